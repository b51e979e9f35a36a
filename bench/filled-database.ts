// Databases that are filled once, stored in the folder of the benches and migrated at each start.
import fs from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { rollUpLedger } from '../server/accounting/roll-up/roll-up-ledger.ts';
import { extendHashChain } from '../server/accounting/seal/extend-hash-chain.ts';
import { openDatabase } from '../server/kernel/database/database.ts';
import { ensureDatabase } from '../server/kernel/database/ensure-database.ts';
import { NOT_DURABLE } from '../server/kernel/embedded-postgres/settings.ts';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../server/kernel/embedded-postgres/start.ts';
import { prepareDatabase } from '../server/prepare-database.ts';
import { seedAccounts } from '../server/seed/seed-accounts.ts';

/** Content of a folder; a changed version is filled anew. */
export interface Filling {
  contents: string;
  /** Fills a database that has the lookups and accounts. */
  fill: (databaseUrl: string) => Promise<void>;
}

/** Starts the database of a folder, filled. Takes minutes the first time and seconds afterwards. */
export async function startFilledDatabase(
  folder: string,
  { contents, fill }: Filling,
): Promise<{ postgres: EmbeddedPostgres; databaseUrl: string }> {
  const mark = path.join(folder, 'filled-with');
  const dataDir = path.join(folder, 'postgres');
  if (!fs.existsSync(mark) || fs.readFileSync(mark, 'utf8') !== contents) {
    fs.rmSync(folder, { recursive: true, force: true });
    await refill(dataDir, fill);
    fs.writeFileSync(mark, contents);
  }
  const postgres = await startEmbeddedPostgres({ dataDir });
  const databaseUrl = postgres.url('bench');
  const before = await indexCount(databaseUrl);
  await prepareDatabase(databaseUrl, { demo: false });
  const aggregated = await aggregateAll(databaseUrl);
  await sealAll(databaseUrl);
  if (aggregated > 0 || (await indexCount(databaseUrl)) !== before)
    await run(databaseUrl, ['vacuum analyze']);
  return { postgres, databaseUrl };
}

/**
 * Runs the aggregation that a server does after postings, and fills the summary of receivables, because the
 * data are inserted without triggers. Returns the number of aggregated postings.
 */
export async function aggregateAll(databaseUrl: string): Promise<number> {
  const database = openDatabase(databaseUrl, { max: 1 });
  try {
    await sql`
      insert into receivable_balances (organization_id, party_type, party_id, currency_id, wallet, held, debt,
        unsettled)
      select * from receivables_in_ledger where not exists (select from receivable_balances)`.execute(
      database.db,
    );
    let count = 0;
    for (let taken = -1; taken !== 0; count += taken) taken = await rollUpLedger(database.db);
    return count;
  } finally {
    await database.close();
  }
}

/** Extends the hash chain, which a server does every ten minutes and which would disturb the measurement. */
async function sealAll(databaseUrl: string): Promise<void> {
  const database = openDatabase(databaseUrl, { max: 1 });
  try {
    await extendHashChain(database.db);
  } finally {
    await database.close();
  }
}

const fillSettings = { ...NOT_DURABLE, max_wal_size: '4GB', maintenance_work_mem: '1GB' };

async function refill(dataDir: string, fill: Filling['fill']): Promise<void> {
  const start = performance.now();
  const postgres = await startEmbeddedPostgres({ dataDir, settings: fillSettings });
  try {
    await ensureDatabase(postgres.url(), 'bench');
    const url = postgres.url('bench');
    await prepareDatabase(url, { demo: false });
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await seedAccounts(client);
    await client.end();
    await fill(url);
    await run(url, ['vacuum analyze', 'checkpoint']);
  } finally {
    await postgres.stop();
  }
  console.log(`filled in ${Math.round((performance.now() - start) / 1000)} s`);
}

/** Runs statements one after the other. */
export async function run(url: string, statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

async function indexCount(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query('select count(*)::int as count from pg_index');
    return rows[0].count;
  } finally {
    await client.end();
  }
}
