import { z } from 'zod';
import { decimalText } from '../../kernel/decimal.ts';
import { defineEndpoint, defineList } from '../../kernel/endpoint.ts';
import { actionState, dateField, integerId, lookupRow, rowStamp } from '../../kernel/fields.ts';
import { fileRow } from '../../kernel/file.ts';
import { guarded } from '../../kernel/guarded.ts';
import { defineLookup } from '../../kernel/lookup.ts';
import { defineAttachments } from '../../kernel/attachments.ts';
import { transactionKindIds } from './kinds.ts';

const named = z.object({ id: z.number().int(), name: z.string() });

const namedVoucher = z.object({ id: z.number().int(), code_ref: z.string() });

export const receiptRow = z.object({
  id: z.number().int().optional(),
  receiptable_type: z.string(),
  receiptable_id: z.string(),
  /** Its number as people read it: `PO000022`, or the name of a bill of lading, delivery or container. */
  receiptable_number: z.string().optional(),
  amount: decimalText(),
});

/** One side of a posting. Amounts in the account's currency and in VND. */
const namedWallet = z.object({ id: z.number().int(), currency_id: z.string() });

export const entryRow = z.object({
  account: z.string(),
  account_name: z.string(),
  /** Party of the account. The name is set where a single voucher is read. */
  party: z.object({ type: z.string(), id: z.number().int(), name: z.string().nullish() }).nullable(),
  currency_id: z.string(),
  debit: decimalText(),
  credit: decimalText(),
  debit_base: decimalText(),
  credit_base: decimalText(),
});

export const transactionRow = z.object({
  id: z.number().int(),
  organization_id: z.number().int(),
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
  reverses_id: z.number().int().nullable(),
  reversed_by_id: z.number().int().nullable(),
  account_id: z.number().int().nullable(),
  /** Amount and currency that arrive, where they differ from what leaves, and bank fees. */
  to_amount: decimalText().nullable(),
  to_currency_id: z.string().nullable(),
  to_card_id: z.number().int().nullable(),
  to_fund_id: z.number().int().nullable(),
  to_wallet_id: z.number().int().nullable(),
  fees: decimalText().nullable(),
  /** Amount in VND by the bank. Null where the published rate or the book value applies. */
  amount_base: decimalText().nullable(),
  /** Unassigned rest, null for kinds whose money is never unassigned. */
  unassigned: decimalText().nullable(),
  prepared_by_id: z.number().int().nullable(),
  ...rowStamp,
  entries: z.array(entryRow).optional(),
  receipts: z.array(receiptRow).optional(),
  /** Documents that it settles, each once, with the settled amount. */
  references: z.array(receiptRow.omit({ id: true })).optional(),
  /** The customer or supplier; the address is for printed forms. */
  object: named
    .extend({ address: guarded('address', z.string()) })
    .nullable()
    .optional(),
  wallet: namedWallet.nullable().optional(),
  to_wallet: namedWallet.nullable().optional(),
  card: named.extend({ number: z.string().nullable(), bank: z.string().nullable() }).nullable().optional(),
  fund: named.nullable().optional(),
  to_card: named.nullable().optional(),
  to_fund: named.nullable().optional(),
  account: named.extend({ code: z.string() }).nullable().optional(),
  parent: namedVoucher.nullable().optional(),
  reverses: namedVoucher.nullable().optional(),
  reversed_by: namedVoucher.nullable().optional(),
  children: z.array(namedVoucher.extend({ amount: decimalText(), currency_id: z.string() })).optional(),
  preparedBy: named.nullable().optional(),
  /** The second approver, where one was needed. */
  approved_by: named.nullable().optional(),
  /** Company of the books, for printed forms. */
  organization: named
    .extend({ address: z.string().nullable(), tax_code: z.string().nullable() })
    .nullable()
    .optional(),
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
  'to_wallet',
  'receipts',
  'references',
  'entries',
  'card',
  'fund',
  'to_card',
  'to_fund',
  'account',
  'parent',
  'children',
  'reverses',
  'reversed_by',
  'preparedBy',
  'approved_by',
  'organization',
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
      customer_id: 'integer',
      supplier_id: 'integer',
      /** A wallet that money left or reached. */
      wallet_id: 'integer',
      /** A supplier's wallet. Clients choose suppliers from another list than customers. */
      supplier_wallet_id: 'integer',
      card_id: 'integer',
      fund_id: 'integer',
      currency_id: 'text',
      'receipts.receiptable_id': 'text',
      'receipts.receiptable_type': 'text',
      credit_order_id: 'integer',
      parent_id: 'integer',
      source: 'text',
    },
    between: { voucher_date: 'date', amount: 'decimal', unassigned: 'decimal' },
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

export const reverseTransaction = defineEndpoint({
  id: 'accounting.transaction.delete',
  method: 'DELETE',
  path: 'transactions/{id}',
  makes: 'transaction',
  summary: 'Reverse a voucher: answers the reversal, dated today by default',
  access: { resource: 'transaction', action: 'delete' },
  params: integerId,
  query: z.object({ voucher_date: dateField().optional() }),
  response: transactionRow,
  previews: true,
  errors: [
    'voucher_reversed',
    'voucher_not_reversible',
    'voucher_has_parts',
    'voucher_is_built_on',
    'reversal_beyond_wallet',
    'reversal_before_voucher',
    'reversal_of_closed_place',
    'place_not_enough',
    'period_locked',
    'outside_books',
    'order_is_cancelled',
    'order_not_approved',
    'purchase_wrong_state',
    'second_person_required',
    'price_not_found',
  ],
});

export const suggestPayers = defineEndpoint({
  id: 'accounting.transaction.suggestions',
  method: 'GET',
  path: 'transactions/{id}/suggestions',
  summary:
    'Suggest payers: customers whose order, contract or name is in the text of a voucher, or who owe its unassigned amount',
  access: { resource: 'transaction', action: 'create' },
  params: integerId,
  response: z.object({
    data: z.array(
      named.extend({
        /** Match in the text (document number or name), or by the amount due. */
        by: z.string(),
      }),
    ),
  }),
});

export const transactionAttachments = defineAttachments({
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
