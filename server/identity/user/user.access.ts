import { sql, type SqlBool } from 'kysely';
import type { Context } from '#kernel/context.ts';
import type { Condition } from '#kernel/list/list-source.ts';
import { rowAccess } from '#kernel/list/row-access.ts';

/**
 * Users a caller may see. Staff who may read customers see the customers of their organization although they
 * may not see colleagues.
 */
export function userAccess(ctx: Context): Condition | undefined {
  const users = rowAccess(ctx, { organization: 'u.organization_id', owners: ['u.id'] });
  if (users === undefined || !ctx.actor.permissions.has('customer.organization.read')) return users;
  // most people are customers: they are met soon on any way, and none has to be put together
  return sql<SqlBool>`(${users} or (u.role_id = 'customer'
    and u.organization_id = any(${ctx.actor.organizationIds}::bigint[])))`;
}
