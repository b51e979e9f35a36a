import { defineCard } from '../../kernel/card.ts';

export const affiliateStoreCard = defineCard({
  word: 'affiliate_store',
  resource: 'affiliate',
  table: 'affiliate_stores',
  name: 'name',
  read: 'product.affiliate_store.get',
  address: [{ path: '/admin/ecommerce/affiliate-store/{id}' }],
});
