import pg from 'pg';

/**
 * Watermarks of the books (daily sums, hash chain) are transaction ids. After a restore into a new cluster,
 * whose ids start low, new postings would lie below the watermark and be missing. This advances the cluster's
 * transaction counter beyond the database's watermark before any write; no row is touched. Returns the
 * distance; a million takes seconds.
 */
export async function catchUpWrites(databaseUrl: string): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const {
      rows: [row],
    } = await client.query<{ reached: string; now: string }>(`
      select greatest(
          (select next_xact from ledger_roll_up),
          (select next_xact from ledger_sealing),
          (select xact from ledger_postings order by xact desc limit 1),
          (select xact from logs order by xact desc limit 1))::text as reached,
        pg_current_xact_id()::text as now`);
    const behind = BigInt(row!.reached) - BigInt(row!.now);
    if (behind <= 0n) return 0;
    await client.query(`
      do $$
      begin
        while pg_current_xact_id() <= '${BigInt(row!.reached)}'::xid8 loop
          perform set_config('synchronous_commit', 'off', true);
          commit;
        end loop;
      end $$`);
    return Number(behind);
  } finally {
    await client.end();
  }
}
