import { sql, type SqlBool } from 'kysely';
import type { Context } from '#kernel/context.ts';
import { rowAccess } from '#kernel/list/row-access.ts';
import { refuseField, unknownReference } from '#kernel/refusal.ts';

/**
 * Checks that a user is within the caller's scope: themselves and the team, the organization, or everybody.
 * Answers the user's role. Refuses with `unknown_reference`.
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
 * Refuses customers as subscribers, with `subscriber_not_staff`: they are notified of their own tickets
 * anyway, and may not see those of others. Adds no values to the change.
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
