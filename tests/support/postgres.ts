// One throw-away PostgreSQL for a whole test run, in memory-backed storage, with a prepared template that
// each test file copies.
import fs from 'node:fs';
import path from 'node:path';
import { hash } from '@node-rs/argon2';
import pg from 'pg';
import { throwawaySettings } from '../../server/kernel/embedded-postgres/settings.ts';
import { startEmbeddedPostgres } from '../../server/kernel/embedded-postgres/start.ts';
import { prepareDatabase } from '../../server/prepare-database.ts';
import { throwawayFolder } from '../../tools/throwaway-folder.ts';
import { seedAccounts } from '../../server/seed/seed-accounts.ts';

export const TEMPLATE = 'hakobu_template';

export interface TestPostgres {
  url(database: string): string;
  /** Stops it and removes its folder. */
  stop(): Promise<void>;
}

/**
 * Lowers the cost of password hashes, because every test file signs users in; other passwords are hashed
 * normally.
 */
const hashCheaply = (password: string): Promise<string> => hash(password, { memoryCost: 64, timeCost: 1 });

/** Starts it with the template that test files copy. */
export async function startTestPostgres(): Promise<TestPostgres> {
  const server = await startEmptyPostgres();
  await createDatabase(server.url('postgres'), TEMPLATE);
  await prepareDatabase(server.url(TEMPLATE), { demo: false, japan: false });
  await withClient(server.url(TEMPLATE), (client) => seedAccounts(client, hashCheaply));
  await execute(server.url('postgres'), `alter database ${TEMPLATE} is_template true`);
  return server;
}

/** Starts an empty one. */
export async function startEmptyPostgres(): Promise<TestPostgres> {
  const folder = await throwawayFolder('test');
  const server = await startEmbeddedPostgres({
    dataDir: path.join(folder, 'postgres'),
    settings: throwawaySettings(),
  });
  return {
    url: (database) => server.url(database),
    async stop() {
      await server.stop('immediate');
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}

export async function createDatabase(adminUrl: string, name: string, template?: string): Promise<void> {
  // Copying files is three times as fast as writing pages to the WAL.
  const from = template === undefined ? '' : ` template ${template} strategy file_copy`;
  await execute(adminUrl, `create database ${name}${from}`);
}

const OBJECT_IN_USE = '55006';
/**
 * Drops a database: a run makes hundreds, which would fill the memory. One with a connection in progress
 * stays until the end.
 */
export async function dropDatabase(adminUrl: string, name: string): Promise<void> {
  try {
    await execute(adminUrl, `drop database ${name}`);
  } catch (error) {
    if (!(error instanceof pg.DatabaseError && error.code === OBJECT_IN_USE)) throw error;
  }
}

export const execute = (url: string, statement: string): Promise<void> =>
  withClient(url, async (client) => void (await client.query(statement)));

export async function withClient(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
