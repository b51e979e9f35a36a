import { defineCard } from '../../kernel/card.ts';

export const notificationCard = defineCard({
  word: 'user_notification',
  called: 'helper.notification.name',
  table: 'user_notifications',
  calls: ['helper.user_notification'],
  logged: false,
});
