import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Context } from '#kernel/context.ts';
import { anyOf } from '#kernel/list/any-of.ts';
import { columnOf, type Column, type Condition } from '#kernel/list/list-source.ts';
import { ownedBy, rowAccess } from '#kernel/list/row-access.ts';

/**
 * True for customers of one of the actor's organizations who are not disabled; `users` is the table's alias.
 */
export const isOurCustomer = (ctx: Context, users = 'users'): Condition => sql<SqlBool>`(
    ${sql.ref(`${users}.role_id`)} = 'customer'
    and ${sql.ref(`${users}.disabled_at`)} is null
    and ${sql.ref(`${users}.organization_id`)} = any(${ctx.actor.organizationIds}::bigint[]))`;

/**
 * True when `customer`, a user column, is a customer that the actor, or somebody of the actor's team, sells
 * to.
 */
export const soldToByActor = (ctx: Context, customer: Column): Condition => {
  const sold = sql`select o.customer_id from orders o where ${ownedBy(ctx, ['o.sale_id'])}`;
  // Evaluated once: an actor without customers scans nothing.
  return sql<SqlBool>`(exists (${sold}) and ${columnOf(customer)} in (${sold}))`;
};

/**
 * Rows whose customer column relates them to the actor: the actor or the team is in one of `owners`, or the
 * actor sells to the customer.
 */
export const ownOrSoldTo = (
  ctx: Context,
  customer: Column,
  owners: readonly Column[] = [customer],
): Condition => anyOf([ownedBy(ctx, owners), soldToByActor(ctx, customer)]);

/**
 * Documents of customers, `documents` is the table's alias. Scope `own`: documents that the actor created,
 * of the actor as customer, and of customers that the actor sells to.
 */
export const customerDocuments = (ctx: Context, documents: string): Condition | undefined =>
  ctx.scope === 'own'
    ? ownOrSoldTo(ctx, `${documents}.customer_id`, [`${documents}.created_by`, `${documents}.customer_id`])
    : rowAccess(ctx, { organization: `${documents}.organization_id`, owners: [] });

/**
 * Ids of the users whose rows those are, each once. The index groups customers by seller, so that no sort is
 * needed.
 */
export const keysOwnOrSoldTo = (ctx: Context): RawBuilder<unknown> => sql`
    select u.id from users u where ${ownedBy(ctx, ['u.id'])}
    union all
    select distinct o.customer_id from orders o
    where ${ownedBy(ctx, ['o.sale_id'])} and not (${ownedBy(ctx, ['o.customer_id'])})`;
