import { defineCard } from '../../kernel/card.ts';

export const sessionCard = defineCard({
  word: 'session',
  table: 'sessions',
  calls: ['identity.session'],
  logged: false,
  live: false,
});
