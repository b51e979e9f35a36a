import { defineCard } from '../../kernel/card.ts';

export const productCard = defineCard({
  entity: 'product',
  label: 'product.product.name',
  resource: 'product',
  table: 'products',
  name: 'name',
  key: 'text',
  references: ['product_id', 'original_product_id'],
  logLinks: {
    categories: 'category',
    tags: 'product_tag',
    supplier_removed: 'supplier',
  },
  read: 'product.product.get',
  calls: ['product'],
  address: [{ path: '/admin/goods/products/{id}' }],
  find: [{ type: 'product', order: 3, path: 'products', title: '{name}', detail: ['{id}'] }],
});
