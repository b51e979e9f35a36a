import { sql } from 'kysely';
import type { Context } from '#kernel/context.ts';
import { refuseField } from '#kernel/refusal.ts';
import { requireCustomer } from './user.queries.ts';

/** A customer of the organization at work, which is where their wallets are: who may be asked for money here. */
export async function requireOwnCustomer(ctx: Context, id: number): Promise<void> {
  await requireCustomer(ctx, id);
  const {
    rows: [home],
  } = await sql<{ id: number; name: string }>`
    select o.id, o.name
    from users u
    join organizations o on o.id = u.organization_id
    where u.id = ${id}`.execute(ctx.db);
  requireHome(ctx, home!);
}

/** Refuses to ask a customer for money where none of their wallets could pay it, and names where they could. */
export function requireHome(ctx: Context, { id, name }: { id: number; name: string }): void {
  if (id !== ctx.organizationId)
    throw refuseField(
      'customer_id',
      'customer_of_other_organization',
      { organization: name },
      { organization_id: id },
    );
}
