import {
  addTransactionFiles,
  getTransaction,
  listTransactions,
  listTransactionTypes,
  removeTransactionFile,
} from '@hakobu/contract/accounting/transaction/transaction.endpoints.ts';
import { lookupRoute } from '#kernel/crud/lookup-route.ts';
import { listRoute, rowRoute } from '#kernel/crud/read-routes.ts';
import { preparedRoute, route } from '#kernel/route.ts';
import { attachVoucherFiles, detachVoucherFile, keepVoucherFiles } from './attach-voucher-files.ts';
import { transactionSource } from './transaction.queries.ts';

export const routes = [
  listRoute(listTransactions, transactionSource),
  rowRoute(getTransaction, transactionSource, ['entries', 'receipts', 'object', 'preparedBy']),
  preparedRoute(addTransactionFiles, keepVoucherFiles, attachVoucherFiles),
  route(removeTransactionFile, detachVoucherFile),
  lookupRoute(listTransactionTypes, { table: 'transaction_types', extra: { series: 'series' } }),
];
