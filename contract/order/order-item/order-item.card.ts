import { defineCard } from '../../kernel/card.ts';

export const orderItemCard = defineCard({
  word: 'order_item',
  called: 'order.order_item.name',
  resource: 'order_item',
  table: 'order_items',
  name: 'product_id',
  references: ['order_item_id', 'item_id'],
  logged: false,
  live: false,
});
