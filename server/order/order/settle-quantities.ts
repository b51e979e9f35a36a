import { sql } from 'kysely';
import { add, compare, subtract, type Decimal } from '@hakobu/contract/kernel/decimal.ts';
import type { CurrencyId } from '@hakobu/contract/kernel/money.ts';
import { lineAmounts } from '@hakobu/contract/order/order-item/line-amounts.ts';
import type { settleQuantities as endpoint } from '@hakobu/contract/order/order/order.endpoints.ts';
import type { Context } from '#kernel/context.ts';
import { updateRow } from '#kernel/crud/rows.ts';
import { afterEvents } from '#kernel/deferred-response.ts';
import { lock } from '#kernel/locks/lock.ts';
import { Refusal } from '#kernel/refusal.ts';
import type { Handler } from '#kernel/route.ts';
import { lockOrderTo } from './lock-order.ts';
import { refreshOrderCharges } from './order-charges.ts';
import { fromStock } from './order-lines.ts';
import { readOrder } from './read-order.ts';
import { enough, most, wanted } from './tolerance.ts';

interface DifferingLine {
  id: number;
  quantity: Decimal;
  cancelled_quantity: Decimal;
  distributed_quantity: Decimal;
  price: Decimal;
  tax_percent: Decimal;
  discount_tax_per_tax_percent: Decimal;
  currency_id: CurrencyId;
}

/**
 * Adjusts lines to the quantities they got within tolerance: shortages are cancelled, surpluses are
 * ordered, and the charges follow. Afterwards the lines have no tolerance.
 */
export const settleQuantities: Handler<typeof endpoint> = async (ctx, { params: { id }, version }) => {
  await lockOrderTo(ctx, 'settle_quantities', { id, version });
  await lock(ctx, 'order_items', sql`select id from order_items where order_id = ${id}`);
  const lines = await readDiffering(ctx, id);
  const facts = { values: { order_id: id }, details: { order_id: id } };
  if (lines.length === 0) throw new Refusal('nothing_to_settle', facts);
  for (const line of lines) await settle(ctx, id, line);
  await refreshOrderCharges(ctx, id);
  ctx.emit('order', [id], 'quantities_settled');
  return afterEvents(() => readOrder(ctx, id));
};

/** Lines of a locked order that got a different quantity than they want and await no more goods. */
async function readDiffering(ctx: Context, orderId: string): Promise<DifferingLine[]> {
  const { rows } = await sql<DifferingLine>`
    select i.id, i.quantity, i.cancelled_quantity, i.distributed_quantity, i.price, i.tax_percent,
      i.discount_tax_per_tax_percent, i.currency_id
    from order_items i
    where i.order_id = ${orderId} and i.distributed_quantity <> ${wanted}
      and i.distributed_quantity between ${enough} and ${most}
      and i.purchased_quantity + ${fromStock} <= i.distributed_quantity
    order by i.id`.execute(ctx.db);
  return rows;
}

async function settle(ctx: Context, order_id: string, line: DifferingLine): Promise<void> {
  const { id, quantity, cancelled_quantity, distributed_quantity } = line;
  const short = compare(distributed_quantity, subtract(quantity, cancelled_quantity)) < 0;
  const settled = short
    ? { cancelled_quantity: subtract(quantity, distributed_quantity) }
    : { quantity: add(distributed_quantity, cancelled_quantity) };
  const money = lineAmounts(
    { ...line, quantity: distributed_quantity, is_price_with_tax: false },
    line.currency_id,
  );
  await updateRow(ctx, 'order_items', id, { ...settled, ...money, tolerance_percent: '0' });
  ctx.log({
    logable_type: 'order',
    logable_id: order_id,
    type_id: 'write',
    content: { item_id: id, ...settled, balance: money.balance },
  });
}
