import { sql } from 'kysely';
import { add, compare, least, negate, subtract, type Decimal } from '@hakobu/contract/kernel/decimal.ts';
import type { Context } from '#kernel/context.ts';
import { addPurchasedQuantities } from '../order/order-lines.ts';

/**
 * Subtracts what a locked purchase, or one of its lines, buys for order lines from their bought quantities.
 * The caller has locked the orders.
 */
export async function buyAgain(
  ctx: Context,
  purchaseId: number,
  lineId: number | null = null,
): Promise<void> {
  const { rows } = await sql<{ order_item_id: number; quantity: Decimal }>`
    select s.order_item_id, s.quantity
    from purchase_item_sources s
    join purchase_items i on i.id = s.purchase_item_id
    where i.purchase_id = ${purchaseId} and i.id = coalesce(${lineId}::bigint, i.id)`.execute(ctx.db);
  await addPurchasedQuantities(
    ctx,
    rows.map(({ order_item_id, quantity }) => ({ order_item_id, quantity: negate(quantity) })),
  );
}

/**
 * Cuts what a locked line buys for order lines to `covered` pieces in total, latest approved order first.
 * Allocated pieces stay. Answers whether anything was cut.
 */
export async function buyAgainBeyond(ctx: Context, lineId: number, covered: Decimal): Promise<boolean> {
  const { rows } = await sql<{ order_item_id: number; quantity: Decimal; allocated: Decimal }>`
    select s.order_item_id, s.quantity, coalesce((
        select sum(d.quantity) from order_distributions d
        where d.purchase_item_id = s.purchase_item_id and d.order_item_id = s.order_item_id), 0) as allocated
    from purchase_item_sources s
    join order_items i on i.id = s.order_item_id
    join orders o on o.id = i.order_id
    where s.purchase_item_id = ${lineId}
    order by o.approved_at desc, i.id desc`.execute(ctx.db);
  let beyond = subtract(add('0', ...rows.map(({ quantity }) => quantity)), covered);
  const changes: { order_item_id: number; quantity: Decimal }[] = [];
  for (const { order_item_id, quantity, allocated } of rows) {
    const part = least(beyond, compare(quantity, allocated) > 0 ? subtract(quantity, allocated) : '0');
    if (compare(part, '0') <= 0) continue;
    beyond = subtract(beyond, part);
    changes.push({ order_item_id, quantity: negate(part) });
    await keepSource(ctx, { lineId, orderLineId: order_item_id, quantity: subtract(quantity, part) });
  }
  await addPurchasedQuantities(ctx, changes);
  return changes.length > 0;
}

/** Sets how much a purchase line buys for an order line. Deletes the row at zero. */
async function keepSource(
  ctx: Context,
  { lineId, orderLineId, quantity }: { lineId: number; orderLineId: number; quantity: Decimal },
): Promise<void> {
  if (compare(quantity, '0') > 0)
    await ctx.db
      .updateTable('purchase_item_sources')
      .set({ quantity })
      .where('purchase_item_id', '=', lineId)
      .where('order_item_id', '=', orderLineId)
      .execute();
  else
    await ctx.db
      .deleteFrom('purchase_item_sources')
      .where('purchase_item_id', '=', lineId)
      .where('order_item_id', '=', orderLineId)
      .execute();
}
