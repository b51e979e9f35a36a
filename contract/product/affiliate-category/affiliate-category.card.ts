import { defineCard } from '../../kernel/card.ts';

export const affiliateCategoryCard = defineCard({
  entity: 'category_affiliate',
  label: 'product.affiliate_category.name',
  resource: 'affiliate',
  table: 'category_affiliates',
  name: 'name',
  parent: true,
  read: 'product.affiliate_category.get',
  address: [{ path: '/admin/ecommerce/affiliate-category?affiliate_category_id={id}' }],
});
