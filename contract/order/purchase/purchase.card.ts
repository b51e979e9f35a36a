import { defineCard } from '../../kernel/card.ts';

export const purchaseCard = defineCard({
  entity: 'purchase',
  label: 'order.purchase.name',
  resource: 'purchase',
  table: 'purchases',
  numberPrefix: 'PO',
  read: 'order.purchase.get',
  calls: ['order'],
  progress: true,
  address: [{ path: '/purchase/purchases/{id}' }],
  states: {
    status_id: {
      New: 'gray',
      Approved: 'cyan',
      Ordered: 'yellow',
      PartiallyReceived: 'yellow',
      Received: 'green',
      Finish: 'green',
      OutOfStock: 'red',
      Cancelled: 'red',
    },
  },
  valueLabels: { status_id: 'order.purchase.status' },
  find: [
    {
      type: 'purchase',
      order: 6,
      path: 'purchases',
      include: ['supplier'],
      title: '{number}',
      detail: ['{supplier.name}'],
    },
  ],
});
