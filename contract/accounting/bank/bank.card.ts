import { defineCard } from '../../kernel/card.ts';

export const bankCard = defineCard({
  entity: 'bank',
  label: 'accounting.bank.name',
  resource: 'card',
  table: 'banks',
  name: 'name',
  read: 'accounting.bank.get',
  address: [{ path: '/accounting/setting/banks?bank_id={id}' }],
});
