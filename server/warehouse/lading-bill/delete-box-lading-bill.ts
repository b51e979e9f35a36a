import type { deleteBoxLadingBill as endpoint } from '@hakobu/contract/warehouse/lading-bill/lading-bill.endpoints.ts';
import type { Handler } from '#kernel/route.ts';
import { lockBoxes } from '../movement/lock-boxes.ts';
import { lockLine } from './bill-line.ts';
import { rateLadingBill } from './rate-lading-bill.ts';
import { removeLine } from './remove-line.ts';

/** Removes a line from its bill while nothing of it is loaded. */
export const deleteBoxLadingBill: Handler<typeof endpoint> = async (ctx, { params, version }) => {
  const line = await lockLine(ctx, params.id, version);
  await lockBoxes(ctx, [line.box_id]);
  await removeLine(ctx, params.id, line);
  await rateLadingBill(ctx, line.lading_bill_id, 'lading_bill_changed');
};
