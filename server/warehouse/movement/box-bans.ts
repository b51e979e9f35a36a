// Bans of the goods in boxes.
import { sql, type RawBuilder } from 'kysely';
import type { Context } from '#kernel/context.ts';
import { isBannedBy } from '../../order/order/bans.ts';

const goodsOf = (box: RawBuilder<unknown>) => sql`box_items g join products p on p.id = g.product_id
  where g.box_id = ${box}`;

/** The bans of a box: the union of the bans of its contents. */
export const boxBans = (box: RawBuilder<unknown>) => sql`
  exists (select from ${goodsOf(box)} and p.banned_air) as banned_air,
  exists (select from ${goodsOf(box)} and p.banned_sea) as banned_sea,
  exists (select from ${goodsOf(box)} and p.banned_export) as banned_export`;

/** Products in a box that are banned from a shipment method. */
export const bannedInBox = (box: RawBuilder<unknown>, method: RawBuilder<unknown>) => sql<string[]>`array(
  select distinct p.id from ${goodsOf(box)} and ${isBannedBy(method)} order by 1)`;

/** Boxes on bills `l` with goods banned from the bill's shipment method. */
export const bannedOnBills = (bills: RawBuilder<unknown>) => sql<number[]>`array(
  select distinct x.box_id
  from lading_bills l
  join box_lading_bills x on x.lading_bill_id = l.id
  where ${bills} and exists (select from ${goodsOf(sql`x.box_id`)} and ${isBannedBy(sql`l.shipment_method_id`)})
  order by 1)`;

/** Boxes of orders with goods banned from the order's shipment method. */
export async function boxesBannedForOrders(ctx: Context, ids: readonly number[]): Promise<Set<number>> {
  const { rows } = await sql<{ box_id: number }>`
    select distinct w.box_id
    from owning_boxes w
    join orders o on o.id = w.order_id
    where w.box_id = any(${[...ids]}::bigint[]) and w.quantity > 0 and not w.is_cancel_distributed
      and exists (select from ${goodsOf(sql`w.box_id`)}
        and ${isBannedBy(sql`o.shipment_method_id`)})`.execute(ctx.db);
  return new Set(rows.map(({ box_id }) => box_id));
}
