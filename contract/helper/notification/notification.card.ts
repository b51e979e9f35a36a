import { defineCard } from '../../kernel/card.ts';

export const notificationCard = defineCard({
  entity: 'user_notification',
  label: 'helper.notification.name',
  table: 'user_notifications',
  calls: ['helper.user_notification'],
  logged: false,
});
