import { affiliateCategory } from '@hakobu/contract/product/affiliate-category/affiliate-category.endpoints.ts';
import { requireNoLoop } from '../category/require-no-loop.ts';
import { resourceRoutes } from '#kernel/crud/resource-routes.ts';
import { affiliateCategorySource } from './affiliate-category.queries.ts';

export const routes = Object.values(
  resourceRoutes(affiliateCategory, {
    table: 'category_affiliates',
    name: 'category_affiliate',
    source: affiliateCategorySource,
    changed: requireNoLoop('category_affiliates'),
  }),
);
