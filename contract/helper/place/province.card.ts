import { defineCard } from '../../kernel/card.ts';

export const provinceCard = defineCard({
  entity: 'province',
  label: 'helper.place.entities.province',
  resource: 'place',
  table: 'provinces',
  name: 'name',
  key: 'text',
  calls: ['helper.province'],
});
