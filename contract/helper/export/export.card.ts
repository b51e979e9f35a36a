import { defineCard } from '../../kernel/card.ts';

export const exportCard = defineCard({
  word: 'export',
  called: 'helper.export.name',
  resource: 'export',
  live: false,
});
