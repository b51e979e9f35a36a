import {
  getTransaction,
  listTransactions,
  listTransactionTypes,
} from '@hakobu/contract/accounting/transaction/transaction.endpoints.ts';
import { lookupRoute } from '#kernel/crud/lookup-route.ts';
import { findRow, listRows } from '#kernel/list/list-rows.ts';
import { route } from '#kernel/route.ts';
import { transactionSource } from './transaction.queries.ts';

export const routes = [
  route(listTransactions, (ctx, { list }) => listRows(ctx, listTransactions.list, transactionSource, list)),
  route(getTransaction, (ctx, { params, include }) =>
    findRow(ctx, transactionSource, params.id, [
      ...new Set([...include, 'entries', 'receipts', 'object', 'preparedBy']),
    ]),
  ),
  lookupRoute(listTransactionTypes, { table: 'transaction_types', extra: { series: 'series' } }),
];
