import type { Context } from '#kernel/context.ts';
import { writeUser } from '../user/write-user.ts';

interface NewCustomer {
  name: string;
  email: string;
  tel: string | null;
  password_hash?: string;
  email_verified_at?: Date | null;
}

/**
 * Creates a customer of the company from self-registration and returns the id. Nobody is signed in yet, so
 * the log entry belongs to the company.
 */
export async function makeCustomer(ctx: Context, customer: NewCustomer): Promise<number> {
  const { id: company } = await ctx.db
    .selectFrom('organizations')
    .select('id')
    .where('kind', '=', 'company')
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  const id = await writeUser(ctx, {
    ...customer,
    organization_id: company,
    role_id: 'customer',
    language: ctx.language,
  });
  ctx.organizationId = company;
  ctx.log({
    logable_type: 'user',
    logable_id: id,
    type_id: 'created',
    content: { name: customer.name, registered: true },
  });
  return id;
}
