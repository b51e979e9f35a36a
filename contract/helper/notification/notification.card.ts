import { defineCard } from '../../kernel/card.ts';

export const notificationCard = defineCard({
  word: 'user_notification',
  table: 'user_notifications',
  calls: ['helper.user_notification'],
  logged: false,
});
