import pg from 'pg';
import { seedAccounts } from './seed-accounts.ts';

/** Makes the demo business, once, in a database without users. */
export async function seedDemo(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows: [anybody] } = await client.query('select 1 from users limit 1');
    if (anybody === undefined) await seedAccounts(client);
  } finally {
    await client.end();
  }
}
