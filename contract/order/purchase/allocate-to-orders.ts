import { isPositive, least, subtract, type Decimal } from '../../kernel/decimal.ts';

/** Quantity that an order line still needs. */
interface Waiting {
  order_item_id: number;
  quantity: Decimal;
}

/** Allocates bought pieces to order lines in the order of the list. The rest is for stock. */
export function allocateToOrders(quantity: Decimal, waiting: readonly Waiting[]): Waiting[] {
  let left = quantity;
  return waiting.flatMap(({ order_item_id, quantity: needs }) => {
    const part = least(left, needs);
    left = subtract(left, part);
    return isPositive(part) ? [{ order_item_id, quantity: part }] : [];
  });
}
