import pg from 'pg';
import { openDatabase } from '../kernel/database/database.ts';
import { internalClients } from '../kernel/internal-client.ts';
import { reactions } from '../reactions.ts';
import { allRoutes } from '../routes.ts';
import { demoAccounts } from './demo/accounts.ts';
import { makeBusiness } from './demo/business.ts';
import type { Call, Crew } from './demo/steps.ts';
import { seedAccounts } from './seed-accounts.ts';

/** Makes the demo business, once, in a database without users. */
export async function seedDemo(databaseUrl: string): Promise<void> {
  if (!(await makeAccounts(databaseUrl))) return;
  const database = openDatabase(databaseUrl, 2);
  try {
    const clientOf = internalClients({ database, reactions }, allRoutes);
    const crew = await Promise.all(
      demoAccounts.map(async ({ email, role_id }): Promise<[string, Call]> => {
        const client = await clientOf(email);
        return [role_id, (method, path, body) => client.call(method, path, body as never)];
      }),
    );
    await makeBusiness(Object.fromEntries(crew) as Crew);
  } finally {
    await database.close();
  }
}

/** Answers false where somebody has an account already. */
async function makeAccounts(databaseUrl: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const {
      rows: [anybody],
    } = await client.query('select 1 from users limit 1');
    if (anybody !== undefined) return false;
    await seedAccounts(client);
    return true;
  } finally {
    await client.end();
  }
}
