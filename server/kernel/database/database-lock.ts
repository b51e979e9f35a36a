import pg from 'pg';

/** Arbitrary key of our advisory lock. */
const PREPARING = 7_120_012;

/**
 * Runs `work` while no other process does so on this database. The lock belongs to a transaction, so it ends
 * with the connection when the process is killed.
 */
export async function withDatabaseLock<Result>(
  databaseUrl: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'hakobu prepares' });
  client.on('error', () => {}); // `work` uses connections of its own.
  await client.connect();
  try {
    await client.query('begin; set local idle_in_transaction_session_timeout = 0');
    await client.query(`select pg_advisory_xact_lock(${PREPARING})`);
    return await work();
  } finally {
    await client.end().catch(() => {});
  }
}
