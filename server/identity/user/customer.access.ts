import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Context } from '#kernel/context.ts';
import { anyOf } from '#kernel/list/any-of.ts';
import { columnOf, type Column, type Condition } from '#kernel/list/list-source.ts';
import { ownedBy, rowAccess } from '#kernel/list/row-access.ts';

/**
 * Users that are customers of one of the actor's organizations and may sign in; `users` is the table's alias.
 */
export const isOurCustomer = (ctx: Context, users = 'users'): Condition => sql<SqlBool>`(
    ${sql.ref(`${users}.role_id`)} = 'customer'
    and ${sql.ref(`${users}.disabled_at`)} is null
    and ${sql.ref(`${users}.organization_id`)} = any(${ctx.actor.organizationIds}::bigint[]))`;

/**
 * True where `customer`, a column with a user, is somebody to whom the actor, or one of the actor's team,
 * sells.
 */
export const soldToByActor = (ctx: Context, customer: Column): Condition => {
  const sold = sql`select o.customer_id from orders o where ${ownedBy(ctx, ['o.sale_id'])}`;
  // asked once: who sells nothing does not scan the list for customers
  return sql<SqlBool>`(exists (${sold}) and ${columnOf(customer)} in (${sold}))`;
};

/**
 * Rows that a document's customer column ties to the actor: those of oneself or the team in any of `owners`,
 * and those of the customers one sells to.
 */
export const ownOrSoldTo = (
  ctx: Context,
  customer: Column,
  owners: readonly Column[] = [customer],
): Condition => anyOf([ownedBy(ctx, owners), soldToByActor(ctx, customer)]);

/**
 * Documents of customers, `documents` their table's alias: own are those one made, those of oneself as the
 * customer, and those of the customers one sells to.
 */
export const customerDocuments = (ctx: Context, documents: string): Condition | undefined =>
  ctx.scope === 'own'
    ? ownOrSoldTo(ctx, `${documents}.customer_id`, [`${documents}.created_by`, `${documents}.customer_id`])
    : rowAccess(ctx, { organization: `${documents}.organization_id`, owners: [] });

/**
 * Keys of the users whose rows those are, each once. Buyers stand side by side in their index, and are told
 * without sorting.
 */
export const keysOwnOrSoldTo = (ctx: Context): RawBuilder<unknown> => sql`
    select u.id from users u where ${ownedBy(ctx, ['u.id'])}
    union all
    select distinct o.customer_id from orders o
    where ${ownedBy(ctx, ['o.sale_id'])} and not (${ownedBy(ctx, ['o.customer_id'])})`;
