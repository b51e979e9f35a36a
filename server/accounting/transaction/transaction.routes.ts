import {
  addTransactionFiles,
  getTransaction,
  listTransactions,
  listTransactionTypes,
  removeTransactionFile,
} from '@hakobu/contract/accounting/transaction/transaction.endpoints.ts';
import { lookupRoute } from '#kernel/crud/lookup-route.ts';
import { listRoute } from '#kernel/crud/read-routes.ts';
import { preparedRoute, route } from '#kernel/route.ts';
import { attachVoucherFiles, detachVoucherFile, keepVoucherFiles } from './attach-voucher-files.ts';
import { readTransaction, transactionSource } from './transaction.queries.ts';

export const routes = [
  listRoute(listTransactions, transactionSource),
  route(getTransaction, (ctx, { params: { id }, include }) => readTransaction(ctx, id, include)),
  preparedRoute(addTransactionFiles, keepVoucherFiles, attachVoucherFiles),
  route(removeTransactionFile, detachVoucherFile),
  lookupRoute(listTransactionTypes, { table: 'transaction_types', extra: { series: 'series' } }),
];
