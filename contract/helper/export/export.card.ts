import { defineCard } from '../../kernel/card.ts';

export const exportCard = defineCard({
  word: 'export',
  resource: 'export',
  live: false,
});
