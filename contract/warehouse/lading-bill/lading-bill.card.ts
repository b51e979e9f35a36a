import { defineCard } from '../../kernel/card.ts';

export const ladingBillCard = defineCard({
  entity: 'lading_bill',
  label: 'warehouse.lading_bill.name',
  resource: 'lading_bill',
  table: 'lading_bills',
  name: 'name',
  logLinks: { compensation_deleted: 'compensation' },
  read: 'warehouse.lading-bill.get',
  calls: ['warehouse'],
  progress: true,
  address: [{ path: '/warehouse/internal/lading-bills?lading_bill_id={id}' }],
  valueLabels: {
    state: 'warehouse.lading_bill.state',
    type_freight_charge: 'warehouse.freight.type',
    type_freight_range: 'warehouse.freight.range',
  },
  find: [
    {
      type: 'lading_bill',
      order: 7,
      path: 'lading-bills',
      include: ['customer'],
      title: '{name}',
      detail: ['{customer.name}'],
    },
  ],
});
