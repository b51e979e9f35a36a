// One throw-away PostgreSQL for a whole test run, in memory-backed storage, with a prepared template that
// each test file copies.
import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { throwawaySettings } from '../../server/kernel/embedded-postgres/settings.ts';
import { startEmbeddedPostgres } from '../../server/kernel/embedded-postgres/start.ts';
import { prepareDatabase } from '../../server/prepare-database.ts';
import { throwawayFolder } from '../../tools/throwaway-folder.ts';
import { seedAccounts } from '../../server/seed/seed-accounts.ts';

export const TEMPLATE = 'hakobu_template';

/**
 * Starts it, prepares the template, and answers the server's address with a function that stops and removes
 * all.
 */
export async function startTestPostgres(): Promise<{ url(database: string): string; stop(): Promise<void> }> {
  const folder = await throwawayFolder('test');
  const server = await startEmbeddedPostgres({
    dataDir: path.join(folder, 'postgres'),
    settings: throwawaySettings(),
  });
  await createDatabase(server.url(), TEMPLATE);
  await prepareDatabase(server.url(TEMPLATE), { demo: false, japan: false });
  await withClient(server.url(TEMPLATE), seedAccounts);
  await execute(server.url(), `alter database ${TEMPLATE} is_template true`);
  return {
    url: (database) => server.url(database),
    async stop() {
      await server.stop('immediate');
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}

export async function createDatabase(adminUrl: string, name: string, template?: string): Promise<void> {
  await execute(adminUrl, `create database ${name}${template === undefined ? '' : ` template ${template}`}`);
}

const OBJECT_IN_USE = '55006';
/**
 * A whole run makes hundreds of databases: kept, they would fill the memory. One to which a connection was
 * being opened when its server ended stays until all end.
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
