// Removes several lines from a bill together.
import { sql } from 'kysely';
import type { takeOffBill as endpoint } from '@hakobu/contract/warehouse/lading-bill/lading-bill.endpoints.ts';
import type { Context } from '#kernel/context.ts';
import { lockRows } from '#kernel/locks/lock.ts';
import { unknownReference } from '#kernel/refusal.ts';
import type { Handler } from '#kernel/route.ts';
import { lockBoxes } from '../movement/lock-boxes.ts';
import { rated } from './add-line.ts';
import { lockReferencedBill } from './lock-lading-bill.ts';
import { removeLine, type RemovedLine } from './remove-line.ts';

/** Removes several lines from a bill, all or none, while nothing of them is loaded; it is rated once. */
export const removeLines: Handler<typeof endpoint> = async (ctx, { body: { lading_bill_id, lines } }) => {
  const bill = await lockReferencedBill(ctx, lading_bill_id, []);
  const taken = await lockLines(ctx, bill.id, lines);
  await lockBoxes(
    ctx,
    taken.map(({ box_id }) => box_id),
  );
  for (const { id, ...line } of taken) await removeLine(ctx, id, line);
  return rated(ctx, bill);
};

/** Locks lines of a locked bill. An unknown line is an error at its index. */
async function lockLines(ctx: Context, billId: number, ids: readonly number[]) {
  const lines = await lockRows(
    ctx,
    'box_lading_bills',
    sql<RemovedLine & { id: number }>`
      select x.id, x.lading_bill_id, x.box_id, x.order_id, x.quantity, l.container_id
      from box_lading_bills x
      join lading_bills l on l.id = x.lading_bill_id
      where x.lading_bill_id = ${billId} and x.id = any(${[...ids]}::bigint[])
      order by x.id`,
    'x',
  );
  const missing = ids.findIndex((id) => !lines.some((line) => line.id === id));
  if (missing >= 0) throw unknownReference(`lines.${missing}`, ids[missing]);
  return lines;
}
