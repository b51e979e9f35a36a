import { sql } from 'kysely';
import type { Context } from '#kernel/context.ts';
import { insertRow } from '#kernel/crud/resource-routes.ts';

interface NewCustomer {
  name: string;
  email: string;
  tel: string | null;
  password_hash?: string;
  email_verified_at?: Date | null;
}

/**
 * Makes a customer of the company who came by themselves, and answers the id. Nobody is signed in yet: the
 * log entry is the company's.
 */
export async function makeCustomer(ctx: Context, customer: NewCustomer): Promise<number> {
  const {
    rows: [company],
  } = await sql<{
    id: number;
  }>`select id from organizations where kind = 'company' order by id limit 1`.execute(ctx.db);
  const id = Number(
    await insertRow(ctx, 'users', {
      ...customer,
      organization_id: company!.id,
      role_id: 'customer',
      language: ctx.language,
    }),
  );
  await sql`insert into organization_members (organization_id, user_id)
    values (${company!.id}, ${id})`.execute(ctx.db);
  ctx.organizationId = company!.id;
  ctx.log({
    logable_type: 'user',
    logable_id: id,
    type_id: 'created',
    content: { name: customer.name, registered: true },
  });
  ctx.announce('changed', { type: 'user', id });
  return id;
}
