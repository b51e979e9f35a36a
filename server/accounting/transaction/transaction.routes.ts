import {
  getTransaction,
  listTransactions,
  listTransactionTypes,
} from '@hakobu/contract/accounting/transaction/transaction.endpoints.ts';
import { lookupRoute } from '#kernel/crud/lookup-route.ts';
import { listRoute, rowRoute } from '#kernel/crud/read-routes.ts';
import { transactionSource } from './transaction.queries.ts';

export const routes = [
  listRoute(listTransactions, transactionSource),
  rowRoute(getTransaction, transactionSource, ['entries', 'receipts', 'object', 'preparedBy']),
  lookupRoute(listTransactionTypes, { table: 'transaction_types', extra: { series: 'series' } }),
];
