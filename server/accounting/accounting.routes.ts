import type { Route } from '#kernel/route.ts';
import { routes as creditOrder } from './credit-order/credit-order.routes.ts';
import { routes as fund } from './fund/fund.routes.ts';
import { routes as payment } from './payment/payment.routes.ts';
import { routes as statistic } from './statistic/statistic.routes.ts';
import { routes as transaction } from './transaction/transaction.routes.ts';
import { routes as wallet } from './wallet/wallet.routes.ts';

/** Every call of the accounting service. */
export const accountingRoutes: readonly Route[] = [
  ...payment,
  ...transaction,
  ...wallet,
  ...creditOrder,
  ...fund,
  ...statistic,
];
