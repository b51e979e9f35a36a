import {
  addStoreImages,
  affiliateStore,
  affiliateStoreCategories,
  removeStoreImages,
} from '@hakobu/contract/product/affiliate-store/affiliate-store.endpoints.ts';
import { linkRoutes } from '#kernel/crud/link-routes.ts';
import { resourceRoutes } from '#kernel/crud/resource-routes.ts';
import { preparedRoute, route } from '#kernel/route.ts';
import { affiliateStoreSource, categoryLinks } from './affiliate-store.queries.ts';
import { attachStoreImages, keepStoreImages } from './attach-store-images.ts';
import { detachStoreImages } from './detach-store-images.ts';

export const routes = [
  ...Object.values(
    resourceRoutes(affiliateStore, {
      table: 'affiliate_stores',
      name: 'affiliate_store',
      source: affiliateStoreSource,
    }),
  ),
  ...linkRoutes(affiliateStoreCategories, {
    ...categoryLinks,
    source: affiliateStoreSource,
    name: 'affiliate_store',
    include: 'categories',
  }),
  preparedRoute(addStoreImages, keepStoreImages, attachStoreImages),
  route(removeStoreImages, detachStoreImages),
];
