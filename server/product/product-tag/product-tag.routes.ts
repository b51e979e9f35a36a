import { productTag } from '@hakobu/contract/product/product-tag/product-tag.endpoints.ts';
import { resourceRoutes } from '#kernel/crud/resource-routes.ts';
import { productTagSource } from './product-tag.queries.ts';

export const routes = Object.values(
  resourceRoutes(productTag, { table: 'product_tags', name: 'product_tag', source: productTagSource }),
);
