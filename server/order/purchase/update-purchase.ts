import type { updatePurchase as endpoint } from '@hakobu/contract/order/purchase/purchase.endpoints.ts';
import { differences, updateRow } from '#kernel/crud/rows.ts';
import { afterwards } from '#kernel/ending.ts';
import type { Handler } from '#kernel/route.ts';
import { lockPurchaseTo } from './lock-purchase.ts';
import { refreshPurchaseCharge } from './purchase-charge.ts';
import { readPurchase } from './read-purchase.ts';

/** Changes note or additional cost; the supplier is owed what the purchase then asks. */
export const updatePurchase: Handler<typeof endpoint> = async (ctx, { params: { id }, body, version }) => {
  const before = await lockPurchaseTo(ctx, 'update', { id, version });
  const content = differences(before, body);
  if (Object.keys(content).length > 0) {
    await updateRow(ctx, 'purchases', id, body);
    await refreshPurchaseCharge(ctx, before);
    ctx.report('purchase', [id], 'purchase_changed');
    ctx.log({ logable_type: 'purchase', logable_id: id, type_id: 'write', content });
  }
  return afterwards(() => readPurchase(ctx, id));
};
