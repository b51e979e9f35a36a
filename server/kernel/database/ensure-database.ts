import pg from 'pg';
import { sqlState } from './transaction.ts';

const DUPLICATE = new Set(['42P04', '23505']);

/** Creates a database of a cluster when it does not exist. `clusterUrl` names any existing database. */
export async function ensureDatabase(clusterUrl: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: clusterUrl });
  await client.connect();
  try {
    const {
      rows: [found],
    } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (found === undefined) await client.query(`create database ${pg.escapeIdentifier(name)}`);
  } catch (error) {
    if (!DUPLICATE.has(sqlState(error) ?? '')) throw error; // Another process created it at the same moment.
  } finally {
    await client.end();
  }
}
