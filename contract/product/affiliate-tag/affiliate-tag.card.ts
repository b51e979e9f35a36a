import { defineCard } from '../../kernel/card.ts';

export const affiliateTagCard = defineCard({
  entity: 'product_affiliate_tag',
  label: 'product.affiliate_tag.name',
  resource: 'affiliate',
  table: 'product_affiliate_tags',
  name: 'name',
  read: 'product.affiliate_tag.get',
  address: [{ path: '/admin/ecommerce/affiliate-product-tags?affiliate_tag_id={id}' }],
});
