import { defineCard } from '../../kernel/card.ts';

export const provinceCard = defineCard({
  word: 'province',
  called: 'helper.place.entities.province',
  resource: 'place',
  table: 'provinces',
  name: 'name',
  key: 'text',
  calls: ['helper.province'],
});
