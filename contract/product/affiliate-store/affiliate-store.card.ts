import { defineCard } from '../../kernel/card.ts';

export const affiliateStoreCard = defineCard({
  word: 'affiliate_store',
  called: 'product.affiliate_store.name',
  resource: 'affiliate',
  table: 'affiliate_stores',
  name: 'name',
  read: 'product.affiliate_store.get',
  address: [{ path: '/admin/ecommerce/affiliate-store/{id}' }],
});
