import { sql } from 'kysely';
import type { Context } from '#kernel/context.ts';
import { Refusal } from '#kernel/refusal.ts';

/**
 * Refuses with `order_cannot_be_cancelled` while goods of the orders are on lading bills. Details name the
 * bills.
 */
export async function requireOffBills(ctx: Context, ids: readonly string[]): Promise<void> {
  const rows = await ctx.db
    .selectFrom('box_lading_bills')
    .select('lading_bill_id')
    .distinct()
    .where('order_id', '=', sql<string>`any(${[...ids]}::text[])`)
    .orderBy('lading_bill_id')
    .execute();
  if (rows.length === 0) return;
  const facts = { lading_bills: rows.map(({ lading_bill_id }) => lading_bill_id) };
  throw new Refusal('order_cannot_be_cancelled', { values: facts, details: facts });
}
