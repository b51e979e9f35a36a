import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Context } from '#kernel/context.ts';
import { loadedOfLine } from '../lading-bill/lading-bill.queries.ts';
import { areasInScope } from '../movement/warehouse-scope.ts';

/** True when something of an owner row `w` is undelivered. Needs no columns of the row. */
export const isUndelivered = sql<SqlBool>`not w.is_cancel_distributed and w.quantity > (
  select coalesce(sum(g.quantity), 0)
  from goods_delivery_boxes g
  join goods_deliveries d on d.id = g.goods_delivery_id
  where g.box_id = w.box_id and g.order_id = w.order_id and d.status_id = 'received')`;

/** Quantity of an owner row `w` that the customer has not confirmed; zero for cancelled rows. */
export const undelivered = sql<number>`case when w.is_cancel_distributed then 0
  else greatest(0, w.quantity - delivered.confirmed) end`;

/**
 * Derived quantities of an owner row `w` (boxes of one number that belong to one order): on lading bills,
 * and in deliveries that are not cancelled. They are zero for cancelled rows, because they count for the row
 * that replaced it.
 */
export const ownerColumns = sql`w.id, w.box_id, w.order_id, w.user_id, w.quantity, w.is_cancel_distributed,
  w.created_at, w.updated_at, w.version,
  on_bills.quantity as quantity_in_lading_bills,
  delivered.quantity as quantity_in_goods_deliveries, ${undelivered} as undelivered_quantity`;

export const ownerTables = sql`owning_boxes w
  cross join lateral (
    select coalesce(sum(l.quantity), 0)::int as quantity, coalesce(sum(l.received_quantity),
      0)::int as arrived
    from box_lading_bills l
    where l.box_id = w.box_id and l.order_id = w.order_id and not w.is_cancel_distributed) as on_bills
  cross join lateral (
    select coalesce(sum(g.quantity) filter (where d.status_id <> 'cancelled'), 0)::int as quantity,
      coalesce(sum(g.quantity) filter (where d.status_id = 'received'), 0)::int as confirmed
    from goods_delivery_boxes g
    join goods_deliveries d on d.id = g.goods_delivery_id
    where g.box_id = w.box_id and g.order_id = w.order_id and not w.is_cancel_distributed) as delivered`;

/**
 * quantity of an owner row `w` in the chosen warehouse, or in any: what has not left the area of
 * packing, plus what has arrived and was not delivered. Limited to the stock of the box there, because boxes
 * may be unloaded elsewhere than planned.
 */
export function quantityInArea(ctx: Context): RawBuilder<number> {
  const areas = areasInScope(ctx);
  const there = (area: string) =>
    areas === undefined ? sql`${sql.ref(area)} is not null` : sql`${sql.ref(area)} in ${areas}`;
  return sql<number>`(
    select case when w.is_cancel_distributed then 0 else greatest(0, least(
      stock.quantity,
      case when ${there('k.area_id')} then w.quantity - lines.loaded else 0 end
        + lines.arrived - gone.quantity
    ))::int end
    from boxes k
    cross join lateral (
      select coalesce(sum(s.quantity), 0) as quantity
      from box_stock s join places p on p.id = s.place_id
      where s.box_id = k.id and ${there('p.area_id')}) as stock
    cross join lateral (
      select coalesce(sum(${loadedOfLine}), 0) as loaded,
        coalesce(sum(x.received_quantity) filter (where ${there('l.to_area_id')}), 0) as arrived
      from box_lading_bills x join lading_bills l on l.id = x.lading_bill_id
      where x.box_id = w.box_id and x.order_id = w.order_id) as lines
    cross join lateral (
      select coalesce(sum(g.quantity), 0) as quantity
      from goods_delivery_boxes g join goods_deliveries d on d.id = g.goods_delivery_id
      where g.box_id = w.box_id and g.order_id = w.order_id and d.status_id in ('shipping', 'received')
        and ${there('d.area_id')}) as gone
    where k.id = w.box_id)`;
}
