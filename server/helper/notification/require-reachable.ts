import { sql, type SqlBool } from 'kysely';
import type { Context } from '#kernel/context.ts';
import { rowAccess } from '#kernel/list/row-access.ts';
import { refuseField, unknownReference } from '#kernel/refusal.ts';

/**
 * Whom a right of the caller's scope reaches: themselves and the team, the organization, everybody. Answers
 * the role. Refuses with `unknown_reference`.
 */
export async function requireReachable(ctx: Context, userId: number): Promise<string> {
  const reach = rowAccess(ctx, { organization: 'u.organization_id', owners: ['u.id'] }) ?? sql<SqlBool>`true`;
  const user = await ctx.db
    .selectFrom('users as u')
    .select('u.role_id')
    .where('u.id', '=', userId)
    .where('u.disabled_at', 'is', null)
    .where(reach)
    .executeTakeFirst();
  if (user === undefined) throw unknownReference('user_id', userId);
  return user.role_id;
}

/**
 * Customers are told of their own questions without subscribing; those of others are not theirs. Adds nothing
 * to the change. Refuses with `subscriber_not_staff`.
 */
export async function requireStaff(
  ctx: Context,
  { user_id }: { user_id?: number | undefined },
): Promise<object> {
  if (user_id === undefined) return {};
  if ((await requireReachable(ctx, user_id)) === 'customer')
    throw refuseField('user_id', 'subscriber_not_staff');
  return {};
}
