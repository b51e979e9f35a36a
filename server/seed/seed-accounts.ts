import type pg from 'pg';
import { hashPassword } from '../identity/credential/password.ts';
import { demoAccounts, DEMO_PASSWORD } from './demo/accounts.ts';
import { COMPANY } from './lookups/organizations.ts';

/** Creates the six demo accounts with the hash of their password. Staff are members of the warehouses too. */
export async function seedAccounts(client: pg.Client, hashed = hashPassword): Promise<void> {
  const hash = await hashed(DEMO_PASSWORD);
  for (const { email, name, role_id } of demoAccounts) {
    await client.query(
      `with made as (insert into users (organization_id, name, email, role_id, password_hash,
        email_verified_at) values ($1, $2, $3, $4, $5, now()) returning id)
       insert into organization_members (organization_id, user_id) select o.id, made.id
       from made, organizations o where o.id = $1 or $4 <> 'customer'`,
      [COMPANY, name, email, role_id, hash],
    );
  }
}
