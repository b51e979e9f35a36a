import { defineCard } from '../../kernel/card.ts';

export const fundCard = defineCard({
  word: 'fund',
  called: 'accounting.fund.name',
  resource: 'fund',
  table: 'funds',
  name: 'name',
  references: ['fund_id', 'to_fund_id'],
  read: 'accounting.fund.get',
  address: [{ path: '/accounting/account/funds/{id}' }],
});
