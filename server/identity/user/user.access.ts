import { sql, type SqlBool } from 'kysely';
import type { Context } from '#kernel/context.ts';
import type { Condition } from '#kernel/list/list-source.ts';
import { rowAccess } from '#kernel/list/row-access.ts';

/**
 * Users that a caller may see. Staff who may read customers see the customers of their organization, even
 * when they may not see colleagues.
 */
export function userAccess(ctx: Context): Condition | undefined {
  const users = rowAccess(ctx, { organization: 'u.organization_id', owners: ['u.id'] });
  if (users === undefined || !ctx.actor.permissions.has('customer.organization.read')) return users;
  // Most users are customers, so a scan in any order finds them early and no union of alternatives is
  // needed.
  return sql<SqlBool>`(${users} or (u.role_id = 'customer'
    and u.organization_id = any(${ctx.actor.organizationIds}::bigint[])))`;
}
