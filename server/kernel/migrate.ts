// Brings a database to the schema of this release: runs db/migrations/NNNN-*.sql in order, each in one
// transaction, once.
import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';

/** One migration file. `checksum` is the SHA-256 of its text in hex. */
type Migration = { name: string; checksum: string; sql: string };
type Applied = { name: string; checksum: string };

/** A pg client or pool. */
export type Queryable = { query(text: string): Promise<{ rows: unknown[] }> };

const MIGRATIONS_FOLDER = path.resolve(import.meta.dirname, '../../db/migrations');
const FILE_NAME = /^\d{4}-[a-z0-9-]+\.sql$/;

/**
 * Releases until 2026-11-27 had a chain of 114 migrations, from 0001-kernel.sql to the last one named here.
 * The baseline files replace them. The digest covers names and checksums of the whole chain.
 */
const REPLACED = {
  first: '0001-kernel.sql',
  last: '0183-numbers-of-own-vouchers.sql',
  sha256: '4a10df3a5ba3bae8580203d91158cfa05ba33638e468a2fa821277d1b82882c2',
};

/** Arbitrary key of our advisory lock, which serializes concurrent migrations. */
const ADVISORY_LOCK = 7_120_011;

const CREATE_TABLE = `
  create table if not exists schema_migrations (
    name text primary key,
    checksum text not null,
    applied_at timestamptz not null default now()
  )`;

/** The readiness probe runs as the application's role, which exists after the first migration. */
const LET_APPLICATION_READ = `
  do $$ begin
    if exists (select from pg_roles where rolname = 'hakobu_app') then
      grant select on schema_migrations to hakobu_app;
    end if;
  end $$`;

const sha256 = (text: string): string => crypto.createHash('sha256').update(text).digest('hex');

function readMigrations(folder: string): Migration[] {
  const names = fs
    .readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort();
  const wrong = names.find((name) => !FILE_NAME.test(name));
  if (wrong)
    throw new Error(
      `The migration db/migrations/${wrong} is misnamed: use four digits, a dash and words, as in 0012-add-boxes.sql.`,
    );
  const twice = names.find((name, index) => names[index + 1]?.slice(0, 4) === name.slice(0, 4));
  if (twice)
    throw new Error(
      `Two migrations have the number ${twice.slice(0, 4)}: give the later one the next free number.`,
    );
  return names.map((name) => {
    const sql = fs.readFileSync(path.join(folder, name), 'utf8');
    return { name, sql, checksum: sha256(sql) };
  });
}

async function readApplied(client: Queryable): Promise<Applied[]> {
  const {
    rows: [found],
  } = await client.query(`select to_regclass('schema_migrations') is not null as present`);
  if (!(found as { present: boolean }).present) return [];
  const { rows } = await client.query(
    'select name, checksum from schema_migrations order by name collate "C"',
  );
  return rows as Applied[];
}

function refuseChangedHistory(migrations: Migration[], applied: Applied[]): void {
  const byName = new Map(migrations.map((migration) => [migration.name, migration]));
  for (const { name, checksum } of applied) {
    const migration = byName.get(name);
    if (!migration)
      throw new Error(
        `The database has the migration ${name}, which this release does not know. Start the release that made it, or a newer one.`,
      );
    if (migration.checksum !== checksum) {
      throw new Error(
        `The migration db/migrations/${name} was edited after it ran on this database. Put its text back and write the change as a new migration.`,
      );
    }
  }
}

/**
 * Replaces the rows of the former chain by those of the baseline, which makes the same schema, and adds the
 * comments of the baseline. A database that ran only a part of that chain is refused unchanged.
 */
async function adoptBaseline(
  client: pg.Client,
  migrations: Migration[],
  applied: Applied[],
): Promise<Applied[]> {
  if (applied[0]?.name !== REPLACED.first) return applied;
  const replaced = applied.filter(({ name }) => name <= REPLACED.last);
  const text = replaced.map(({ name, checksum }) => `${name} ${checksum}\n`).join('');
  if (sha256(text) !== REPLACED.sha256)
    throw new Error(
      'The database has a schema from before 2026-11-27 that is not complete: start the last release of ' +
        `before that day once, which brings it to ${REPLACED.last}, or start with an empty database.`,
    );
  await client.query('delete from schema_migrations where name <= $1', [REPLACED.last]);
  for (const { name, checksum, sql } of migrations.filter((migration) => migration.name <= REPLACED.last)) {
    await client.query((sql.match(/^comment on .*;$/gm) ?? []).join('\n'));
    await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [name, checksum]);
  }
  return readApplied(client);
}

/** "line 12: syntax error …", because PostgreSQL only counts characters. */
function explain(migration: Migration, error: unknown): Error {
  const { message, position, detail } = error as { message: string; position?: string; detail?: string };
  const line = position ? `, line ${migration.sql.slice(0, Number(position)).split('\n').length}` : '';
  return new Error(
    `The migration db/migrations/${migration.name}${line} failed and left nothing behind: ${message}${detail ? ` (${detail})` : ''}`,
    { cause: error },
  );
}

/**
 * Runs the first missing migration in one transaction that blocks others; returns its name, or undefined if
 * none is missing. The lock belongs to the transaction, because a session lock would stay with a pooler.
 */
async function applyNext(client: pg.Client, migrations: Migration[]): Promise<string | undefined> {
  await client.query('begin');
  try {
    await client.query(`select pg_advisory_xact_lock(${ADVISORY_LOCK})`);
    const applied = await adoptBaseline(client, migrations, await readApplied(client));
    refuseChangedHistory(migrations, applied);
    const known = new Set(applied.map(({ name }) => name));
    const next = migrations.find(({ name }) => !known.has(name));
    if (next !== undefined) await apply(client, next);
    await client.query('commit');
    return next?.name;
  } catch (error) {
    // After a lost connection, the original error is more specific.
    await client.query('rollback').catch(() => {});
    throw error;
  }
}

async function apply(client: pg.Client, migration: Migration): Promise<void> {
  try {
    await client.query(CREATE_TABLE);
    await client.query(migration.sql);
    await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [
      migration.name,
      migration.checksum,
    ]);
    await client.query(LET_APPLICATION_READ);
  } catch (error) {
    throw explain(migration, error);
  }
}

/**
 * Runs missing migrations in order and returns their names. The connection's user becomes the owner of the
 * tables. Throws if a migration fails (it is rolled back), was edited after it ran, or is unknown to this
 * release.
 */
export async function migrate(
  databaseUrl: string,
  folder: string = MIGRATIONS_FOLDER,
): Promise<{ applied: string[] }> {
  const migrations = readMigrations(folder);
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'hakobu-migrate' });
  client.on('error', () => {}); // A lost connection rejects the running query with a more specific error.
  await client.connect();
  try {
    const ran: string[] = [];
    for (;;) {
      const name = await applyNext(client, migrations);
      if (name === undefined) return { applied: ran };
      ran.push(name);
    }
  } finally {
    await client.end();
  }
}

/** Names of the missing migrations; empty if the schema is that of this release. */
export async function pendingMigrations(
  client: Queryable,
  folder: string = MIGRATIONS_FOLDER,
): Promise<string[]> {
  const applied = new Set((await readApplied(client)).map(({ name }) => name));
  return readMigrations(folder)
    .map(({ name }) => name)
    .filter((name) => !applied.has(name));
}
