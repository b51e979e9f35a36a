import { category, productCategory } from '@hakobu/contract/product/category/category.endpoints.ts';
import { resourceRoutes } from '#kernel/crud/resource-routes.ts';
import { requireNoLoop } from './require-no-loop.ts';
import { categorySource } from './category.queries.ts';

const served = {
  table: 'categories',
  name: 'category',
  source: categorySource,
  changed: requireNoLoop('categories'),
} as const;
export const routes = [
  ...Object.values(resourceRoutes(category, served)),
  ...Object.values(resourceRoutes(productCategory, served)),
];
