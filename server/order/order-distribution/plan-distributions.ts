// Who gets received goods when nobody says so.
import { isPositive, least, subtract, type Decimal } from '@hakobu/contract/kernel/decimal.ts';

/** Goods that came and belong to nobody yet. */
export interface Pool {
  /** The purchase line. */
  id: number;
  product_id: string;
  remaining: Decimal;
  /** The order lines it was bought for. */
  bought_for: readonly number[];
}
/** An order line that waits for goods; the longest approved come first. */
export interface Waiting {
  id: number;
  product_id: string;
  original_product_id: string | null;
  remaining: Decimal;
  /** The goods of its order are paid or on debt. */
  paid: boolean;
}
export interface PlannedDistribution {
  purchase_item_id: number;
  order_item_id: number;
  quantity: Decimal;
}

/**
 * Gives every pool first to the lines it was bought for, then what is left to paid orders that wait for the
 * product; each time to the longest approved first. Never more than a pool holds or a line needs.
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
