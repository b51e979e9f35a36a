import {
  markAllNotificationsRead,
  markNotificationsUnread,
} from '@hakobu/contract/helper/notification/notification.endpoints.ts';
import { call } from '#client/call.ts';
import { useEndpointMutation } from '#client/hooks.ts';

/** Marks all notifications as read; undo restores the unread ones. */
export const useMarkAllRead = () =>
  useEndpointMutation(markAllNotificationsRead, {
    undo: (_, { marked, read_at }) =>
      marked === 0 ? undefined : () => call(markNotificationsUnread, { body: { read_at } }),
  });
