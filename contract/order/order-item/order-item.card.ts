import { defineCard } from '../../kernel/card.ts';

export const orderItemCard = defineCard({
  entity: 'order_item',
  label: 'order.order_item.name',
  resource: 'order_item',
  table: 'order_items',
  name: 'product_id',
  references: ['order_item_id', 'item_id'],
  states: {
    state: {
      to_buy: 'gray',
      bought: 'cyan',
      received: 'cyan',
      packed: 'cyan',
      shipped: 'blue',
      handed_over: 'green',
      cancelled: 'red',
    },
  },
  valueLabels: { state: 'order.order_item.state' },
  logged: false,
  live: false,
});
