import { sql, type RawBuilder } from 'kysely';
import type { Context } from '#kernel/context.ts';
import { requireLocked } from '#kernel/locks/lock.ts';
import { lockBillsAndOrders } from './lock-lading-bill.ts';
import { rateLadingBill } from './rate-lading-bill.ts';

/** The bills that carry a box. */
const billsOf = (boxId: number): RawBuilder<unknown> =>
  sql`select lading_bill_id from box_lading_bills where box_id = ${boxId}`;

/** Locks what depends on the measures of a box, before the box: its bills, their orders and containers. */
export const lockBillsOfBox = (ctx: Context, boxId: number): Promise<unknown> =>
  lockBillsAndOrders(ctx, billsOf(boxId));

/** Rates the bills of a locked box anew, except after cut-off. */
export async function rateBillsOfBox(ctx: Context, boxId: number): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select l.id
    from lading_bills l
    left join containers c on c.id = l.container_id
    where l.id in (${billsOf(boxId)}) and not coalesce(c.had_cut_off, false)
    order by l.id`.execute(ctx.db);
  const bills = rows.map(({ id }) => id);
  requireLocked(ctx, 'lading_bills', bills);
  for (const id of bills) await rateLadingBill(ctx, id, 'lading_bill_changed');
}
