import { defineCard } from '../../kernel/card.ts';

export const purchaseCard = defineCard({
  word: 'purchase',
  called: 'order.purchase.name',
  resource: 'purchase',
  table: 'purchases',
  read: 'order.purchase.get',
  calls: ['order'],
  address: [{ path: '/purchase/purchases/{id}' }],
  states: {
    status_id: {
      New: 'gray',
      Approved: 'cyan',
      Ordered: 'blue',
      PartiallyReceived: 'yellow',
      Received: 'green',
      Finish: 'green',
      OutOfStock: 'red',
      Cancelled: 'red',
    },
  },
  words: { status_id: 'order.purchase.status' },
  find: [
    {
      word: 'purchase',
      order: 6,
      path: 'purchases',
      include: ['supplier'],
      title: '{id}',
      detail: ['{supplier.name}'],
    },
  ],
});
