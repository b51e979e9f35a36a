import { defineCard } from '../../kernel/card.ts';

export const transactionCard = defineCard({
  entity: 'transaction',
  label: 'accounting.transaction.name',
  resource: 'transaction',
  table: 'transactions',
  name: 'code_ref',
  references: ['transaction_id', 'reverses_id', 'reversed_by_id'],
  parent: true,
  valueLabels: { type_id: 'accounting.transaction.type' },
  read: 'accounting.transaction.get',
  calls: ['accounting'],
  progress: true,
  address: [{ path: '/accounting/statistics/transaction?transaction_id={id}' }],
  find: [
    {
      type: 'transaction',
      order: 12,
      path: 'transactions',
      include: ['object'],
      title: '{code_ref}',
      detail: ['{object.name}', '{description}'],
    },
  ],
});
