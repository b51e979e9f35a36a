import { defineCard } from '../../kernel/card.ts';

export const productTagCard = defineCard({
  entity: 'product_tag',
  label: 'product.product_tag.name',
  resource: 'tag',
  table: 'product_tags',
  name: 'name',
  read: 'product.product_tag.get',
  address: [{ path: '/admin/goods/tags?tag_id={id}' }],
});
