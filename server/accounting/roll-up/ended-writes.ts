import { sql } from 'kysely';
import type { Db } from '#kernel/database/database.ts';

/** Writes from `next` up to, and without, `horizon`: transaction numbers (`xid8`). */
export interface EndedWrites {
  next: string;
  horizon: string;
}

/**
 * Which writes have ended since a watermark, which stays locked until the transaction ends: those older than
 * the oldest write that still runs, so that none appears below it later. Undefined where there are none.
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
