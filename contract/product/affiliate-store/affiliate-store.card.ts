import { defineCard } from '../../kernel/card.ts';

export const affiliateStoreCard = defineCard({
  entity: 'affiliate_store',
  label: 'product.affiliate_store.name',
  resource: 'affiliate',
  table: 'affiliate_stores',
  name: 'name',
  logLinks: { categories: 'category_affiliate' },
  read: 'product.affiliate_store.get',
  address: [{ path: '/admin/ecommerce/affiliate-store/{id}' }],
});
