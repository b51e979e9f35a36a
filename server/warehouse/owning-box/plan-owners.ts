// Which order boxes belong to when nobody says so.
import { big, decimal, isPositive, type Decimal } from '@hakobu/contract/kernel/decimal.ts';

interface Goods {
  product_id: string;
  quantity: Decimal;
}
export interface FreeBox {
  id: number;
  /** How many of it belong to nobody. */
  free: number;
  /** What one of it holds. */
  contents: readonly Goods[];
}
export interface OrderWithGoods {
  id: string;
  /** What was distributed to it and is in no box of it yet. */
  goods: readonly Goods[];
}
export interface PlannedOwner {
  box_id: number;
  order_id: string;
  quantity: number;
}

/**
 * Gives boxes to orders, in the order of both, as far as everything that a box holds was distributed to the
 * order. A box of several orders' goods goes to nobody.
 */
export function planOwners(boxes: readonly FreeBox[], orders: readonly OrderWithGoods[]): PlannedOwner[] {
  const waits = new Map(
    orders.map(({ id, goods }) => [id, new Map(goods.map((one) => [one.product_id, one.quantity]))]),
  );
  return boxes.flatMap(({ id: box_id, free, contents }) => {
    let left = free;
    return orders.flatMap(({ id: order_id }) => {
      const goods = waits.get(order_id)!;
      const quantity =
        contents.length === 0 ? 0 : Math.min(left, ...contents.map((one) => timesIn(goods, one)));
      if (quantity === 0) return [];
      left -= quantity;
      for (const one of contents)
        goods.set(
          one.product_id,
          decimal(big(goods.get(one.product_id)!).minus(big(one.quantity).times(quantity))),
        );
      return [{ box_id, order_id, quantity }];
    });
  });
}

/** How many boxes with these goods fit into what waits. */
function timesIn(goods: ReadonlyMap<string, Decimal>, { product_id, quantity }: Goods): number {
  const waiting = goods.get(product_id);
  return waiting !== undefined && isPositive(waiting) ? Math.floor(big(waiting).div(quantity).toNumber()) : 0;
}
