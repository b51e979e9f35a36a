import {
  affiliateProduct,
  affiliateProductCategories,
  affiliateProductTags,
} from '@hakobu/contract/product/affiliate-product/affiliate-product.endpoints.ts';
import { linkRoutes } from '#kernel/crud/link-routes.ts';
import { resourceRoutes } from '#kernel/crud/resource-routes.ts';
import { affiliateProductSource, categoryLinks, tagLinks } from './affiliate-product.queries.ts';

export const routes = [
  ...Object.values(
    resourceRoutes(affiliateProduct, {
      table: 'product_affiliates',
      name: 'product_affiliate',
      source: affiliateProductSource,
    }),
  ),
  ...linkRoutes(affiliateProductCategories, {
    ...categoryLinks,
    source: affiliateProductSource,
    name: 'product_affiliate',
    include: 'categories',
  }),
  ...linkRoutes(affiliateProductTags, {
    ...tagLinks,
    source: affiliateProductSource,
    name: 'product_affiliate',
    include: 'tags',
  }),
];
