import { defineCard } from '../../kernel/card.ts';

export const priceCard = defineCard({
  entity: 'price',
  label: 'product.price.name',
  resource: 'price',
  table: 'prices',
  name: 'name',
  read: 'helper.price.get',
  calls: ['helper.price', 'helper.price_timeline', 'helper.price_amount', 'helper.condition'],
  address: [{ path: '/admin/goods/prices?price_id={id}' }],
  valueLabels: { group_type: 'product.price.group' },
});
