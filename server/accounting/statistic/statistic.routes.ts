import {
  accountPeriod,
  accountPeriodObjects,
} from '@hakobu/contract/accounting/statistic/account-period.endpoints.ts';
import { moneyByDay } from '@hakobu/contract/accounting/statistic/money-by-day.endpoints.ts';
import { route } from '#kernel/route.ts';
import { listAccountPeriod, listAccountPeriodObjects } from './account-period.queries.ts';
import { readMoneyByDay } from './money-by-day.ts';

export const routes = [
  route(moneyByDay, readMoneyByDay),
  route(accountPeriod, listAccountPeriod),
  route(accountPeriodObjects, listAccountPeriodObjects),
];
