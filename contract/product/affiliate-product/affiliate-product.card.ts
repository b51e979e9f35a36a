import { defineCard } from '../../kernel/card.ts';

export const affiliateProductCard = defineCard({
  entity: 'product_affiliate',
  label: 'product.affiliate_product.name',
  resource: 'affiliate',
  table: 'product_affiliates',
  name: 'name',
  logLinks: { categories: 'category_affiliate', tags: 'product_affiliate_tag' },
  read: 'product.affiliate_product.get',
  address: [{ path: '/admin/ecommerce/affiliate-product/{id}' }],
});
