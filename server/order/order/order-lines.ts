// Reads and updates order lines for buying and allocation.
import { sql } from 'kysely';
import type { Decimal } from '@hakobu/contract/kernel/decimal.ts';
import { pipeline } from '#kernel/database/pipeline.ts';
import { lock } from '#kernel/locks/lock.ts';
import type { Context } from '#kernel/context.ts';
import { most } from './tolerance.ts';

/** An order line with the state of its order. */
interface OrderLine {
  id: number;
  order_id: string;
  product_id: string;
  original_product_id: string | null;
  approved: boolean;
  finished: boolean;
  cancelled: boolean;
}
/** A line to buy goods for. `paid`: the goods of its order are paid or recorded as receivable. */
export interface LineToBuy extends OrderLine {
  paid: boolean;
  /** Pieces that can still be bought for it, tolerance included. */
  to_buy: Decimal;
}
/** A line that received goods are allocated to. */
export interface LineToFill extends OrderLine {
  /** Pieces that can still be allocated to it, tolerance included. */
  room: Decimal;
}
/** A line that waits for goods. `paid`: the goods of its order are paid or recorded as receivable. */
export interface WaitingLine extends OrderLine {
  remaining: Decimal;
  paid: boolean;
  customer_name: string;
}

/** Pieces of line `i` from stock: allocated to it from purchase lines that were not bought for it. */
export const fromStock = sql`case when i.distributed_quantity = 0 then 0
  else coalesce((select sum(d.quantity) from order_distributions d
    where d.order_item_id = i.id
    and not exists (select from purchase_item_sources s where s.purchase_item_id = d.purchase_item_id
      and s.order_item_id = i.id)), 0) end`;

/** Orders whose goods are neither paid nor recorded as receivable. */
const unpaidOrders = sql`select c.order_id from charges c where c.kind = 'purchase_cost'
  and c.unsolved > 0`;
/** True while the goods of order `o` are neither paid nor recorded as receivable. */
export const unpaid = sql`o.id in (${unpaidOrders})`;

const lineColumns = sql`i.id, i.order_id, i.product_id, i.original_product_id,
      o.approved_at is not null as approved, o.status_id = 'CompletedFinish' as finished,
      o.cancelled_at is not null as cancelled`;

/** Locks lines of the organization to buy goods for, after their orders. */
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

/** Reads a locked line of the organization for allocating or releasing goods. */
export async function readLineToFill(ctx: Context, id: number): Promise<LineToFill | undefined> {
  const { rows } = await sql<LineToFill>`
    select ${lineColumns}, ${most} - i.distributed_quantity as room
    from order_items i
    join orders o on o.id = i.order_id
    where i.id = ${id} and o.organization_id = ${ctx.organizationId}`.execute(ctx.db);
  return rows[0];
}

/**
 * Condition: line `i` of order `o` waits for goods. The first comparison matches the predicate of a partial
 * index. The second repeats it on an expression with statistics, so that the planner knows how selective it
 * is.
 */
const isShort = sql`i.distributed_quantity < i.quantity - i.cancelled_quantity`;
const needsGoods = sql`${isShort}
  and i.quantity - i.cancelled_quantity - i.distributed_quantity > 0`;
const isOpen = sql`o.approved_at is not null and o.cancelled_at is null
  and o.status_id <> 'CompletedFinish'`;
export const waitsForGoods = sql`(${needsGoods} and ${isOpen})`;

/** Reads the waiting ones of locked lines of locked orders, by approval time of the order. */
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
 * Adds to the bought quantity of locked lines. Quantities are negative where a purchase ends. A line may
 * occur twice.
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

/** Adds to the allocated quantity of a locked line. Negative where goods are released. */
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
