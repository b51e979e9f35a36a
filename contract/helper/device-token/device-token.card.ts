import { defineCard } from '../../kernel/card.ts';

export const deviceTokenCard = defineCard({
  word: 'device_token',
  called: 'helper.device_token.name',
  table: 'device_tokens',
  logged: false,
  live: false,
});
