import { sql } from 'kysely';

/**
 * What is known of an owner row `w` (boxes of one number that belong to one order): how many are on lading
 * bills, how many of them have arrived at a destination and not left, how many are in deliveries that are not
 * cancelled. What was taken off the order has none of these: they are the row's that came after it.
 */
export const ownerColumns = sql`w.id, w.box_id, w.order_id, w.user_id, w.quantity, w.is_cancel_distributed,
  w.created_at, w.updated_at, w.version,
  on_bills.quantity as quantity_in_lading_bills,
  on_bills.arrived - delivered.left_area as quantity_of_owner_in_area,
  delivered.quantity as quantity_in_goods_deliveries`;

export const ownerTables = sql`owning_boxes w
  cross join lateral (
    select coalesce(sum(l.quantity), 0)::int as quantity, coalesce(sum(l.received_quantity),
      0)::int as arrived
    from box_lading_bills l
    where l.box_id = w.box_id and l.order_id = w.order_id and not w.is_cancel_distributed) as on_bills
  cross join lateral (
    select coalesce(sum(g.quantity) filter (where d.status_id <> 'cancelled'), 0)::int as quantity,
      coalesce(sum(g.quantity) filter (where d.status_id in ('shipping', 'received')), 0)::int as left_area
    from goods_delivery_boxes g
    join goods_deliveries d on d.id = g.goods_delivery_id
    where g.box_id = w.box_id and g.order_id = w.order_id and not w.is_cancel_distributed) as delivered`;
