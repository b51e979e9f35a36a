import { defineCard } from '../../kernel/card.ts';

export const accountCard = defineCard({
  entity: 'account',
  label: 'accounting.account.name',
  resource: 'account',
  table: 'accounts',
  name: 'name',
  parent: true,
  read: 'accounting.account.get',
});
