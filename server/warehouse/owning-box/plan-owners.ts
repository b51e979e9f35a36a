// Proposes the owners of free boxes.
import { big, decimal, isPositive, type Decimal } from '@hakobu/contract/kernel/decimal.ts';

interface Goods {
  product_id: string;
  quantity: Decimal;
}
export interface FreeBox {
  id: number;
  /** The free quantity of it. */
  free: number;
  /** The contents of one of it. */
  contents: readonly Goods[];
}
export interface OrderWithGoods {
  id: string;
  /** Goods distributed to it that are in no box of it yet. */
  goods: readonly Goods[];
}
export interface PlannedOwner {
  box_id: number;
  order_id: string;
  quantity: number;
}

/**
 * Assigns boxes to orders, in the order of both, as far as the contents of a box were distributed to the
 * order. A box with goods of several orders is assigned to none.
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

/** How many boxes with these goods the waiting goods fill. */
function timesIn(goods: ReadonlyMap<string, Decimal>, { product_id, quantity }: Goods): number {
  const waiting = goods.get(product_id);
  return waiting !== undefined && isPositive(waiting) ? Math.floor(big(waiting).div(quantity).toNumber()) : 0;
}
