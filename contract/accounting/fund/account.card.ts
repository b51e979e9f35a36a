import { defineCard } from '../../kernel/card.ts';

export const accountCard = defineCard({
  word: 'account',
  called: 'accounting.fund.nouns.account',
  resource: 'account',
  table: 'accounts',
  name: 'name',
  logged: false,
  live: false,
});
