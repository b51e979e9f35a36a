import type { orderPurchase as endpoint } from '@hakobu/contract/order/purchase/purchase.endpoints.ts';
import type { Handler } from '#kernel/route.ts';
import { lockPurchaseTo } from './lock-purchase.ts';
import { recordStep } from './record-step.ts';

/** Records that the purchase was ordered from the supplier. Goods can be received from now on. */
export const orderPurchase: Handler<typeof endpoint> = async (ctx, { params: { id }, version }) => {
  const purchase = await lockPurchaseTo(ctx, 'order', { id, version });
  return recordStep(ctx, purchase, 'order', { ordered_at: ctx.now });
};
