import { sql } from 'kysely';
import type { Context } from '#kernel/context.ts';
import { requireLocked } from '#kernel/locks/lock.ts';
import { Refusal } from '#kernel/refusal.ts';
import { isInTransit } from './in-transit.ts';
import { rateLadingBill } from './rate-lading-bill.ts';

interface OwnedBox {
  box_id: number;
  order_id: string;
}

/**
 * Removes what an order owns of a box from all bills, which are rated anew; the caller has locked all of
 * these. Refuses with `owner_on_the_way` when some of it has left or was delivered.
 */
export async function removeFromBills(ctx: Context, owned: OwnedBox, cause: string): Promise<void> {
  const { box_id, order_id } = owned;
  const bills = await openBillsOf(ctx, owned);
  requireLocked(ctx, 'lading_bills', bills);
  await ctx.db
    .deleteFrom('box_lading_bills')
    .where('box_id', '=', box_id)
    .where('order_id', '=', order_id)
    .execute();
  for (const bill of bills) await rateLadingBill(ctx, bill, cause);
}

/** Open bills that carry these boxes. */
async function openBillsOf(ctx: Context, { box_id, order_id }: OwnedBox): Promise<number[]> {
  const {
    rows: [found],
  } = await sql<{ bills: number[]; gone: boolean }>`
    select array(
        select lading_bill_id
        from box_lading_bills
        where box_id = ${box_id} and order_id = ${order_id}
        order by 1) as bills,
      ${isInTransit(sql`${box_id}::bigint`, sql`${order_id}::text`)} as gone`.execute(ctx.db);
  if (found!.gone) throw new Refusal('owner_on_the_way', { details: { box_id, order_id } });
  return found!.bills;
}
