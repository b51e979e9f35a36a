// Checks connections before the server accepts requests: behind a pooler, startup parameters may not have
// reached the database.
import { randomUUID } from 'node:crypto';
import pg from 'pg';

interface Found {
  role: string;
  zone: string;
  rewrites: boolean;
}

/** Append-only tables. */
const JOURNALS = ['logs', 'ledger_postings', 'box_moves'];

/**
 * Throws a sentence unless connections to `url` use a role that may not change journals, and UTC. Returns
 * whether named prepared statements may be used: a pooler that supports them assigns names of its own.
 */
export async function checkConnections(
  url: string,
  { pooled }: { pooled: boolean },
): Promise<{ named: boolean }> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'hakobu',
    ...(!pooled && { options: '-c timezone=UTC -c role=hakobu_app' }),
  });
  client.on('error', () => {}); // A lost connection rejects the running query, whose error is more specific.
  try {
    await connect(client);
    await client.query('begin');
    const {
      rows: [found],
    } = await client.query<Found>(
      `select current_user as role, current_setting('timezone') as zone,
        (select bool_or(has_table_privilege(journal, 'update') or has_table_privilege(journal, 'delete'))
        from unnest($1::text[]) as journal) as rewrites`,
      [JOURNALS],
    );
    refuseUnsafe(found!);
    return { named: !pooled || (await keepsNames(client)) };
  } finally {
    await client.end().catch(() => {});
  }
}

async function connect(client: pg.Client): Promise<void> {
  try {
    await client.connect();
  } catch (error) {
    if (!/startup parameter/.test(String((error as Error).message))) throw error;
    throw new Error(
      'DATABASE_URL leads to a pooler that does not pass on what a connection is told. Let it sign in as hakobu_app, and set DATABASE_DIRECT_URL to the database itself, as its owner (docs/operations.md, "A pooler in front").',
      { cause: error },
    );
  }
}

function refuseUnsafe({ role, zone, rewrites }: Found): void {
  if (rewrites)
    throw new Error(
      `The server would work as the database role "${role}", which may change journals. Let DATABASE_URL sign in as hakobu_app, and set DATABASE_DIRECT_URL to the database itself, as its owner (docs/operations.md, "A pooler in front").`,
    );
  if (zone !== 'UTC')
    throw new Error(
      `Connections of DATABASE_URL keep the time zone ${zone} instead of UTC. Restart the pooler, so that it opens its connections anew.`,
    );
}

async function keepsNames(client: pg.Client): Promise<boolean> {
  const name = `probe_${randomUUID()}`;
  await client.query({ name, text: 'select 1' });
  const { rows } = await client.query('select 1 from pg_prepared_statements where name = $1', [name]);
  return rows.length === 0; // Otherwise the name reached the database unchanged, so no pooler manages it.
}

/** Sets UTC for every connection to the database, also those of a pooler; run as its owner. */
export async function setDatabaseTimeZone(directUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: directUrl });
  await client.connect();
  try {
    await client.query(
      `do $$ begin execute format('alter database %I set timezone = ''UTC''', current_database()); end $$`,
    );
  } finally {
    await client.end();
  }
}
