import {
  accountPeriod,
  accountPeriodObjects,
} from '@hakobu/contract/accounting/statistic/account-period.endpoints.ts';
import { route } from '#kernel/route.ts';
import { listAccountPeriod, listAccountPeriodObjects } from './account-period.queries.ts';

export const routes = [
  route(accountPeriod, listAccountPeriod),
  route(accountPeriodObjects, listAccountPeriodObjects),
];
