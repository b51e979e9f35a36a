import type { sendNotification as endpoint } from '@hakobu/contract/helper/notification/notification.endpoints.ts';
import { findRow } from '#kernel/list/list-rows.ts';
import type { Handler } from '#kernel/route.ts';
import { notificationSource } from './notification.queries.ts';
import { requireReachable } from './require-reachable.ts';

/** Sends a message to a user within the caller's scope, and writes it to the user's change log. */
export const sendNotification: Handler<typeof endpoint> = async (ctx, { body: { user_id, ...content } }) => {
  await requireReachable(ctx, user_id);
  const { id } = await ctx.db
    .insertInto('user_notifications')
    .values({
      user_id,
      kind: 'message',
      content: JSON.stringify({ ...content, name: ctx.actor.name }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  ctx.announce('notification', {});
  ctx.log({
    logable_type: 'user',
    logable_id: user_id,
    type_id: 'others',
    content: { write: content.title },
  });
  return findRow({ ...ctx, actor: { ...ctx.actor, id: user_id } }, notificationSource, id);
};
