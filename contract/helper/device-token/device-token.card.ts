import { defineCard } from '../../kernel/card.ts';

export const deviceTokenCard = defineCard({
  entity: 'device_token',
  label: 'helper.device_token.name',
  table: 'device_tokens',
  logged: false,
  live: false,
});
