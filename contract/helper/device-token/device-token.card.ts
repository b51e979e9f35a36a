import { defineCard } from '../../kernel/card.ts';

export const deviceTokenCard = defineCard({
  word: 'device_token',
  table: 'device_tokens',
  logged: false,
  live: false,
});
