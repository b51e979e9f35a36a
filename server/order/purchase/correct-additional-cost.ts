import type { correctAdditionalCost as endpoint } from '@hakobu/contract/order/purchase/purchase.endpoints.ts';
import { afterEvents } from '#kernel/deferred-response.ts';
import { requireScale } from '#kernel/require-scale.ts';
import type { Handler } from '#kernel/route.ts';
import { lockPurchaseTo } from './lock-purchase.ts';
import { readPurchase } from './read-purchase.ts';
import { storeTerms } from './update-purchase.ts';

/**
 * Corrects the additional cost of a purchase after something of it was paid. Payments stay: the rest becomes
 * due, or the supplier owes a refund.
 */
export const correctAdditionalCost: Handler<typeof endpoint> = async (
  ctx,
  { params: { id }, body: { additional_cost, reason }, version },
) => {
  const before = await lockPurchaseTo(ctx, 'correct_additional_cost', { id, version });
  requireScale('additional_cost', additional_cost, before.currency_id);
  await storeTerms(ctx, before, { additional_cost }, reason);
  return afterEvents(() => readPurchase(ctx, id));
};
