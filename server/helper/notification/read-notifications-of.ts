import type { Context } from '#kernel/context.ts';

/** Marks the caller's notifications about a document as read, when the caller opens the document. */
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
