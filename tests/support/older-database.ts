// A database as a release before left it, taken over by the migrations since.
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { beforeAll, inject } from 'vitest';
import { migrate } from '../../server/kernel/migrate.ts';
import { createDatabase, withClient } from './postgres.ts';
import { withDatabase } from './test-server.ts';

const MIGRATIONS = path.resolve(import.meta.dirname, '../../db/migrations');

/**
 * Fills a database at the schema before the migration with this number (`0021`) and migrates it. Answers what
 * asks it.
 */
export function useOlderDatabase(
  number: string,
  business: string,
): <Row extends object>(question: string) => Promise<Row[]> {
  let url = '';
  beforeAll(async () => {
    const name = `test_${randomUUID().replaceAll('-', '')}`;
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'hakobu-migrations-'));
    for (const file of fs.readdirSync(MIGRATIONS).filter((one) => one < number))
      fs.copyFileSync(path.join(MIGRATIONS, file), path.join(folder, file));
    await createDatabase(inject('postgresUrl'), name);
    url = withDatabase(inject('postgresUrl'), name);
    await migrate(url, folder);
    fs.rmSync(folder, { recursive: true, force: true });
    await withClient(url, async (client) => void (await client.query(business)));
    await migrate(url);
  });
  return async <Row extends object>(question: string) => {
    let rows: Row[] = [];
    await withClient(url, async (client) => void ({ rows } = await client.query(question)));
    return rows;
  };
}
