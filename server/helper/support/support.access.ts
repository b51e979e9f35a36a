import { sql, type SqlBool } from 'kysely';
import type { Context } from '#kernel/context.ts';
import { anyOf } from '#kernel/list/any-of.ts';
import type { Condition } from '#kernel/list/list-source.ts';
import { ownedBy, rowAccess } from '#kernel/list/row-access.ts';

/**
 * Supports a caller may see or change: the own are those one asked or wrote down, and those of a type that
 * one's role answers.
 */
export function supportAccess(ctx: Context): Condition | undefined {
  const access = rowAccess(ctx, {
    organization: 's.organization_id',
    owners: ['s.sender_id', 's.creator_id'],
  });
  if (ctx.scope !== 'own' || ctx.actor.roleId === 'customer') return access;
  // most are of a type that one's role answers: they are met soon on any way, and none has to be put together
  return sql<SqlBool>`(${access!} or (s.organization_id = any(${ctx.actor.organizationIds}::bigint[])
    and s.support_type_id in (select r.support_type_id from role_support_types r
      where r.role_id = ${ctx.actor.roleId})))`;
}

/** Texts of the supports that one may see or change; the own are also those one wrote oneself. */
export function supportContentAccess(ctx: Context): Condition | undefined {
  const access = supportAccess(ctx);
  return access === undefined || ctx.scope !== 'own'
    ? access
    : anyOf([access, ownedBy(ctx, ['c.creator_id'])]);
}
