// What is common to giving goods to order lines and taking them back.
import { sql } from 'kysely';
import { add, compare, least, subtract, type Decimal } from '@hakobu/contract/kernel/decimal.ts';
import type { Context } from '#kernel/context.ts';
import { Refusal, refuseField, unknownReference } from '#kernel/refusal.ts';
import { addDistributedToLine, lockLineToFill, type LineToFill } from '../order/order-lines.ts';
import { addDistributedOfGoods, lockReceivedGoods, type ReceivedGoods } from '../purchase/received-goods.ts';

/** The goods that are given, and the line that gets them. */
interface Ends {
  goods: ReceivedGoods;
  line: LineToFill;
}

/** Locks both ends of a distribution, the goods first. */
export async function lockEnds(
  ctx: Context,
  { purchase_item_id, order_item_id }: { purchase_item_id: number; order_item_id: number },
): Promise<Ends> {
  const goods = await lockReceivedGoods(ctx, purchase_item_id);
  if (goods === undefined) throw unknownReference('purchase_item_id', purchase_item_id);
  const line = await lockLineToFill(ctx, order_item_id);
  if (line === undefined) throw unknownReference('order_item_id', order_item_id);
  return { goods, line };
}

/** D-1, D-2 and D-4: no more than was received, no more than the line needs, and the product it asks for. */
export function requireRoom({ goods, line }: Ends, quantity: Decimal): void {
  const facts = { values: { order_id: line.order_id }, details: { order_id: line.order_id } };
  if (line.cancelled) throw new Refusal('order_is_cancelled', facts);
  if (!line.approved) throw new Refusal('order_not_approved', facts);
  if (goods.product_id !== line.product_id && goods.product_id !== line.original_product_id)
    throw refuseField('order_item_id', 'order_line_not_of_product');
  const available = goods.cancelled ? '0' : goods.remaining;
  if (compare(quantity, available) > 0)
    throw refuseField('quantity', 'over_distribution', { maximum: available }, { available });
  if (compare(quantity, line.remaining) > 0)
    throw refuseField(
      'quantity',
      'over_line',
      { maximum: least(line.remaining, available) },
      { order_id: line.order_id, remaining: line.remaining },
    );
}

/** Goods that are in boxes of the order stay with it until the boxes are taken off the order. */
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

/** Writes what a line got, or gave back where `change` is below zero, on both of its ends. */
export async function moveGoods(ctx: Context, { goods, line }: Ends, change: Decimal): Promise<void> {
  await addDistributedOfGoods(ctx, goods.id, change);
  await addDistributedToLine(ctx, line.id, change);
  ctx.report('purchase', [goods.purchase_id], 'distributed');
  ctx.report('order', [line.order_id], 'distributed');
  ctx.log({
    logable_type: 'order',
    logable_id: line.order_id,
    type_id: 'write',
    content: { item_id: line.id, purchase_item_id: goods.id, distributed: change },
  });
}
