import { defineCard } from '../../kernel/card.ts';

export const purchaseItemCard = defineCard({
  entity: 'purchase_item',
  label: 'order.purchase.entities.purchase_item',
  resource: 'purchase_item',
  table: 'purchase_items',
  name: 'purchase_id',
  states: {
    status_id: {
      Newish: 'dark',
      Paid: 'green',
      WaitingToReceive: 'yellow',
      ReceivedAtWarehouse: 'yellow',
      Finish: 'green',
      OutOfStock: 'red',
      Cancelled: 'red',
    },
  },
  logged: false,
  live: false,
});
