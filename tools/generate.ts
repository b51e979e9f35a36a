// `npm run generate`: writes what is derived from the migrations, db/types.ts and db/schema.sql, from a
// database made just for that, and the catalogues of phrases and errors.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { generatePhrases } from './generate-phrases.ts';
import { readSchema } from './read-schema.ts';
import { startTestPostgres, TEMPLATE } from '../tests/support/postgres.ts';

const checking = process.argv.includes('--check'); // compares instead of writing
const root = path.resolve(import.meta.dirname, '..');
generatePhrases(checking);
const postgres = await startTestPostgres();
try {
  const types = path.join(
    checking ? fs.mkdtempSync(path.join(os.tmpdir(), 'hakobu-types-')) : path.join(root, 'db'),
    'types.ts',
  );
  const made = spawnSync(
    process.execPath,
    [
      path.join(root, 'node_modules/kysely-codegen/dist/cli/bin.js'),
      '--dialect',
      'postgres',
      '--url',
      postgres.url(TEMPLATE),
      '--out-file',
      types,
      '--include-pattern',
      'public.*',
      '--numeric-parser',
      'string',
      '--date-parser',
      'string',
    ],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  if (made.status !== 0) throw new Error('kysely-codegen failed');
  // Our type parsers answer bigint as number and instants as text (server/kernel/database/pg-types.ts).
  const text = fs
    .readFileSync(types, 'utf8')
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
  const files = { 'types.ts': text, 'schema.sql': await readSchema(postgres.url(TEMPLATE)) };
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(root, 'db', name);
    if (!checking) fs.writeFileSync(file, content);
    else if (fs.readFileSync(file, 'utf8') !== content)
      throw new Error(`db/${name} is not what the migrations give. Run \`npm run generate\` and commit it.`);
  }
} finally {
  await postgres.stop();
}
