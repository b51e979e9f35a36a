// The filled database of the bench of lists: made once, kept in the bench's folder, brought to the current
// schema at each start.
import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { rollUpLedger } from '../server/accounting/roll-up/roll-up-ledger.ts';
import { openDatabase } from '../server/kernel/database/database.ts';
import { ensureDatabase } from '../server/kernel/database/ensure-database.ts';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../server/kernel/embedded-postgres/start.ts';
import { prepareDatabase } from '../server/prepare-database.ts';
import { seedAccounts } from '../server/seed/seed-accounts.ts';
import { fillFunctions } from './lists-data.ts';
import { catalogue, warehouse } from './lists-data-goods.ts';
import { around, identity } from './lists-data-people.ts';
import { accounting, ordering } from './lists-data-trade.ts';

const SIDE_BY_SIDE = 2;
/** A business of three years and a million orders; the largest last, because the small ones fail first. */
const fillStatements = [...around, ...identity, ...catalogue, ...ordering, ...warehouse, ...accounting];
/** What a folder was filled with; another content is filled anew. */
const contents = crypto
  .createHash('sha1')
  .update(fillFunctions + fillStatements.join('\n'))
  .digest('hex');

/** Starts the database of a folder, filled. Takes minutes the first time and seconds afterwards. */
export async function startFilled(
  folder: string,
): Promise<{ postgres: EmbeddedPostgres; databaseUrl: string }> {
  const mark = path.join(folder, 'filled-with');
  const dataDir = path.join(folder, 'postgres');
  if (!fs.existsSync(mark) || fs.readFileSync(mark, 'utf8') !== contents) {
    fs.rmSync(folder, { recursive: true, force: true });
    await fillAnew(dataDir);
    fs.writeFileSync(mark, contents);
  }
  const postgres = await startEmbeddedPostgres({ dataDir });
  const databaseUrl = postgres.url('bench');
  const before = await indexCount(databaseUrl);
  await prepareDatabase(databaseUrl, { demo: false, japan: true });
  const rolledUp = await rollUp(databaseUrl);
  if (rolledUp > 0 || (await indexCount(databaseUrl)) !== before) await run(databaseUrl, ['vacuum analyze']);
  return { postgres, databaseUrl };
}

/** What the background work does within a minute of a posting. Answers how many it took. */
async function rollUp(databaseUrl: string): Promise<number> {
  const database = openDatabase(databaseUrl, { max: 1 });
  try {
    let count = 0;
    for (let taken = -1; taken !== 0; count += taken) taken = await rollUpLedger(database.db);
    return count;
  } finally {
    await database.close();
  }
}

/** Without the safety that a business needs and a bench that can be made again does not. */
const careless = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '4GB',
  maintenance_work_mem: '1GB',
};

async function fillAnew(dataDir: string): Promise<void> {
  const start = performance.now();
  const postgres = await startEmbeddedPostgres({ dataDir, settings: careless });
  try {
    await ensureDatabase(postgres.url(), 'bench');
    const url = postgres.url('bench');
    await prepareDatabase(url, { demo: false });
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await seedAccounts(client);
    await client.end();
    const indexes = await takeIndexesAway(url);
    await run(url, [fillFunctions]);
    await sideBySide(url, fillStatements);
    await run(url, ['drop schema fill cascade']);
    await sideBySide(url, indexes);
    await run(url, [RAISE_COUNTERS, 'vacuum analyze', 'checkpoint']);
  } finally {
    await postgres.stop();
  }
  console.log(`filled in ${Math.round((performance.now() - start) / 1000)} s`);
}

const RAISE_COUNTERS = `do $$ declare c record; begin
  for c in select table_name from information_schema.columns
    where table_schema = 'public' and column_name = 'id' and is_identity = 'YES' loop
    execute format('select setval(pg_get_serial_sequence(%L, ''id''), (select coalesce(max(id), 0) + 1 from %I))',
      c.table_name, c.table_name);
  end loop; end $$`;

/** Drops the indexes that no constraint needs and answers the statements that make them again. */
async function takeIndexesAway(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string; definition: string }>(
      `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
        from pg_index i
        join pg_class c on c.oid = i.indexrelid join pg_namespace n on n.oid = c.relnamespace
        where n.nspname = 'public' and not exists (select from pg_constraint k
        where k.conindid = i.indexrelid)`,
    );
    for (const { name } of rows) await client.query(`drop index ${name}`);
    return rows.map(({ definition }) => definition);
  } finally {
    await client.end();
  }
}

async function sideBySide(url: string, statements: readonly string[]): Promise<void> {
  const waiting = [...statements];
  await Promise.all(
    Array.from({ length: SIDE_BY_SIDE }, async () => {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      try {
        // references are right by construction; checking each row of them would take most of the time
        await client.query("set session_replication_role = replica; set work_mem = '256MB'");
        for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
          try {
            await client.query(next);
          } catch (error) {
            throw new Error(`${next.slice(0, 400)}: ${String(error)}`, { cause: error });
          }
        }
      } finally {
        await client.end();
      }
    }),
  );
}

async function run(url: string, statements: readonly string[]): Promise<void> {
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
