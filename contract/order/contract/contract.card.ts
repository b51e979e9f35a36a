import { defineCard } from '../../kernel/card.ts';

export const contractCard = defineCard({
  entity: 'contract',
  label: 'order.contract.name',
  resource: 'contract',
  table: 'contracts',
  key: 'text',
  read: 'order.contract.get',
  calls: ['order.contract'],
  address: [
    { path: '/customer/contract/{id}', when: { role: 'customer' } },
    { path: '/sale/contracts/contracts/{id}' },
  ],
  // only active contracts are shown in green
  states: { status_id: { Draft: 'red', Open: 'green', Closed: 'red', Cancelled: 'red' } },
  valueLabels: { status_id: 'order.contract.status' },
  find: [
    {
      type: 'contract',
      order: 14,
      path: 'contracts',
      include: ['customer'],
      title: '{id}',
      detail: ['{customer.name}'],
    },
  ],
});
