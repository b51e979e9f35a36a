import type { createBoxLadingBill as endpoint } from '@hakobu/contract/warehouse/lading-bill/lading-bill.endpoints.ts';
import type { Handler } from '#kernel/route.ts';
import { addLine, lockToAdd, rated } from './add-line.ts';

/** Puts boxes of an order on a bill of its customer; more of the same box is added to the line. */
export const createBoxLadingBill: Handler<typeof endpoint> = async (ctx, { body }) => {
  const bill = await lockToAdd(ctx, body.lading_bill_id, [body]);
  await addLine(ctx, bill, body);
  return rated(ctx, bill);
};
