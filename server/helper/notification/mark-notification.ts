import type {
  changeNotification as changeEndpoint,
  markAllNotificationsRead as allEndpoint,
  markNotificationRead as readEndpoint,
  markNotificationsUnread as unreadEndpoint,
} from '@hakobu/contract/helper/notification/notification.endpoints.ts';
import type { Context } from '#kernel/context.ts';
import { findRow } from '#kernel/list/list-rows.ts';
import type { Handler } from '#kernel/route.ts';
import { notificationSource, type NotificationRow } from './notification.queries.ts';

async function mark(ctx: Context, id: number, read: boolean): Promise<NotificationRow> {
  const row = await findRow(ctx, notificationSource, id);
  if ((row.read_at !== null) === read) return row;
  await ctx.db
    .updateTable('user_notifications')
    .set({ read_at: read ? ctx.now : null })
    .where('id', '=', id)
    .execute();
  return findRow(ctx, notificationSource, id);
}

/** Marks one of the caller's notifications as read or unread. */
export const changeNotification: Handler<typeof changeEndpoint> = (ctx, { params, body: { read } }) =>
  mark(ctx, params.id, read);

/** Marks one of the caller's notifications as read. */
export const markNotificationRead: Handler<typeof readEndpoint> = (ctx, { params }) =>
  mark(ctx, params.id, true);

/**
 * Marks all of the caller's notifications as read. Answers their number and the time, by which it can be
 * undone.
 */
export const markAllNotificationsRead: Handler<typeof allEndpoint> = async (ctx) => {
  const { numUpdatedRows } = await ctx.db
    .updateTable('user_notifications')
    .set({ read_at: ctx.now })
    .where('user_id', '=', ctx.actor.id)
    .where('read_at', 'is', null)
    .executeTakeFirst();
  return { marked: Number(numUpdatedRows), read_at: ctx.now.toISOString() };
};

/** Undoes marking all: notifications that were marked as read at a given time are unread again. */
export const markNotificationsUnread: Handler<typeof unreadEndpoint> = async (ctx, { body: { read_at } }) => {
  const { numUpdatedRows } = await ctx.db
    .updateTable('user_notifications')
    .set({ read_at: null })
    .where('user_id', '=', ctx.actor.id)
    .where('read_at', '=', read_at)
    .executeTakeFirst();
  return { marked: Number(numUpdatedRows) };
};
