import { defineCard } from '../../kernel/card.ts';

export const categoryCard = defineCard({
  entity: 'category',
  label: 'product.category.name',
  resource: 'category',
  table: 'categories',
  name: 'name',
  parent: true,
  read: 'product.category.get',
  calls: ['product.category', 'product.product_category'],
  address: [{ path: '/admin/goods/categories?category_id={id}' }],
});
