import pg from 'pg';
import { openDatabase } from '../kernel/database/database.ts';
import type { FileStore } from '../kernel/files/file-store.ts';
import { internalClients } from '../kernel/internal-client.ts';
import { eventHandlers } from '../event-handlers.ts';
import { allRoutes } from '../routes.ts';
import { demoAccounts } from './demo/accounts.ts';
import { makeBusiness } from './demo/business.ts';
import type { Call, Crew } from './demo/steps.ts';
import { seedAccounts } from './seed-accounts.ts';

/** Setting that exists while the demo is being created. If it exists at startup, the demo is incomplete. */
const BEGUN = `settings where organization_id = 0 and key = 'demo_begun'`;

/**
 * Creates the demo company once, in a database without users. Its products have pictures where a store for
 * them is given.
 */
export async function seedDemo(databaseUrl: string, files?: FileStore): Promise<void> {
  if (!(await withClient(databaseUrl, makeAccounts))) return;
  const database = openDatabase(databaseUrl, { max: 2 });
  try {
    const clientOf = internalClients({ database, reactions: eventHandlers }, allRoutes, files);
    const crew = await Promise.all(
      demoAccounts.map(async ({ email, role_id }): Promise<[string, Call]> => {
        const client = await clientOf(email);
        return [role_id, (method, path, body) => client.call(method, path, body as never)];
      }),
    );
    await makeBusiness(Object.fromEntries(crew) as Crew, { hasPictures: files !== undefined });
  } finally {
    await database.close();
  }
  await withClient(databaseUrl, (client) => client.query(`delete from ${BEGUN}`));
}

/**
 * Empties a database whose demo is incomplete because the process was killed. It holds no work of people,
 * because a server accepts requests only after its demo is complete.
 */
export async function removeHalfDemo(databaseUrl: string): Promise<void> {
  await withClient(databaseUrl, async (client) => {
    const {
      rows: [settings],
    } = await client.query<{ present: boolean }>(
      `select to_regclass('public.settings') is not null as present`,
    );
    if (!settings!.present || (await client.query(`select 1 from ${BEGUN}`)).rows.length === 0) return;
    await client.query(`begin;
      drop schema public cascade; drop schema if exists graphile_worker cascade;
      create schema public; grant usage on schema public to public;
      commit`);
  });
}

/** Answers false where an account already exists. */
async function makeAccounts(client: pg.Client): Promise<boolean> {
  const {
    rows: [anybody],
  } = await client.query('select 1 from users limit 1');
  if (anybody !== undefined) return false;
  await client.query('begin');
  await client.query(`insert into settings (organization_id, key, value) values (0, 'demo_begun', 'true')`);
  await seedAccounts(client);
  await client.query('commit');
  return true;
}

async function withClient<Result>(
  databaseUrl: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
