import { sql } from 'kysely';
import type { Context } from '#kernel/context.ts';

/**
 * Removes the charges of lading bills that are deleted. The caller has locked them and nothing of them is
 * settled.
 */
export async function removeCharges(
  ctx: Context,
  { lading_bill_ids }: { lading_bill_ids: readonly number[] },
): Promise<void> {
  await ctx.db
    .deleteFrom('charges')
    .where('lading_bill_id', '=', sql<number>`any(${lading_bill_ids}::bigint[])`)
    .execute();
}

/** True where a posting or a piece of debt names one of the charges: they are part of the books, and stay. */
export async function wereSettled(ctx: Context, charges: readonly { id: number }[]): Promise<boolean> {
  const ids = charges.map(({ id }) => id);
  const {
    rows: [row],
  } = await sql<{ settled: boolean }>`
    select exists (select from ledger_postings where charge_id = any(${ids}::bigint[]))
      or exists (select from debt_lots where charge_id = any(${ids}::bigint[])) as settled`.execute(ctx.db);
  return row!.settled;
}
