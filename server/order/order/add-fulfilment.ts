import { sql } from 'kysely';
import { compare, isZero, subtract, type Decimal } from '@hakobu/contract/kernel/decimal.ts';
import type { RowOf } from '@hakobu/contract/kernel/endpoint.ts';
import type { listOrderedGoods } from '@hakobu/contract/order/order-item/ordered-goods.endpoints.ts';
import type { Context } from '#kernel/context.ts';

export type OrderedGoods = RowOf<typeof listOrderedGoods>;

type InBoxes = Pick<OrderedGoods, 'packed_quantity' | 'shipped_quantity' | 'handed_over_quantity'>;

/**
 * Sets on each line how many of its pieces are in boxes, and the stage that all of its pieces reached.
 * Boxes belong to orders, not to lines: where lines of one order want the same product, the older line gets
 * the pieces first.
 */
export async function addFulfilment(ctx: Context, rows: OrderedGoods[]): Promise<void> {
  const inBoxes = await readBoxes(ctx, rows);
  for (const row of rows) {
    Object.assign(row, inBoxes.get(row.id));
    row.state = stateOf(row);
  }
}

function stateOf(row: OrderedGoods): OrderedGoods['state'] {
  const wanted: Decimal = subtract(row.quantity, row.cancelled_quantity);
  if (row.order_cancelled || isZero(wanted)) return 'cancelled';
  const whole = subtract(wanted, row.tolerance);
  const all = (quantity: Decimal): boolean => compare(quantity, whole) >= 0;
  if (all(row.handed_over_quantity)) return 'handed_over';
  if (all(row.shipped_quantity)) return 'shipped';
  if (all(row.packed_quantity)) return 'packed';
  if (all(row.distributed_quantity)) return 'received';
  return all(row.purchased_quantity) ? 'bought' : 'to_buy';
}

/** Pieces by product in the boxes of orders, by the state of the box. */
const piecesIn = (orders: readonly string[]) => sql`
  select order_id, product_id, sum(quantity) filter (where stage = 'packed') as packed,
    sum(quantity) filter (where stage = 'shipped') as shipped,
    sum(quantity) filter (where stage = 'handed') as handed
  from (
    select 'packed' as stage, w.order_id, b.product_id, w.quantity * b.quantity as quantity
    from owning_boxes w
    join box_items b on b.box_id = w.box_id
    where w.order_id = any(${orders}::text[]) and not w.is_cancel_distributed
    union all
    select 'shipped', x.order_id, b.product_id, x.quantity * b.quantity
    from box_lading_bills x
    join lading_bills l on l.id = x.lading_bill_id
    join containers c on c.id = l.container_id and c.had_cut_off
    join box_items b on b.box_id = x.box_id
    where x.order_id = any(${orders}::text[])
    union all
    select 'handed', g.order_id, b.product_id, g.quantity * b.quantity
    from goods_delivery_boxes g
    join goods_deliveries d on d.id = g.goods_delivery_id and d.status_id in ('shipping', 'received')
    join box_items b on b.box_id = g.box_id
    where g.order_id = any(${orders}::text[])) as boxes
  group by order_id, product_id`;

/** Quantity that a line wants, or its allocated quantity where that is larger. */
const asked = sql`greatest(quantity - cancelled_quantity, distributed_quantity)`;

async function readBoxes(ctx: Context, rows: readonly OrderedGoods[]): Promise<Map<number, InBoxes>> {
  const orders = [...new Set(rows.map(({ order_id }) => order_id))];
  const share = (stage: 'packed' | 'shipped' | 'handed') =>
    sql`greatest(0, least(n.wanted, coalesce(p.${sql.ref(stage)}, 0) - n.before))`;
  const { rows: found } = await sql<InBoxes & { id: number }>`
    select n.id, ${share('packed')} as packed_quantity, ${share('shipped')} as shipped_quantity,
      ${share('handed')} as handed_over_quantity
    from (
      select id, order_id, product_id, ${asked} as wanted,
        coalesce(sum(${asked}) over (
          partition by order_id, product_id order by id rows between unbounded preceding and 1 preceding),
          0) as before
      from order_items
      where order_id = any(${orders}::text[])) as n
    left join (${piecesIn(orders)}) as p on p.order_id = n.order_id and p.product_id = n.product_id
    where n.id = any(${rows.map(({ id }) => id)}::bigint[])`.execute(ctx.db);
  return new Map(found.map(({ id, ...quantities }) => [id, quantities]));
}
