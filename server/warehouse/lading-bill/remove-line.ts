import type { Context } from '#kernel/context.ts';
import { deleteRow } from '#kernel/crud/rows.ts';
import { requireNotLoaded, type BillLine } from './bill-line.ts';

/** The columns of a line that its removal needs. */
export type RemovedLine = Pick<
  BillLine,
  'lading_bill_id' | 'box_id' | 'order_id' | 'quantity' | 'container_id'
>;

/** Removes one line from a locked bill, with orders and boxes locked, while nothing of it is loaded. */
export async function removeLine(ctx: Context, id: number, line: RemovedLine): Promise<void> {
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
