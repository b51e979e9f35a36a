// Proposes which order lines get received goods.
import { isPositive, least, subtract, type Decimal } from '@hakobu/contract/kernel/decimal.ts';

/** Received goods that are not allocated. */
export interface Pool {
  /** Id of the purchase line. */
  id: number;
  product_id: string;
  remaining: Decimal;
  /** Order lines that the goods were bought for. */
  bought_for: readonly number[];
}
/** An order line that waits for goods. Lines are served by approval time, the earliest first. */
export interface Waiting {
  id: number;
  product_id: string;
  original_product_id: string | null;
  remaining: Decimal;
  /** True where the goods of the order are paid or recorded as receivable. */
  paid: boolean;
}
export interface PlannedDistribution {
  purchase_item_id: number;
  order_item_id: number;
  quantity: Decimal;
}

/**
 * Allocates every pool first to the lines it was bought for, then to paid orders that wait for the product,
 * each by approval time. Never allocates more than a pool has or a line needs.
 */
export function planDistributions(
  pools: readonly Pool[],
  waiting: readonly Waiting[],
): PlannedDistribution[] {
  const left = new Map(pools.map(({ id, remaining }) => [id, remaining]));
  const needs = new Map(waiting.map(({ id, remaining }) => [id, remaining]));
  const fill = (pool: Pool, lines: readonly Waiting[]): PlannedDistribution[] =>
    lines.flatMap((line) => {
      const quantity = least(left.get(pool.id)!, needs.get(line.id)!);
      if (!isPositive(quantity)) return [];
      left.set(pool.id, subtract(left.get(pool.id)!, quantity));
      needs.set(line.id, subtract(needs.get(line.id)!, quantity));
      return [{ purchase_item_id: pool.id, order_item_id: line.id, quantity }];
    });
  const asksFor = (pool: Pool, line: Waiting) =>
    line.product_id === pool.product_id || line.original_product_id === pool.product_id;
  const meant = pools.flatMap((pool) =>
    fill(
      pool,
      waiting.filter((line) => asksFor(pool, line) && pool.bought_for.includes(line.id)),
    ),
  );
  const others = pools.flatMap((pool) =>
    fill(
      pool,
      waiting.filter((line) => line.paid && asksFor(pool, line) && !pool.bought_for.includes(line.id)),
    ),
  );
  return [...meant, ...others];
}
