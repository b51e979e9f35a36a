import { sql, type SqlBool } from 'kysely';
import type { Context } from '#kernel/context.ts';
import { anyOf } from '#kernel/list/any-of.ts';
import type { Condition } from '#kernel/list/list-source.ts';
import { ownedBy, rowAccess } from '#kernel/list/row-access.ts';

/**
 * Row access to tickets. Own tickets are those that the caller sent or created, and those of types that the
 * caller's role answers.
 */
export function supportAccess(ctx: Context): Condition | undefined {
  const access = rowAccess(ctx, {
    organization: 's.organization_id',
    owners: ['s.sender_id', 's.creator_id'],
  });
  if (ctx.scope !== 'own' || ctx.actor.roleId === 'customer') return access;
  // a single condition instead of a union: most tickets are of a type that the role answers, so a scan in
  // any order finds the first page early
  return sql<SqlBool>`(${access!} or (s.organization_id = any(${ctx.actor.organizationIds}::bigint[])
    and s.support_type_id in (select r.support_type_id from role_support_types r
      where r.role_id = ${ctx.actor.roleId})))`;
}

/** Row access to messages of tickets that the caller may see. Messages that the caller wrote are also own. */
export function supportContentAccess(ctx: Context): Condition | undefined {
  const access = supportAccess(ctx);
  return access === undefined || ctx.scope !== 'own'
    ? access
    : anyOf([access, ownedBy(ctx, ['c.creator_id'])]);
}
