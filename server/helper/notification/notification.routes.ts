import * as endpoints from '@hakobu/contract/helper/notification/notification.endpoints.ts';
import { listRoute, rowRoute } from '#kernel/crud/read-routes.ts';
import { resourceRoutes } from '#kernel/crud/resource-routes.ts';
import { route } from '#kernel/route.ts';
import { deleteNotification } from './delete-notification.ts';
import {
  changeNotification,
  markAllNotificationsRead,
  markNotificationRead,
  markNotificationsUnread,
} from './mark-notification.ts';
import { notificationSource, subscriberSource } from './notification.queries.ts';
import { requireStaff } from './require-reachable.ts';
import { sendNotification } from './send-notification.ts';

const subscribers = {
  table: 'notification_subscribers',
  name: 'notification_subscriber',
  source: subscriberSource,
  created: requireStaff,
  changed: requireStaff,
} as const;

export const routes = [
  listRoute(endpoints.listNotifications, notificationSource),
  rowRoute(endpoints.getNotification, notificationSource),
  route(endpoints.sendNotification, sendNotification),
  route(endpoints.changeNotification, changeNotification),
  route(endpoints.markNotificationRead, markNotificationRead),
  route(endpoints.markAllNotificationsRead, markAllNotificationsRead),
  route(endpoints.markNotificationsUnread, markNotificationsUnread),
  route(endpoints.deleteNotification, deleteNotification),
  ...Object.values(resourceRoutes(endpoints.notificationSubscriber, subscribers)),
  ...Object.values(resourceRoutes(endpoints.subscriberByMisspeltPath, subscribers)),
];
