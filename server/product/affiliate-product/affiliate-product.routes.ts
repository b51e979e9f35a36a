import {
  affiliateProduct,
  affiliateProductCategories,
  affiliateProductTags,
} from '@hakobu/contract/product/affiliate-product/affiliate-product.endpoints.ts';
import { linkRoutes } from '#kernel/crud/link-routes.ts';
import { resourceRoutes } from '#kernel/crud/resource-routes.ts';
import { affiliateProductSource } from './affiliate-product.queries.ts';

export const routes = [
  ...Object.values(
    resourceRoutes(affiliateProduct, {
      table: 'product_affiliates',
      name: 'product_affiliate',
      source: affiliateProductSource,
    }),
  ),
  ...linkRoutes(affiliateProductCategories, {
    table: 'product_affiliate_categories',
    owner: 'product_affiliate_id',
    other: 'category_affiliate_id',
    others: 'category_affiliates',
    source: affiliateProductSource,
    name: 'product_affiliate',
    include: 'categories',
  }),
  ...linkRoutes(affiliateProductTags, {
    table: 'product_affiliate_product_tags',
    owner: 'product_affiliate_id',
    other: 'product_affiliate_tag_id',
    others: 'product_affiliate_tags',
    source: affiliateProductSource,
    name: 'product_affiliate',
    include: 'tags',
  }),
];
