import type { approvePurchase as endpoint } from '@hakobu/contract/order/purchase/purchase.endpoints.ts';
import type { Handler } from '#kernel/route.ts';
import { lockPurchaseTo } from './lock-purchase.ts';
import { recordStep } from './record-step.ts';

/** Records the approval. The purchase can then be ordered and paid. */
export const approvePurchase: Handler<typeof endpoint> = async (ctx, { params: { id }, version }) => {
  const purchase = await lockPurchaseTo(ctx, 'approve', { id, version });
  return recordStep(ctx, purchase, 'approve', { approved_at: ctx.now });
};
