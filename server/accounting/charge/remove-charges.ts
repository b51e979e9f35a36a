import { sql } from 'kysely';
import type { Context } from '#kernel/context.ts';

/** The deleted documents. */
type Deleted =
  | { lading_bill_ids: readonly number[] }
  | { purchase_ids: readonly number[] }
  | { order_ids: readonly string[] };

/**
 * Deletes the charges of deleted documents. The caller has locked them and checked that nothing is settled.
 */
export async function removeCharges(ctx: Context, of: Deleted): Promise<void> {
  const charges = ctx.db.deleteFrom('charges');
  if ('order_ids' in of) {
    await charges.where('order_id', '=', sql<string>`any(${[...of.order_ids]}::text[])`).execute();
    return;
  }
  const [column, ids] =
    'purchase_ids' in of
      ? (['purchase_id', of.purchase_ids] as const)
      : (['lading_bill_id', of.lading_bill_ids] as const);
  await charges.where(column, '=', sql<number>`any(${[...ids]}::bigint[])`).execute();
}

/** Whether a posting or debt lot refers to any of the charges, which then must stay. */
export async function haveSettlements(ctx: Context, charges: readonly { id: number }[]): Promise<boolean> {
  const ids = charges.map(({ id }) => id);
  const {
    rows: [row],
  } = await sql<{ settled: boolean }>`
    select exists (select from ledger_postings where charge_id = any(${ids}::bigint[]))
      or exists (select from debt_lots where charge_id = any(${ids}::bigint[])) as settled`.execute(ctx.db);
  return row!.settled;
}
