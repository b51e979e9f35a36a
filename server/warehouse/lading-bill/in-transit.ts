import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Context } from '#kernel/context.ts';

/**
 * True when boxes of an order have left or are with a carrier: a bill of theirs is cut off, its container
 * holds some of them, or a delivery has them. `box` and `order` are columns or values.
 */
export const isInTransit = (box: RawBuilder<unknown>, order: RawBuilder<unknown>): RawBuilder<SqlBool> =>
  sql<SqlBool>`(
    exists (
      select from box_lading_bills x
      join lading_bills l on l.id = x.lading_bill_id
      join containers c on c.id = l.container_id
      where x.box_id = ${box} and x.order_id = ${order}
        and (c.had_cut_off or exists (
          select from box_stock s
          join places p on p.id = s.place_id
          where s.box_id = x.box_id and s.quantity > 0 and p.container_id = c.id)))
    or exists (
      select from goods_delivery_boxes g
      join goods_deliveries d on d.id = g.goods_delivery_id
      where g.box_id = ${box} and g.order_id = ${order} and d.status_id <> 'cancelled'))`;

/** Which of these owner rows are in transit, so that their boxes cannot be removed from their order. */
export async function ownersInTransit(
  ctx: Context,
  rows: readonly { id: number }[],
): Promise<ReadonlySet<number>> {
  const { rows: found } = await sql<{ id: number }>`
    select w.id
    from owning_boxes w
    where w.id = any(${rows.map(({ id }) => id)}::bigint[])
      and ${isInTransit(sql.ref('w.box_id'), sql.ref('w.order_id'))}`.execute(ctx.db);
  return new Set(found.map(({ id }) => id));
}
