// How much of each order has been handed over to its customer.
import { sql } from 'kysely';
import type { Decimal } from '@hakobu/contract/kernel/decimal.ts';
import type { OrderType } from '@hakobu/contract/order/order/order-types.ts';
import type { Context } from '#kernel/context.ts';

export interface HandedOver {
  id: string;
  type_id: OrderType;
  approved: boolean;
  cancelled: boolean;
  /** Goods bought in the customer's name before that money was booked. */
  outside: boolean;
  /** True where all lines are allocated, all parcels received and all boxes handed over. */
  complete: boolean;
  owned: Decimal;
  handed: Decimal;
  /** Value of the order's lines, and of their pieces handed over. */
  goods: Decimal;
  goods_handed: Decimal;
}

/** Boxes of orders that were delivered or are out for delivery. */
export const handedBoxes = (ids: readonly string[]) => sql`
  select g.order_id, g.box_id, sum(g.quantity)::int as quantity
  from goods_delivery_boxes g
  join goods_deliveries d on d.id = g.goods_delivery_id and d.status_id in ('shipping', 'received')
  where g.order_id = any(${[...ids]}::text[])
  group by 1, 2`;

/** Pieces by product in the boxes of the query `handed`. */
export const handedPieces = sql`
  select h.order_id, i.product_id, sum(h.quantity * i.quantity) as pieces
  from handed h
  join box_items i on i.box_id = h.box_id
  group by 1, 2`;

/** How much of each order has been handed over. Reads tables across packages, as order progress does. */
export async function handedOver(ctx: Context, ids: readonly string[]): Promise<HandedOver[]> {
  const { rows } = await sql<HandedOver>`
    with handed as materialized (${handedBoxes(ids)}),
      pieces as (${handedPieces})
    select o.id, o.type_id, o.approved_at is not null as approved, o.cancelled_at is not null as cancelled,
      exists (
        select from order_payees y
        join purchases p on p.id = y.purchase_id
        where y.order_id = o.id and not p.is_in_books
        union all
        select from order_items l
        join purchase_item_sources s on s.order_item_id = l.id
        join purchase_items n on n.id = s.purchase_item_id
        join purchases p on p.id = n.purchase_id
        where l.order_id = o.id and not p.is_in_books) as outside,
      boxes.handed > 0 and boxes.handed >= boxes.owned
        and not exists (
          select from order_items l
          where l.order_id = o.id and l.distributed_quantity < l.quantity - l.cancelled_quantity)
        and not exists (
          select from order_trackings x
          join trackings t on t.id = x.tracking_id
          where x.order_id = o.id and t.received_at is null) as complete,
      boxes.owned, boxes.handed, lines.goods, lines.goods_handed
    from orders o
    cross join lateral (
      select
        coalesce((select sum(w.quantity) from owning_boxes w where w.order_id = o.id), 0)::numeric as owned,
        coalesce((select sum(h.quantity) from handed h where h.order_id = o.id), 0)::numeric as handed
      ) as boxes
    cross join lateral (
      select coalesce(sum(g.balance), 0) as goods,
        coalesce(sum(g.balance * least(1, g.pieces / nullif(g.need, 0))), 0) as goods_handed
      from (
        select sum(l.balance) as balance, sum(l.quantity - l.cancelled_quantity) as need,
          coalesce((
            select sum(x.pieces) from pieces x
            where x.order_id = o.id and x.product_id = l.product_id), 0) as pieces
        from order_items l
        where l.order_id = o.id
        group by l.product_id) g) as lines
    where o.id = any(${[...ids]}::text[])
    order by o.id`.execute(ctx.db);
  return rows;
}
