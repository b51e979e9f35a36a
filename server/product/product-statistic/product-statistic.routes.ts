import { availableForSale, productStatistics } from '@hakobu/contract/product/product/product.endpoints.ts';
import { listRows } from '#kernel/list/list-rows.ts';
import { route } from '#kernel/route.ts';
import { listAvailable } from './list-available.ts';
import { statisticSource } from './product-statistic.queries.ts';

export const routes = [
  route(productStatistics, (ctx, { list }) =>
    listRows(ctx, productStatistics.list, statisticSource(ctx), list),
  ),
  route(availableForSale, listAvailable),
];
