import pg from 'pg';
import { hashPassword } from '../identity/credential/password.ts';
import { COMPANY } from './lookups/organizations.ts';

/**
 * Creates the first administrator of a database without users. Throws where there is none and the settings
 * name none.
 */
export async function seedAdmin(
  databaseUrl: string,
  admin: { email: string; password: string } | undefined,
): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const {
      rows: [anybody],
    } = await client.query('select 1 from users limit 1');
    if (anybody !== undefined) return;
    if (admin === undefined)
      throw new Error(
        'Nobody has an account yet. Set ADMIN_EMAIL and ADMIN_PASSWORD to the first administrator and start again.',
      );
    await client.query(
      `with made as (insert into users (organization_id, name, email, role_id, password_hash,
        email_verified_at) values ($1, $2, $2, 'admin', $3, now()) returning id)
       insert into organization_members (organization_id, user_id) select o.id, made.id
       from made, organizations o`,
      [COMPANY, admin.email.trim().toLowerCase(), await hashPassword(admin.password)],
    );
  } finally {
    await client.end();
  }
}
