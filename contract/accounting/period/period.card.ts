import { defineCard } from '../../kernel/card.ts';

export const periodCard = defineCard({
  word: 'period',
  called: 'accounting.period.name',
  resource: 'period',
  key: 'text',
  live: false,
});
