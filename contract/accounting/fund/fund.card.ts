import { defineCard } from '../../kernel/card.ts';

export const fundCard = defineCard({
  entity: 'fund',
  label: 'accounting.fund.name',
  resource: 'fund',
  table: 'funds',
  name: 'name',
  references: ['fund_id', 'to_fund_id'],
  read: 'accounting.fund.get',
  address: [{ path: '/accounting/account/funds/{id}' }],
});
