import { lineAmounts } from '@hakobu/contract/order/order-item/line-amounts.ts';
import type { Decimal } from '@hakobu/contract/kernel/decimal.ts';
import type { Context } from '#kernel/context.ts';
import { insertRow } from '#kernel/crud/rows.ts';
import { belongsToOrder } from './belongs-to-order.ts';
import { refreshOrderCharges } from './order-charges.ts';

/** Adds a line for one piece of a won lot to a locked order, and its price to the charges. */
export async function addWonLine(
  ctx: Context,
  order_id: string,
  { product_id, price }: { product_id: string; price: Decimal },
): Promise<void> {
  const untaxed = { quantity: '1', tax_percent: '0', discount_tax_per_tax_percent: '0' };
  const money = lineAmounts({ ...untaxed, price, is_price_with_tax: false }, 'JPY');
  const line = { ...untaxed, ...money, ...belongsToOrder(order_id), product_id, currency_id: 'JPY' };
  await insertRow(ctx, 'order_items', line);
  await refreshOrderCharges(ctx, order_id);
}
