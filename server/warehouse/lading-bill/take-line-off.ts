import type { Context } from '#kernel/context.ts';
import { deleteRow } from '#kernel/crud/rows.ts';
import { requireNotLoaded, type BillLine } from './bill-line.ts';

/** What has to be known of a line to take it off. */
export type TakenLine = Pick<
  BillLine,
  'lading_bill_id' | 'box_id' | 'order_id' | 'quantity' | 'container_id'
>;

/** Takes one line off a bill that is locked, with its orders and boxes, while nothing of it is loaded. */
export async function takeLineOff(ctx: Context, id: number, line: TakenLine): Promise<void> {
  const { lading_bill_id, box_id, order_id, quantity } = line;
  await requireNotLoaded(ctx, line, quantity);
  await deleteRow(ctx, 'box_lading_bills', id);
  ctx.log({
    logable_type: 'lading_bill',
    logable_id: lading_bill_id,
    type_id: 'write',
    content: { box_id, order_id, removed: quantity },
  });
}
