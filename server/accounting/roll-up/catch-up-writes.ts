import pg from 'pg';

/**
 * How far the books have taken in writes (sums of days, seals) is remembered by the number of the write's
 * transaction. A cluster into which a database was restored counts from the beginning: what is written there
 * would seem taken in already, and be missing from every figure. Its count is brought beyond that of the
 * database, before anybody writes; no row is touched. Answers how many it went on: a million take seconds.
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
