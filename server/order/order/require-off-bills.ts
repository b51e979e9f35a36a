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
    .innerJoin('lading_bills', 'lading_bills.id', 'lading_bill_id')
    .select(['lading_bill_id', 'name'])
    .distinct()
    .where('order_id', '=', sql<string>`any(${[...ids]}::text[])`)
    .orderBy('lading_bill_id')
    .execute();
  if (rows.length === 0) return;
  throw new Refusal('order_cannot_be_cancelled', {
    values: { lading_bills: rows.map(({ name }) => name) },
    details: { lading_bills: rows.map(({ lading_bill_id }) => lading_bill_id) },
  });
}
