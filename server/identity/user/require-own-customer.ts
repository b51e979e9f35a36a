import { sql } from 'kysely';
import type { Context } from '#kernel/context.ts';
import { refuseField } from '#kernel/refusal.ts';
import { requireCustomer } from './user.queries.ts';

/** A customer of the current organization, which keeps their wallets, so that they can be charged here. */
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

/**
 * Refuses to charge a customer where they have no wallet, and names the organizations where they have one.
 */
export function requireHome(ctx: Context, { id, name }: { id: number; name: string }): void {
  if (id !== ctx.organizationId)
    throw refuseField(
      'customer_id',
      'customer_of_other_organization',
      { organization: name },
      { organization_id: id },
    );
}
