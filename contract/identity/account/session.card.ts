import { defineCard } from '../../kernel/card.ts';

export const sessionCard = defineCard({
  entity: 'session',
  label: 'identity.session.name',
  table: 'sessions',
  calls: ['identity.session'],
  logged: false,
  live: false,
});
