import { sql } from 'kysely';
import type { Db } from '#kernel/database/database.ts';
import { defineTask } from '#kernel/jobs/task.ts';
import { lockEndedWrites } from '../roll-up/ended-writes.ts';

/**
 * Appends committed postings and log entries to the hash chain: one batch per organization, whose hash covers
 * its rows and the previous hash. Writers are not blocked, because only rows older than every running
 * transaction are included. Returns the number of new hashes.
 */
export async function extendHashChain(db: Db): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const mark = await lockEndedWrites(transaction, 'ledger_sealing');
    if (mark === undefined) return 0;
    const { rows } = await sql<{ number: number }>`
      with written as materialized (
        select organization_id from ledger_postings
        where xact >= ${mark.next}::xid8 and xact < ${mark.horizon}::xid8
        union
        select organization_id from logs
        where xact >= ${mark.next}::xid8 and xact < ${mark.horizon}::xid8
      ), moved as (
        update ledger_sealing set next_xact = ${mark.horizon}::xid8
      ), batches as materialized (
        select o.id as organization_id, coalesce(last.number, 0) + 1 as number,
          coalesce(last.to_xact, '0'::xid8) as from_xact, ${mark.horizon}::xid8 as to_xact
        from written w
        join organizations o on o.id = w.organization_id
        left join lateral (
          select s.number, s.to_xact
          from ledger_seals s
          where s.organization_id = o.id
          order by s.number desc
          limit 1) last on true
      )
      insert into ledger_seals (organization_id, number, from_xact, to_xact, postings, logs, hash)
      select b.organization_id, b.number, b.from_xact, b.to_xact, s.postings, s.logs, s.hash
      from batches b
      cross join lateral seal_of(b.organization_id, b.number, b.from_xact, b.to_xact) as s
      returning number`.execute(transaction);
    return rows.length;
  });
}

/** Keeps the hash chain close to the journal. */
export const extendHashChainTask = defineTask({
  name: 'seal-journal',
  cron: '*/10 * * * *',
  async run({ db, log }) {
    const count = await extendHashChain(db);
    if (count > 0) log('journal sealed', { count });
  },
});
