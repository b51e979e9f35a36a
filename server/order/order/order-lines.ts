// Lines of orders as buying and distributing see them; what they change of a line is written here.
import { sql } from 'kysely';
import type { Decimal } from '@hakobu/contract/kernel/decimal.ts';
import { pipeline } from '#kernel/database/pipeline.ts';
import { lock } from '#kernel/locks/lock.ts';
import type { Context } from '#kernel/context.ts';
import { most } from './tolerance.ts';

/** What a line is, and how it stands with its order. */
interface OrderLine {
  id: number;
  order_id: string;
  product_id: string;
  original_product_id: string | null;
  approved: boolean;
  cancelled: boolean;
}
/** A line that goods are bought for. `paid`: the goods of its order are paid or on debt. */
export interface LineToBuy extends OrderLine {
  paid: boolean;
  /** As much can still be bought for it, with what is tolerated. */
  to_buy: Decimal;
}
/** A line that received goods are given to. */
export interface LineToFill extends OrderLine {
  /** As much can still be given to it, with what is tolerated. */
  room: Decimal;
}
/** A line that is missing goods, with whom it is for, and whether the goods of its order are paid or on debt. */
export interface WaitingLine extends OrderLine {
  remaining: Decimal;
  paid: boolean;
  customer_name: string;
}

/** Goods of a line that came from stock: distributed to it although no purchase line names it. */
export const fromStock = sql`case when i.distributed_quantity = 0 then 0
  else coalesce((select sum(d.quantity) from order_distributions d
    where d.order_item_id = i.id
    and not exists (select from purchase_item_sources s where s.purchase_item_id = d.purchase_item_id
      and s.order_item_id = i.id)), 0) end`;

/** Orders whose goods are not paid or put on debt. */
const unpaidOrders = sql`select c.order_id from charges c where c.kind = 'purchase_cost'
  and c.unsolved > 0`;
/** True while the goods of order `o` are not paid or put on debt. */
export const unpaid = sql`o.id in (${unpaidOrders})`;

const lineColumns = sql`i.id, i.order_id, i.product_id, i.original_product_id,
      o.approved_at is not null as approved, o.cancelled_at is not null as cancelled`;

/** Locks lines of the organization that are to be bought for, and their orders first. */
export async function lockLinesToBuy(ctx: Context, ids: readonly number[]): Promise<Map<number, LineToBuy>> {
  if (ids.length === 0) return new Map();
  const [, , { rows }] = await pipeline(
    () => lock(ctx, 'orders', sql`select order_id from order_items where id = any(${ids}::bigint[])`),
    () => lock(ctx, 'order_items', ids),
    () =>
      sql<LineToBuy>`
        select ${lineColumns}, not ${unpaid} as paid,
          greatest(${most} - i.purchased_quantity - ${fromStock}, 0) as to_buy
        from order_items i
        join orders o on o.id = i.order_id
        where i.id = any(${ids}::bigint[]) and o.organization_id = ${ctx.organizationId}`.execute(ctx.db),
  );
  return new Map(rows.map((row) => [row.id, row]));
}

/** Reads a locked line of the organization that goods are given to or taken from. */
export async function readLineToFill(ctx: Context, id: number): Promise<LineToFill | undefined> {
  const { rows } = await sql<LineToFill>`
    select ${lineColumns}, ${most} - i.distributed_quantity as room
    from order_items i
    join orders o on o.id = i.order_id
    where i.id = ${id} and o.organization_id = ${ctx.organizationId}`.execute(ctx.db);
  return rows[0];
}

/**
 * Condition on line `i` of order `o`: goods can be given to it. An index of such lines knows the first form;
 * of the second a plan knows how few they are, and that they are not among the first.
 */
const lacksAny = sql`i.distributed_quantity < i.quantity - i.cancelled_quantity`;
const lacksGoods = sql`${lacksAny}
  and i.quantity - i.cancelled_quantity - i.distributed_quantity > 0`;
const stands = sql`o.approved_at is not null and o.cancelled_at is null`;
export const waitsForGoods = sql`(${lacksGoods} and ${stands})`;

/** Reads the locked lines of locked orders that wait for goods, the longest approved first. */
export async function readWaitingLines(
  ctx: Context,
  { orders, lines }: { orders: readonly string[]; lines: readonly number[] },
): Promise<WaitingLine[]> {
  const { rows } = await sql<WaitingLine>`
    select ${lineColumns}, i.quantity - i.cancelled_quantity - i.distributed_quantity as remaining,
      not ${unpaid} as paid, u.name as customer_name
    from order_items i
    join orders o on o.id = i.order_id
    join users u on u.id = o.customer_id
    where i.id = any(${[...lines]}::bigint[]) and o.id = any(${[...orders]}::text[])
      and ${waitsForGoods}
    order by o.approved_at, i.id`.execute(ctx.db);
  return rows;
}

/**
 * Adds to what is bought for locked lines; less than zero where a purchase ends. A line may be named twice.
 */
export async function addPurchasedQuantities(
  ctx: Context,
  changes: readonly { order_item_id: number; quantity: Decimal }[],
): Promise<void> {
  if (changes.length === 0) return;
  await sql`
    update order_items i
    set purchased_quantity = i.purchased_quantity + c.quantity, version = i.version + 1, updated_at = now()
    from (
      select order_item_id, sum(quantity) as quantity
      from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as c (order_item_id bigint, quantity numeric)
      group by 1) as c
    where i.id = c.order_item_id`.execute(ctx.db);
}

/** Adds to what a locked line got of received goods; less than zero where it gives some back. */
export async function addDistributedToLine(ctx: Context, id: number, change: Decimal): Promise<void> {
  await ctx.db
    .updateTable('order_items')
    .set((line) => ({
      distributed_quantity: line('distributed_quantity', '+', change),
      version: line('version', '+', 1),
      updated_at: sql<string>`now()`,
    }))
    .where('id', '=', id)
    .execute();
}
