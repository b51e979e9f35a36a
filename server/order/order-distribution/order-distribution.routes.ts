import * as endpoints from '@hakobu/contract/order/order-distribution/order-distribution.endpoints.ts';
import { listRows } from '#kernel/list/list-rows.ts';
import { route } from '#kernel/route.ts';
import { createOrderDistribution, deleteOrderDistribution, updateOrderDistribution } from './distribute.ts';
import { distributionSource } from './order-distribution.queries.ts';

export const routes = [
  route(endpoints.listOrderDistributions, (ctx, { list }) =>
    listRows(ctx, endpoints.listOrderDistributions.list, distributionSource, list),
  ),
  route(endpoints.createOrderDistribution, createOrderDistribution),
  route(endpoints.updateOrderDistribution, updateOrderDistribution),
  route(endpoints.deleteOrderDistribution, deleteOrderDistribution),
];
