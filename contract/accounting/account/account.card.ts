import { defineCard } from '../../kernel/card.ts';

export const accountCard = defineCard({
  word: 'account',
  called: 'accounting.account.name',
  resource: 'account',
  table: 'accounts',
  name: 'name',
  parent: true,
  read: 'accounting.account.get',
});
