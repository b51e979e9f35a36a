import { defineCard } from '../../kernel/card.ts';

export const districtCard = defineCard({
  entity: 'district',
  label: 'helper.place.entities.district',
  resource: 'place',
  table: 'districts',
  name: 'name',
  key: 'text',
  calls: ['helper.district'],
});
