import {
  getTransaction,
  listTransactions,
  listTransactionTypes,
  suggestPayers as suggestions,
  transactionAttachments,
} from '@hakobu/contract/accounting/transaction/transaction.endpoints.ts';
import { lookupRoutes } from '#kernel/crud/lookup-route.ts';
import { listRoute } from '#kernel/crud/read-routes.ts';
import { attachmentRoutes } from '#kernel/files/attachment-routes.ts';
import { route } from '#kernel/route.ts';
import { suggestPayers } from './suggest-payers.ts';
import { readTransaction, transactionSource } from './transaction.queries.ts';

export const routes = [
  listRoute(listTransactions, transactionSource),
  route(getTransaction, (ctx, { params: { id }, include }) => readTransaction(ctx, id, include)),
  route(suggestions, suggestPayers),
  ...attachmentRoutes(transactionAttachments, {
    word: 'transaction',
    source: transactionSource,
    read: readTransaction,
  }),
  ...lookupRoutes(listTransactionTypes, { table: 'transaction_types', extra: { series: 'series' } }),
];
