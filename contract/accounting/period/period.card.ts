import { defineCard } from '../../kernel/card.ts';

export const periodCard = defineCard({
  entity: 'period',
  label: 'accounting.period.name',
  resource: 'period',
  key: 'text',
  live: false,
});
