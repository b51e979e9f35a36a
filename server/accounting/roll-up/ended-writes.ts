import { sql } from 'kysely';
import type { Db } from '#kernel/database/database.ts';

/** Transactions from `next` up to, but without, `horizon`: transaction ids (`xid8`). */
export interface EndedWrites {
  next: string;
  horizon: string;
}

/**
 * Transactions that ended since a watermark, which stays locked until commit: ids below the oldest one still
 * running, so that none appears below the watermark later. Undefined if there are none.
 */
export async function lockEndedWrites(
  transaction: Db,
  watermark: 'ledger_roll_up' | 'ledger_sealing',
): Promise<EndedWrites | undefined> {
  const { rows } = await sql<EndedWrites>`
    select next_xact::text as next, pg_snapshot_xmin(pg_current_snapshot())::text as horizon
    from ${sql.table(watermark)} for update`.execute(transaction);
  return rows.find(({ next, horizon }) => BigInt(horizon) > BigInt(next));
}
