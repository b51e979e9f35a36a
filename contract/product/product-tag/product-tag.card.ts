import { defineCard } from '../../kernel/card.ts';

export const productTagCard = defineCard({
  word: 'product_tag',
  called: 'product.product_tag.name',
  resource: 'tag',
  table: 'product_tags',
  name: 'name',
  read: 'product.product_tag.get',
  address: [{ path: '/admin/goods/tags?tag_id={id}' }],
});
