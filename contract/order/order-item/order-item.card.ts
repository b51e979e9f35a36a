import { defineCard } from '../../kernel/card.ts';

export const orderItemCard = defineCard({
  word: 'order_item',
  called: 'order.order_item.name',
  resource: 'order_item',
  table: 'order_items',
  logged: false,
  live: false,
});
