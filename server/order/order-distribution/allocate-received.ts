import type { z } from 'zod';
import { least, type Decimal } from '@hakobu/contract/kernel/decimal.ts';
import type { proposedDistribution } from '@hakobu/contract/order/order-distribution/order-distribution.endpoints.ts';
import { withoutRowLimits, type Context } from '#kernel/context.ts';
import { readWaitingLines } from '../order/order-lines.ts';
import { readGoodsToDistribute } from '../purchase/received-goods.ts';
import { planDistributions } from './plan-distributions.ts';
import { recordPlans } from './record-plans.ts';

/** Pieces of purchase lines, and the locked orders that they may be allocated to. */
interface Received {
  pieces: ReadonlyMap<number, Decimal>;
  orders: readonly string[];
}

/**
 * Allocates the goods of a tally to the order lines they were bought for; what is left stays free. Order
 * lines and purchase lines are locked. Purchasing decided this when it bought, so the person who tallies
 * needs no right to allocate.
 */
export async function allocateReceived(
  caller: Context,
  { pieces, orders }: Received,
): Promise<z.output<typeof proposedDistribution>[]> {
  const ctx = withoutRowLimits(caller);
  const found = await readGoodsToDistribute(ctx, [...pieces.keys()]);
  // a distribution that somebody took back is not made again by a later tally
  const pools = found.map((pool) => ({
    ...pool,
    remaining: least(pool.remaining, pieces.get(pool.id) ?? '0'),
  }));
  const lines = pools.flatMap(({ bought_for }) => bought_for);
  if (lines.length === 0) return [];
  const waiting = await readWaitingLines(ctx, { orders, lines });
  const plans = planDistributions(pools, waiting).filter((plan) =>
    pools.find(({ id }) => id === plan.purchase_item_id)!.bought_for.includes(plan.order_item_id),
  );
  return recordPlans(ctx, { plans, pools, waiting });
}
