import { sql } from 'kysely';
import type { Context } from '#kernel/context.ts';
import { forKeyShare } from '#kernel/locks/lock.ts';

/** Funds, bank accounts and chart accounts that a write refers to. */
type ClosableRows = Partial<Record<'accounts' | 'cards' | 'funds', readonly (number | null | undefined)[]>>;

/**
 * Locks funds, bank accounts and chart accounts against closing and deletion until the transaction ends.
 * Taken before ledger accounts; closing takes the same order.
 */
export async function lockAgainstClosing(ctx: Context, rows: ClosableRows): Promise<void> {
  for (const table of ['accounts', 'cards', 'funds'] as const) {
    const ids = (rows[table] ?? []).filter((id) => id != null);
    if (ids.length > 0)
      await forKeyShare(
        sql<{ id: number }>`
          select x.id from ${sql.table(table)} x where x.id = any(${ids}::bigint[]) order by x.id`,
        'x',
      ).execute(ctx.db);
  }
}
