import { sql } from 'kysely';
import type { Context } from '#kernel/context.ts';
import { forKeyShare } from '#kernel/locks/lock.ts';

/** Funds, bank accounts and accounts of the chart that a write refers to, where it does. */
type Places = Partial<Record<'accounts' | 'cards' | 'funds', readonly (number | null | undefined)[]>>;

/**
 * Keeps places of money and accounts as they are until this write is over. It comes before their ledger
 * accounts are locked: whoever closes or deletes one goes the same way.
 */
export async function keepPlaces(ctx: Context, places: Places): Promise<void> {
  for (const table of ['accounts', 'cards', 'funds'] as const) {
    const ids = (places[table] ?? []).filter((id) => id != null);
    if (ids.length > 0)
      await forKeyShare(
        sql<{ id: number }>`
          select x.id from ${sql.table(table)} x where x.id = any(${ids}::bigint[]) order by x.id`,
        'x',
      ).execute(ctx.db);
  }
}
