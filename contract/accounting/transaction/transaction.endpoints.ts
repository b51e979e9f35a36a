import { z } from 'zod';
import { decimalText } from '../../kernel/decimal.ts';
import { defineEndpoint, defineList } from '../../kernel/endpoint.ts';
import { actionState, integerId, lookupRow, rowStamp } from '../../kernel/fields.ts';
import { fileRow } from '../../kernel/file.ts';
import { defineLookup } from '../../kernel/lookup.ts';
import { definePapers } from '../../kernel/papers.ts';
import { transactionKindIds } from './kinds.ts';

const named = z.object({ id: z.number().int(), name: z.string() });

export const receiptRow = z.object({
  id: z.number().int().optional(),
  receiptable_type: z.string(),
  receiptable_id: z.string(),
  amount: decimalText(),
});

/** One side of a posting; amounts in the account's currency and in VND. */
export const entryRow = z.object({
  account: z.string(),
  party: z.object({ type: z.string(), id: z.number().int() }).nullable(),
  currency_id: z.string(),
  debit: decimalText(),
  credit: decimalText(),
  debit_base: decimalText(),
  credit_base: decimalText(),
});

export const transactionRow = z.object({
  id: z.number().int(),
  code_ref: z.string(),
  type_id: z.enum(transactionKindIds),
  amount: decimalText(),
  currency_id: z.string(),
  voucher_date: z.string(),
  description: z.string().nullable(),
  transactionable_type: z.string().nullable(),
  transactionable_id: z.number().int().nullable(),
  wallet_id: z.number().int().nullable(),
  card_id: z.number().int().nullable(),
  fund_id: z.number().int().nullable(),
  credit_order_id: z.number().int().nullable(),
  parent_id: z.number().int().nullable(),
  prepared_by_id: z.number().int().nullable(),
  ...rowStamp,
  entries: z.array(entryRow).optional(),
  receipts: z.array(receiptRow).optional(),
  object: named.nullable().optional(),
  wallet: z.object({ id: z.number().int(), currency_id: z.string() }).nullable().optional(),
  card: named.nullable().optional(),
  fund: named.nullable().optional(),
  preparedBy: named.nullable().optional(),
  type: lookupRow
    .extend({ id: z.enum(transactionKindIds) })
    .nullable()
    .optional(),
  files: z.array(fileRow).optional(),
  actions: z.array(actionState).optional(),
});

const includes = [
  'object',
  'wallet',
  'receipts',
  'entries',
  'card',
  'fund',
  'preparedBy',
  'type',
  'files',
] as const;

export const listTransactions = defineList({
  id: 'accounting.transaction.list',
  path: 'transactions',
  summary: 'List money transactions',
  access: { resource: 'transaction', action: 'read' },
  row: transactionRow,
  list: {
    filters: {
      id: 'integer',
      code_ref: 'contains',
      type_id: 'text',
      transactionable_type: 'text',
      transactionable_id: 'integer',
      wallet_id: 'integer',
      card_id: 'integer',
      fund_id: 'integer',
      currency_id: 'text',
      'receipts.receiptable_id': 'text',
      'receipts.receiptable_type': 'text',
      credit_order_id: 'integer',
    },
    between: { voucher_date: 'date', amount: 'decimal' },
    sorts: ['id', 'created_at', 'voucher_date', 'amount'],
    defaultSort: '-voucher_date',
    includes,
    search: true,
  },
});

export const getTransaction = defineEndpoint({
  id: 'accounting.transaction.get',
  method: 'GET',
  path: 'transactions/{id}',
  summary: 'Read one money transaction with its entries',
  access: { resource: 'transaction', action: 'read' },
  params: integerId,
  response: transactionRow,
  detail: { includes },
});

export const transactionPapers = definePapers({
  id: 'accounting.transaction.file',
  path: 'transactions/{id}',
  title: 'a voucher',
  access: { resource: 'transaction', action: 'create' },
  params: integerId,
  row: transactionRow,
});

export const listTransactionTypes = defineLookup({
  id: 'accounting.transaction-type.list',
  path: 'transaction-types',
  title: 'kinds of money transactions',
  extra: { id: z.enum(transactionKindIds), series: z.string() },
});
