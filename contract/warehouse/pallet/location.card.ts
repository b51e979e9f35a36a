import { defineCard } from '../../kernel/card.ts';

export const locationCard = defineCard({
  word: 'location',
  resource: 'location',
  table: 'locations',
  logged: false,
  live: false,
});
