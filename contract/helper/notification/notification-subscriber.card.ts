import { defineCard } from '../../kernel/card.ts';

export const notificationSubscriberCard = defineCard({
  entity: 'notification_subscriber',
  label: 'helper.notification.entities.notification_subscriber',
  resource: 'notification',
  table: 'notification_subscribers',
  read: 'helper.notification_subscriber.get',
  address: [{ path: '/admin/notification-subscriber?subscriber_id={id}' }],
});
