import { createHash, randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type pg from 'pg';
import { expect, inject, test } from 'vitest';
import { migrate, pendingMigrations } from '../../server/kernel/migrate.ts';
import { createDatabase, withClient } from '../support/postgres.ts';
import { readCatalog, readComments, readRows, readSequences } from '../support/read-catalog.ts';
import { withDatabase } from '../support/test-server.ts';

const MIGRATIONS = path.resolve('db/migrations');
const isBaseline = (file: string): boolean => file < '0184';
/** Taken from a database that ran the 114 migrations which the baseline replaces. */
const before = JSON.parse(fs.readFileSync('tests/fixtures/schema-0183.json', 'utf8')) as {
  catalogSha256: string;
  sequences: Record<string, string>;
  rows: Record<string, string>;
  migrations: Record<string, string>;
};

async function emptyDatabase(): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await createDatabase(inject('postgresUrl'), name);
  return withDatabase(inject('postgresUrl'), name);
}

async function ask<T>(url: string, question: (client: pg.Client) => Promise<T>): Promise<T> {
  let answer: T | undefined;
  await withClient(url, async (client) => void (answer = await question(client)));
  return answer!;
}

const appliedNames = (url: string): Promise<string[]> =>
  ask(url, async (client) => {
    const { rows } = await client.query<{ name: string }>('select name from schema_migrations order by name');
    return rows.map(({ name }) => name);
  });

/** A database as the replaced migrations left it: the same schema without comments, with their names. */
async function databaseAt0183(leaveOut?: string): Promise<string> {
  const url = await emptyDatabase();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'hakobu-migrations-'));
  for (const file of fs.readdirSync(MIGRATIONS).filter(isBaseline)) {
    const sql = fs.readFileSync(path.join(MIGRATIONS, file), 'utf8');
    fs.writeFileSync(path.join(folder, file), sql.replaceAll(/^comment on .*;$/gm, ''));
  }
  await migrate(url, folder);
  fs.rmSync(folder, { recursive: true, force: true });
  const rows = Object.entries(before.migrations).filter(([name]) => name !== leaveOut);
  await withClient(url, async (client) => {
    await client.query('delete from schema_migrations');
    await client.query(
      'insert into schema_migrations (name, checksum) select * from unnest($1::text[], $2::text[])',
      [rows.map(([name]) => name), rows.map(([, checksum]) => checksum)],
    );
  });
  return url;
}

test('the baseline makes the schema that the replaced migrations made', async () => {
  const url = await databaseAt0183();
  const catalog = await ask(url, readCatalog);
  expect(catalog.length).toBeGreaterThan(2000);
  expect(createHash('sha256').update(catalog.join('\n')).digest('hex')).toBe(before.catalogSha256);
});

test('the baseline leaves sequences and rows as the replaced migrations left them', async () => {
  const url = await databaseAt0183();
  expect(await ask(url, readSequences)).toEqual(before.sequences);
  expect(await ask(url, readRows)).toEqual(before.rows);
});

test('a database at 0183 keeps its data and gets the schema of a fresh one, also with two concurrent servers', async () => {
  const fresh = await emptyDatabase();
  await migrate(fresh);
  const url = await databaseAt0183();
  await withClient(url, async (client) => {
    await client.query(`insert into organizations (name, kind) values ('Kept', 'company')`);
  });
  expect(await ask(url, (client) => pendingMigrations(client))).toContain('0001-platform.sql');
  await Promise.all([migrate(url), migrate(url)]);
  expect(await migrate(url)).toEqual({ applied: [] });
  expect(await appliedNames(url)).toEqual(fs.readdirSync(MIGRATIONS).toSorted());
  expect(await ask(url, readCatalog)).toEqual(await ask(fresh, readCatalog));
  expect(await ask(url, readComments)).toEqual(await ask(fresh, readComments));
  const { rows } = await ask(url, (client) => client.query('select name from organizations'));
  expect(rows).toEqual([{ name: 'Kept' }]);
});

test('a database that ran only a part of the replaced migrations is refused and stays as it is', async () => {
  const url = await databaseAt0183('0183-numbers-of-own-vouchers.sql');
  const names = await appliedNames(url);
  await expect(migrate(url)).rejects.toThrow('schema from before 2026-11-27 that is not complete');
  expect(await appliedNames(url)).toEqual(names);
});

test('every table of the baseline has a comment', async () => {
  const url = await emptyDatabase();
  await migrate(url);
  const { rows } = await ask(url, (client) =>
    client.query(`select relname from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
      and relname <> 'schema_migrations' and obj_description(oid, 'pg_class') is null`),
  );
  expect(rows).toEqual([]);
});
