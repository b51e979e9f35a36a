import { isPositive, least, subtract, type Decimal } from '../../kernel/decimal.ts';

/** What an order line still waits for. */
interface Waiting {
  order_item_id: number;
  quantity: Decimal;
}

/**
 * Gives what is bought to the order lines that wait for the product, in the order they are given; the rest is
 * for stock.
 */
export function allocateToOrders(quantity: Decimal, waiting: readonly Waiting[]): Waiting[] {
  let left = quantity;
  return waiting.flatMap(({ order_item_id, quantity: needs }) => {
    const part = least(left, needs);
    left = subtract(left, part);
    return isPositive(part) ? [{ order_item_id, quantity: part }] : [];
  });
}
