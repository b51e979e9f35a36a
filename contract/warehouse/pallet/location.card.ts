import { defineCard } from '../../kernel/card.ts';

export const locationCard = defineCard({
  entity: 'location',
  label: 'warehouse.pallet.entities.location',
  resource: 'location',
  table: 'locations',
  nameParts: ['shelve_id', 'floor', 'column', 'row'],
  logged: false,
  live: false,
});
