import type { Route } from '#kernel/route.ts';
import { routes as order } from './order/order.routes.ts';
import { routes as orderStatistic } from './order-statistic/order-statistic.routes.ts';
import { routes as orderDistribution } from './order-distribution/order-distribution.routes.ts';
import { routes as purchase } from './purchase/purchase.routes.ts';
import { routes as tracking } from './tracking/tracking.routes.ts';

/** Every call of the order service. */
export const orderRoutes: readonly Route[] = [
  ...order,
  ...purchase,
  ...tracking,
  ...orderDistribution,
  ...orderStatistic,
];
