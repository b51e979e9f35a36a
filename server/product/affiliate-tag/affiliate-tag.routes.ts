import { affiliateTag } from '@hakobu/contract/product/affiliate-tag/affiliate-tag.endpoints.ts';
import { resourceRoutes } from '#kernel/crud/resource-routes.ts';
import { affiliateTagSource } from './affiliate-tag.queries.ts';

export const routes = Object.values(
  resourceRoutes(affiliateTag, {
    table: 'product_affiliate_tags',
    name: 'product_affiliate_tag',
    source: affiliateTagSource,
  }),
);
