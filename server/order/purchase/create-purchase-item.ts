import { lineAmounts } from '@hakobu/contract/order/order-item/line-amounts.ts';
import type { createPurchaseItem as endpoint } from '@hakobu/contract/order/purchase/purchase-item.endpoints.ts';
import { hasRow, insertRow } from '#kernel/crud/rows.ts';
import { afterEvents } from '#kernel/deferred-response.ts';
import { unknownReference } from '#kernel/refusal.ts';
import type { Handler } from '#kernel/route.ts';
import { reportPrices } from './last-prices.ts';
import { lockPurchaseTo } from './lock-purchase.ts';
import { refreshPurchaseCharge } from './purchase-charge.ts';
import { readPurchaseItem } from './read-purchase.ts';

/** Adds a line for stock to a purchase that is still open, and its amount to the charge. */
export const createPurchaseItem: Handler<typeof endpoint> = async (
  ctx,
  { body: { purchase_id, is_price_with_tax, ...typed } },
) => {
  const purchase = await lockPurchaseTo(ctx, 'add_line', { id: purchase_id, version: undefined });
  if (!(await hasRow(ctx, 'products', { id: typed.product_id })))
    throw unknownReference('product_id', typed.product_id);
  const id = await insertRow(ctx, 'purchase_items', {
    purchase_id,
    ...typed,
    ...lineAmounts({ ...typed, is_price_with_tax }, purchase.currency_id),
  });
  await refreshPurchaseCharge(ctx, purchase);
  ctx.emit('purchase', [purchase_id], 'line_added');
  reportPrices(ctx, purchase, [typed.product_id], 'line_added');
  ctx.log({
    logable_type: 'purchase',
    logable_id: purchase_id,
    type_id: 'write',
    content: { item_id: id, ...typed },
  });
  return afterEvents(() => readPurchaseItem(ctx, id));
};
