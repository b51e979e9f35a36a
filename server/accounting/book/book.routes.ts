import * as endpoints from '@hakobu/contract/accounting/book/book.endpoints.ts';
import { listRoute } from '#kernel/crud/read-routes.ts';
import { route } from '#kernel/route.ts';
import { listBelowZero } from './below-zero.ts';
import { listAccountParties } from './account-parties.ts';
import { journalSource } from './journal.ts';
import { listLedger, readLedgerSummary } from './ledger.ts';
import { readSalesSummary, salesSource } from './sales.ts';
import { listBalanceSheet, listIncomeStatement } from './statements.ts';
import { listTrialBalance } from './trial-balance.ts';

export const routes = [
  route(endpoints.trialBalance, listTrialBalance),
  route(endpoints.accountParties, listAccountParties),
  listRoute(endpoints.journal, journalSource),
  listRoute(endpoints.sales, salesSource),
  route(endpoints.salesSummary, readSalesSummary),
  route(endpoints.ledger, listLedger),
  route(endpoints.ledgerSummary, readLedgerSummary),
  route(endpoints.belowZero, listBelowZero),
  route(endpoints.incomeStatement, listIncomeStatement),
  route(endpoints.balanceSheet, listBalanceSheet),
];
