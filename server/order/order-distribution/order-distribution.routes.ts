import * as endpoints from '@hakobu/contract/order/order-distribution/order-distribution.endpoints.ts';
import { listRoute, rowRoute } from '#kernel/crud/read-routes.ts';
import { route } from '#kernel/route.ts';
import { createOrderDistribution } from './create-order-distribution.ts';
import { deleteOrderDistribution } from './delete-order-distribution.ts';
import { distributeProposed } from './distribute-proposed.ts';
import { distributeSeveral } from './distribute-several.ts';
import { distributionSource } from './order-distribution.queries.ts';
import { updateOrderDistribution } from './update-order-distribution.ts';

export const routes = [
  listRoute(endpoints.listOrderDistributions, distributionSource),
  rowRoute(endpoints.getOrderDistribution, distributionSource),
  route(endpoints.createOrderDistribution, createOrderDistribution),
  route(endpoints.distributeProposed, distributeProposed),
  route(endpoints.distributeSeveral, distributeSeveral),
  route(endpoints.updateOrderDistribution, updateOrderDistribution),
  route(endpoints.deleteOrderDistribution, deleteOrderDistribution),
];
