import {
  accountPeriod,
  accountPeriodObjects,
} from '@hakobu/contract/accounting/statistic/account-period.endpoints.ts';
import { moneyByDay } from '@hakobu/contract/accounting/statistic/money-by-day.endpoints.ts';
import { movements } from '@hakobu/contract/accounting/statistic/movement.endpoints.ts';
import {
  dueOfCustomers,
  dueToSuppliers,
  outstandingDocuments,
  outstandingObjects,
} from '@hakobu/contract/accounting/statistic/outstanding.endpoints.ts';
import { cardsPeriod, debtPeriod } from '@hakobu/contract/accounting/statistic/period.endpoints.ts';
import { walletsByDay } from '@hakobu/contract/accounting/statistic/wallets-by-day.endpoints.ts';
import { route } from '#kernel/route.ts';
import { listAccountPeriod, listAccountPeriodObjects } from './account-period.queries.ts';
import { listDueLots } from './list-open-lots.ts';
import { readMoneyByDay } from './money-by-day.ts';
import { movementsOf } from './movements.ts';
import { listOpenDocuments } from './list-open-documents.ts';
import { listReceivables } from './list-receivables.ts';
import { walletsOfByDay } from './wallets-by-day.ts';
import { listCardsPeriod, listDebtPeriod } from './period.queries.ts';

export const routes = [
  route(moneyByDay, readMoneyByDay),
  route(walletsByDay.user, walletsOfByDay('user')),
  route(walletsByDay.supplier, walletsOfByDay('supplier')),
  route(accountPeriod, listAccountPeriod),
  route(accountPeriodObjects, listAccountPeriodObjects),
  route(outstandingObjects, listReceivables),
  route(outstandingDocuments, listOpenDocuments),
  route(debtPeriod, listDebtPeriod),
  route(cardsPeriod, listCardsPeriod),
  route(dueOfCustomers, listDueLots('user')),
  route(dueToSuppliers, listDueLots('supplier')),
  route(movements.fund, movementsOf('fund')),
  route(movements.card, movementsOf('card')),
  route(movements.user, movementsOf('user')),
  route(movements.supplier, movementsOf('supplier')),
];
