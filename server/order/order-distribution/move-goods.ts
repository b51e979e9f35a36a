// Shared by allocating goods to order lines and releasing them.
import { sql, type RawBuilder } from 'kysely';
import { add, compare, least, subtract, type Decimal } from '@hakobu/contract/kernel/decimal.ts';
import { pipeline } from '#kernel/database/pipeline.ts';
import { lock } from '#kernel/locks/lock.ts';
import type { Context } from '#kernel/context.ts';
import { Refusal, refuseField, unknownReference } from '#kernel/refusal.ts';
import { addDistributedToLine, readLineToFill, type LineToFill } from '../order/order-lines.ts';
import { addDistributedOfGoods, readReceivedGoods, type ReceivedGoods } from '../purchase/received-goods.ts';

/** The purchase line that goods come from, and the order line that gets them. */
export interface Ends {
  goods: Pick<ReceivedGoods, 'id' | 'purchase_id'>;
  line: Pick<LineToFill, 'id' | 'order_id'>;
}
interface ReadEnds extends Ends {
  goods: ReceivedGoods;
  line: LineToFill;
}

/** Query that selects `purchase_item_id, order_item_id` of distributions. */
type EndsQuestion = RawBuilder<unknown>;

/**
 * Locks orders and purchases, then order lines and purchase lines of distributions. Answers the ids of the
 * rows that exist.
 */
export function lockEnds(
  ctx: Context,
  ends: EndsQuestion,
): Promise<[orders: string[], purchases: number[], lines: number[], goods: number[]]> {
  const lines = sql`select d.order_item_id from (${ends}) d`;
  const goods = sql`select d.purchase_item_id from (${ends}) d`;
  return pipeline(
    () => lock(ctx, 'orders', sql`select i.order_id from order_items i where i.id in (${lines})`),
    () => lock(ctx, 'purchases', sql`select i.purchase_id from purchase_items i where i.id in (${goods})`),
    () => lock(ctx, 'order_items', lines),
    () => lock(ctx, 'purchase_items', goods),
  );
}

/**
 * The locked purchase line and order line of one distribution. Refuses with `unknown_reference` where one
 * is missing.
 */
export async function readEnds(
  ctx: Context,
  { purchase_item_id, order_item_id }: { purchase_item_id: number; order_item_id: number },
): Promise<ReadEnds> {
  const [goods, line] = await pipeline(
    () => readReceivedGoods(ctx, purchase_item_id),
    () => readLineToFill(ctx, order_item_id),
  );
  if (goods === undefined) throw unknownReference('purchase_item_id', purchase_item_id);
  if (line === undefined) throw unknownReference('order_item_id', order_item_id);
  return { goods, line };
}

/** Refuses to change the goods of an order that is not approved, finished or cancelled. */
export function requireOpenOrder({ order_id, ...order }: LineToFill): void {
  const facts = { values: { order_id }, details: { order_id } };
  if (order.cancelled) throw new Refusal('order_is_cancelled', facts);
  if (order.finished) throw new Refusal('order_is_finished', facts);
  if (!order.approved) throw new Refusal('order_not_approved', facts);
}

/**
 * Rules D-1, D-2 and D-4: at most the received quantity, at most what the line still needs, and the same
 * product.
 */
export function requireRoom({ goods, line }: ReadEnds, quantity: Decimal): void {
  requireOpenOrder(line);
  if (goods.product_id !== line.product_id && goods.product_id !== line.original_product_id)
    throw refuseField('order_item_id', 'order_line_not_of_product');
  const available = goods.cancelled ? '0' : goods.remaining;
  if (compare(quantity, available) > 0)
    throw refuseField('quantity', 'over_distribution', { maximum: available }, { available });
  if (compare(quantity, line.room) > 0)
    throw refuseField(
      'quantity',
      'over_line',
      { maximum: least(line.room, available) },
      { order_id: line.order_id, remaining: line.room },
    );
}

/**
 * Refuses to release goods that are in boxes of the order. The boxes have to be taken off the order first.
 */
export async function requireOutsideBoxes(ctx: Context, line: LineToFill, released: Decimal): Promise<void> {
  const {
    rows: [sum],
  } = await sql<{ boxed: Decimal; distributed: Decimal }>`
    select
      (select coalesce(sum(o.quantity * b.quantity), 0)
        from owning_boxes o
        join box_items b on b.box_id = o.box_id
        where o.order_id = ${line.order_id} and b.product_id = ${line.product_id}) as boxed,
      (select coalesce(sum(distributed_quantity), 0)
        from order_items
        where order_id = ${line.order_id} and product_id = ${line.product_id}) as distributed`.execute(
    ctx.db,
  );
  if (compare(subtract(sum!.distributed, released), sum!.boxed) >= 0 || compare(sum!.boxed, '0') === 0)
    return;
  throw new Refusal('distribution_in_boxes', {
    values: { order_id: line.order_id },
    details: {
      order_id: line.order_id,
      boxed: sum!.boxed,
      distributed: sum!.distributed,
      released: add(released),
    },
  });
}

/** Adds `change` pieces to both lines of a distribution. Negative where goods are released. */
export async function moveGoods(ctx: Context, { goods, line }: Ends, change: Decimal): Promise<void> {
  await addDistributedOfGoods(ctx, goods.id, change);
  await addDistributedToLine(ctx, line.id, change);
  ctx.emit('purchase', [goods.purchase_id], 'distributed');
  ctx.emit('order', [line.order_id], 'distributed');
  ctx.log({
    logable_type: 'order',
    logable_id: line.order_id,
    type_id: 'write',
    content: { item_id: line.id, purchase_item_id: goods.id, distributed: change },
  });
}
