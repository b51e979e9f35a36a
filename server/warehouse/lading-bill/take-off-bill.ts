// How boxes of orders come off a bill together.
import { sql } from 'kysely';
import type { takeOffBill as endpoint } from '@hakobu/contract/warehouse/lading-bill/lading-bill.endpoints.ts';
import type { Context } from '#kernel/context.ts';
import { lockRows } from '#kernel/locks/lock.ts';
import { unknownReference } from '#kernel/refusal.ts';
import type { Handler } from '#kernel/route.ts';
import { lockBoxes } from '../movement/lock-boxes.ts';
import { rated } from './add-line.ts';
import { lockReferencedBill } from './lock-lading-bill.ts';
import { takeLineOff, type TakenLine } from './take-line-off.ts';

/** Takes several lines off a bill, all of them or none, while nothing of them is loaded; it is rated once. */
export const takeOffBill: Handler<typeof endpoint> = async (ctx, { body: { lading_bill_id, lines } }) => {
  const bill = await lockReferencedBill(ctx, lading_bill_id, []);
  const taken = await lockLines(ctx, bill.id, lines);
  await lockBoxes(
    ctx,
    taken.map(({ box_id }) => box_id),
  );
  for (const { id, ...line } of taken) await takeLineOff(ctx, id, line);
  return rated(ctx, bill);
};

/** Locks lines of a bill that is locked. One that it does not have is told under its place. */
async function lockLines(ctx: Context, billId: number, ids: readonly number[]) {
  const lines = await lockRows(
    ctx,
    'box_lading_bills',
    sql<TakenLine & { id: number }>`
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
