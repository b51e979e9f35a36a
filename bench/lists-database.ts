// Fills the database of the list bench, table by table.
import pg from 'pg';
import { run, startFilledDatabase, type Filling } from './filled-database.ts';
import { fillFunctions, SIZES } from './lists-data.ts';
import { catalogue, warehouse } from './lists-data-goods.ts';
import { around, identity } from './lists-data-people.ts';
import { accounting, ordering, receivables } from './lists-data-trade.ts';

const CONNECTIONS = 2;
/** Raise the version when the content changes, so that existing databases are filled anew. */
const VERSION = 1;
/** A business of three years and a million orders; small tables first, so that errors appear early. */
const fillStatements = [...around, ...identity, ...catalogue, ...ordering, ...warehouse, ...accounting];

/** Fills tables under the schema's constraints; indexes that no constraint needs are created at the end. */
const filling: Filling = {
  contents: `version ${VERSION}, ${SIZES.orders} orders`,
  async fill(url) {
    const indexes = await dropIndexes(url);
    await run(url, [fillFunctions]);
    await runInParallel(url, fillStatements);
    await run(url, [receivables, LAST_PRICES]);
    await run(url, ['drop schema fill cascade']);
    await runInParallel(url, indexes);
    await run(url, [RAISE_COUNTERS]);
  },
};

/** Starts the filled database of a folder. */
export const startFilled = (folder: string): ReturnType<typeof startFilledDatabase> =>
  startFilledDatabase(folder, filling);

/** The last price paid for each product, which the server writes with each purchase. */
const LAST_PRICES = `insert into last_prices (product_id, organization_id, price)
  select distinct on (i.product_id, p.organization_id) i.product_id, p.organization_id, i.price
  from purchase_items i join purchases p on p.id = i.purchase_id
  where p.cancelled_at is null and p.currency_id = 'JPY'
  order by i.product_id, p.organization_id, i.id desc`;

const RAISE_COUNTERS = `do $$ declare c record; begin
  for c in select table_name from information_schema.columns
    where table_schema = 'public' and column_name = 'id' and is_identity = 'YES' loop
    execute format('select setval(pg_get_serial_sequence(%L, ''id''), (select coalesce(max(id), 0) + 1 from %I))',
      c.table_name, c.table_name);
  end loop; end $$`;

/** Drops the indexes that no constraint needs. Returns the statements that create them again. */
async function dropIndexes(url: string): Promise<string[]> {
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

async function runInParallel(url: string, statements: readonly string[]): Promise<void> {
  const pending = [...statements];
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      try {
        // References are valid by construction; checking each row would take most of the time.
        await client.query("set session_replication_role = replica; set work_mem = '256MB'");
        for (let next = pending.shift(); next !== undefined; next = pending.shift()) {
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
