import type { deleteNotification as endpoint } from '@hakobu/contract/helper/notification/notification.endpoints.ts';
import { Refusal } from '#kernel/refusal.ts';
import type { Handler } from '#kernel/route.ts';

/** Deletes one of the caller's notifications. */
export const deleteNotification: Handler<typeof endpoint> = async (ctx, { params: { id } }) => {
  const { numDeletedRows } = await ctx.db
    .deleteFrom('user_notifications')
    .where('id', '=', id)
    .where('user_id', '=', ctx.actor.id)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw new Refusal('not_found', { details: { id } });
};
