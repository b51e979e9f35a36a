import type { createBoxLadingBill as endpoint } from '@hakobu/contract/warehouse/lading-bill/lading-bill.endpoints.ts';
import type { Handler } from '#kernel/route.ts';
import { addLine, lockToAdd, rated } from './add-line.ts';

/** Adds boxes of an order to a bill of its customer; more of the same box increases its line. */
export const createBoxLadingBill: Handler<typeof endpoint> = async (ctx, { body }) => {
  const bill = await lockToAdd(ctx, body.lading_bill_id, [body]);
  await addLine(ctx, bill, body);
  return rated(ctx, bill);
};
