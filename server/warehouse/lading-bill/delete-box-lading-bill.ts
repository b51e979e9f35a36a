import type { deleteBoxLadingBill as endpoint } from '@hakobu/contract/warehouse/lading-bill/lading-bill.endpoints.ts';
import { deleteRow } from '#kernel/crud/rows.ts';
import type { Handler } from '#kernel/route.ts';
import { lockBoxes } from '../movement/lock-boxes.ts';
import { lockLine, requireNotLoaded } from './bill-line.ts';
import { rateLadingBill } from './rate-lading-bill.ts';

/** Takes a line off its bill, while nothing of it is loaded. */
export const deleteBoxLadingBill: Handler<typeof endpoint> = async (ctx, { params, version }) => {
  const line = await lockLine(ctx, params.id, version);
  const { lading_bill_id, box_id, order_id, quantity } = line;
  await lockBoxes(ctx, [box_id]);
  await requireNotLoaded(ctx, line, quantity);
  await deleteRow(ctx, 'box_lading_bills', params.id);
  ctx.log({
    logable_type: 'lading_bill',
    logable_id: lading_bill_id,
    type_id: 'write',
    content: { box_id, order_id, removed: quantity },
  });
  await rateLadingBill(ctx, lading_bill_id, 'lading_bill_changed');
};
