import { defineCard } from '../../kernel/card.ts';

export const sessionCard = defineCard({
  word: 'session',
  called: 'identity.session.name',
  table: 'sessions',
  calls: ['identity.session'],
  logged: false,
  live: false,
});
