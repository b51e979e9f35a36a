import type { addToBill as endpoint } from '@hakobu/contract/warehouse/lading-bill/lading-bill.endpoints.ts';
import { atIndex } from '#kernel/refusal.ts';
import type { Handler } from '#kernel/route.ts';
import { addLine, lockToAdd, rated } from './add-line.ts';

/** Adds several boxes to a bill of their customer, all or none; the bill is rated once. */
export const addToBill: Handler<typeof endpoint> = async (ctx, { body: { lading_bill_id, boxes } }) => {
  const bill = await lockToAdd(ctx, lading_bill_id, boxes);
  for (const [index, line] of boxes.entries())
    await atIndex(`boxes.${index}`, () => addLine(ctx, bill, line));
  return rated(ctx, bill);
};
