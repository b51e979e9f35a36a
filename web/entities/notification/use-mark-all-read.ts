import {
  markAllNotificationsRead,
  markNotificationsUnread,
} from '@hakobu/contract/helper/notification/notification.endpoints.ts';
import { call } from '#client/call.ts';
import { useEndpointMutation } from '#client/hooks.ts';

/** Marks everything as read that one was told; taken back, what was unread is unread again. */
export const useMarkAllRead = () =>
  useEndpointMutation(markAllNotificationsRead, {
    undo: (_, { marked, read_at }) =>
      marked === 0 ? undefined : () => call(markNotificationsUnread, { body: { read_at } }),
  });
