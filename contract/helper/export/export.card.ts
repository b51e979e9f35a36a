import { defineCard } from '../../kernel/card.ts';

export const exportCard = defineCard({
  entity: 'export',
  label: 'helper.export.name',
  resource: 'export',
  live: false,
});
