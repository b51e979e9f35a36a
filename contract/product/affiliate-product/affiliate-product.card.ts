import { defineCard } from '../../kernel/card.ts';

export const affiliateProductCard = defineCard({
  word: 'product_affiliate',
  called: 'product.affiliate_product.name',
  resource: 'affiliate',
  table: 'product_affiliates',
  name: 'name',
  read: 'product.affiliate_product.get',
  address: [{ path: '/admin/ecommerce/affiliate-product/{id}' }],
});
