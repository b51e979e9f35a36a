import { sql } from 'kysely';
import type { Context } from '#kernel/context.ts';

/**
 * Marks boxes that arrived in a container on the lines of its bills, the earliest first. Returns their
 * orders.
 */
export async function receiveLines(
  ctx: Context,
  { container_id, box_id, quantity }: { container_id: number; box_id: number; quantity: number },
): Promise<string[]> {
  const { rows } = await sql<{ order_id: string }>`
    with lines as (
      select x.id, x.order_id, x.quantity - x.received_quantity as open,
        sum(x.quantity - x.received_quantity) over (order by x.id) as until
      from box_lading_bills x
      join lading_bills l on l.id = x.lading_bill_id
      where l.container_id = ${container_id} and x.box_id = ${box_id}
    )
    update box_lading_bills x
    set received_quantity = x.received_quantity
        + least(l.open, greatest(0, ${quantity} - (l.until - l.open)))::int,
      version = x.version + 1,
      updated_at = now()
    from lines l
    where x.id = l.id and ${quantity} > l.until - l.open
    returning l.order_id`.execute(ctx.db);
  return rows.map(({ order_id }) => order_id);
}
