import type { Context } from '#kernel/context.ts';

/** The caller has seen a document: what they were told of it counts as read. */
export async function readNotificationsOf(
  ctx: Context,
  { type, id }: { type: string; id: string | number },
): Promise<void> {
  await ctx.db
    .updateTable('user_notifications')
    .set({ read_at: ctx.now })
    .where('user_id', '=', ctx.actor.id)
    .where('subject_type', '=', type)
    .where('subject_id', '=', String(id))
    .where('read_at', 'is', null)
    .execute();
}
