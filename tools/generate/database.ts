import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startTestPostgres, TEMPLATE } from '../../tests/support/postgres.ts';
import { readSchema } from './read-schema.ts';
import { root, type Generated } from './write.ts';

/** Table types and the schema as text, from a temporary database. */
export async function generateFromDatabase(): Promise<Generated> {
  const postgres = await startTestPostgres();
  try {
    const url = postgres.url(TEMPLATE);
    return { 'db/types.ts': readTypes(url), 'db/schema.sql': await readSchema(url) };
  } finally {
    await postgres.stop();
  }
}

function readTypes(url: string): string {
  const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'hakobu-types-')), 'types.ts');
  const made = spawnSync(
    process.execPath,
    [
      path.join(root, 'node_modules/kysely-codegen/dist/cli/bin.js'),
      ...['--dialect', 'postgres', '--url', url, '--out-file', file, '--include-pattern', 'public.*'],
      ...['--numeric-parser', 'string', '--date-parser', 'string'],
    ],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  if (made.status !== 0) throw new Error('kysely-codegen failed');
  // Our type parsers answer bigint as number and instants as text (server/kernel/database/pg-types.ts).
  return fs
    .readFileSync(file, 'utf8')
    .replace(
      /export type Int8 = .*;/,
      'export type Int8 = ColumnType<number, number | string, number | string>;',
    )
    .replace(
      /export type Timestamp = .*;/,
      'export type Timestamp = ColumnType<string, Date | string, Date | string>;',
    )
    .replace(
      /export type Numeric = .*;/,
      'export type Numeric = ColumnType<string, number | string, number | string>;',
    );
}
