import {
  getTransaction,
  listTransactions,
  listTransactionTypes,
  transactionPapers,
} from '@hakobu/contract/accounting/transaction/transaction.endpoints.ts';
import { lookupRoute } from '#kernel/crud/lookup-route.ts';
import { listRoute, rowRoute } from '#kernel/crud/read-routes.ts';
import { paperRoutes } from '#kernel/files/paper-routes.ts';
import { findRow } from '#kernel/list/list-rows.ts';
import { transactionSource } from './transaction.queries.ts';

export const routes = [
  listRoute(listTransactions, transactionSource),
  rowRoute(getTransaction, transactionSource, ['entries', 'receipts', 'object', 'preparedBy']),
  ...paperRoutes(transactionPapers, {
    word: 'transaction',
    source: transactionSource,
    read: (ctx, id) => findRow(ctx, transactionSource, id, ['files']),
  }),
  lookupRoute(listTransactionTypes, { table: 'transaction_types', extra: { series: 'series' } }),
];
