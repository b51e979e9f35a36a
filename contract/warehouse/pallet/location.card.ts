import { defineCard } from '../../kernel/card.ts';

export const locationCard = defineCard({
  word: 'location',
  called: 'warehouse.pallet.nouns.location',
  resource: 'location',
  table: 'locations',
  logged: false,
  live: false,
});
