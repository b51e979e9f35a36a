import { defineCard } from '../../kernel/card.ts';

export const shelfCard = defineCard({
  entity: 'shelf',
  label: 'warehouse.pallet.entities.shelf',
  resource: 'location',
  table: 'shelves',
  name: 'name',
  references: ['shelve_id'],
  logged: false,
  live: false,
});
