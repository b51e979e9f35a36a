import { z } from 'zod';
import { defineEndpoint, defineList } from '../../kernel/endpoint.ts';
import {
  booleanField,
  instantField,
  integerField,
  integerId,
  rowStamp,
  textField,
} from '../../kernel/fields.ts';
import { defineResource } from '../../kernel/resource.ts';

/** Kinds of notifications. `message` is a text written by a user. */
export const notificationKinds = [
  'support_opened',
  'support_answered',
  'support_closed',
  'support_reopened',
  'order_approved',
  'order_cancelled',
  'auction_ended',
  'voucher_waits',
  'voucher_approved',
  'voucher_declined',
  'second_person_changed',
  'second_person_removed',
  'message',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/**
 * A notification of the caller, with its text in the language of the request. `subject`: the document it is
 * about.
 */
export const notificationRow = z.object({
  id: z.number().int(),
  user_id: z.number().int(),
  kind: z.enum(notificationKinds),
  subject_type: z.string().nullable(),
  subject_id: z.string().nullable(),
  title: z.string(),
  text: z.string(),
  read_at: z.string().nullable(),
  created_at: z.string(),
});
const one = { params: integerId, access: 'signed_in', response: notificationRow } as const;

/** Needs no right: every user reads their own notifications. */
export const listNotifications = defineList({
  id: 'helper.user_notification.list',
  path: 'user-notifications',
  summary: 'List the caller’s notifications',
  access: 'signed_in',
  row: notificationRow,
  list: {
    filters: { id: 'integer', kind: 'text', unread: 'boolean' },
    between: { created_at: 'instant' },
    sorts: ['id', 'created_at'],
    defaultSort: '-created_at',
  },
});
export const getNotification = defineEndpoint({
  ...one,
  id: 'helper.user_notification.get',
  method: 'GET',
  path: 'user-notifications/{id}',
  summary: 'Read one notification of the caller',
});
export const sendNotification = defineEndpoint({
  id: 'helper.user_notification.create',
  method: 'POST',
  path: 'user-notifications',
  summary: 'Send a notification to a user; answers it as the user sees it',
  access: { resource: 'notification', action: 'create' },
  body: z.object({ user_id: integerField(), title: textField(200), text: textField(2000) }),
  response: notificationRow,
});
export const changeNotification = defineEndpoint({
  ...one,
  id: 'helper.user_notification.update',
  method: 'PUT',
  path: 'user-notifications/{id}',
  summary: 'Mark a notification of the caller as read or unread',
  body: z.object({ read: booleanField().default(true) }),
});
export const deleteNotification = defineEndpoint({
  id: 'helper.user_notification.delete',
  method: 'DELETE',
  path: 'user-notifications/{id}',
  summary: 'Delete a notification of the caller',
  access: 'signed_in',
  params: integerId,
  response: z.void(),
  status: 204,
});
export const markNotificationRead = defineEndpoint({
  ...one,
  id: 'helper.user_notification.mark_read',
  method: 'POST',
  path: 'user-notifications/{id}/markAsRead',
  summary: 'Mark one as read',
  status: 200,
});
export const markAllNotificationsRead = defineEndpoint({
  id: 'helper.user_notification.mark_all_read',
  method: 'POST',
  path: 'user-notifications/markAllAsRead',
  summary: 'Mark all of the caller’s as read',
  access: 'signed_in',
  /** `read_at`: the time at which they were marked, needed to undo it. */
  response: z.object({ marked: z.number().int(), read_at: z.string() }),
  status: 200,
});
export const markNotificationsUnread = defineEndpoint({
  id: 'helper.user_notification.mark_all_unread',
  method: 'POST',
  path: 'user-notifications/markAllAsUnread',
  summary: 'Mark those of the caller’s as unread that were marked as read at one moment',
  access: 'signed_in',
  body: z.object({ read_at: instantField() }),
  response: z.object({ marked: z.number().int() }),
  status: 200,
});

const id = z.number().int();
export const notificationSubscriberRow = z.object({
  id,
  user_id: id,
  support_type_id: id,
  ...rowStamp,
  user: z.object({ id, name: z.string() }).nullable().optional(),
  supportType: z.object({ id, name: z.string() }).nullable().optional(),
});
const fields = { user_id: integerField(), support_type_id: integerField() };
/** Subscribers to new tickets of a type. */
const subscribers = <const Path extends string>(name: string, path: Path) =>
  defineResource({
    id: `helper.${name}`,
    path,
    title: 'subscriber of a support type',
    permission: 'notification',
    key: 'integer',
    row: notificationSubscriberRow,
    create: z.object(fields),
    update: z.object(fields).partial(),
    list: {
      filters: { id: 'integer', user_id: 'integer', support_type_id: 'integer' },
      sorts: ['id', 'created_at'],
      defaultSort: '-created_at',
      includes: ['supportType', 'user'],
    },
    errors: ['subscriber_not_staff'],
  });
export const notificationSubscriber = subscribers('notification_subscriber', 'notification-subscribers');
/** Alias under a misspelt path that older clients use. */
export const subscriberByMisspeltPath = subscribers('notification_subcriber', 'notification-subcribers');
