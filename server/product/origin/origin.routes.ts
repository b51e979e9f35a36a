import { origin } from '@hakobu/contract/product/origin/origin.endpoints.ts';
import { resourceRoutes } from '#kernel/crud/resource-routes.ts';
import { originSource } from './origin.queries.ts';

export const routes = Object.values(
  resourceRoutes(origin, { table: 'origins', name: 'origin', source: originSource }),
);
