import { z } from 'zod';
import { decimalText } from '../../kernel/decimal.ts';
import { defineEndpoint, defineList } from '../../kernel/endpoint.ts';
import { dateField, integerField, textField } from '../../kernel/fields.ts';
import { orderTypeIds } from '../../order/order/order-types.ts';
import { customerCharges } from '../charge/charge-kinds.ts';
import { transactionKindIds } from '../transaction/kinds.ts';

const access = { resource: 'account', action: 'read' } as const;
const period = { voucher_date: 'date' } as const;

const party = z.object({ type: z.string(), id: z.number().int(), name: z.string().nullable() }).nullable();

/** In VND: debit and credit, before, within and after the period. */
const sides = {
  opening_debit: decimalText(),
  opening_credit: decimalText(),
  debit: decimalText(),
  credit: decimalText(),
  closing_debit: decimalText(),
  closing_credit: decimalText(),
};
/** Column names of a printed trial balance, in order. */
export const trialBalanceSides = Object.keys(sides) as (keyof typeof sides)[];

export const trialBalanceRow = z.object({ account: z.string(), ...sides });
export const trialBalance = defineList({
  id: 'accounting.book.trial-balance',
  path: 'statistics/account/trial-balance',
  summary: 'Trial balance by statutory account; accounts of customers and suppliers have both sides',
  access,
  errors: ['period_inverted'],
  row: trialBalanceRow,
  list: {
    filters: { account: 'text' },
    between: period,
    sorts: ['account'],
    defaultSort: 'account',
    paged: false,
  },
});

export const accountPartyRow = z.object({ account: z.string(), party, ...sides });
export const accountParties = defineList({
  id: 'accounting.book.parties',
  path: 'statistics/account/parties',
  summary: 'The trial balance of a statutory account by party',
  access,
  errors: ['period_inverted'],
  row: accountPartyRow,
  list: {
    filters: { account: 'text', party_type: 'text', party_id: 'integer' },
    between: period,
    sorts: ['account'],
    defaultSort: 'account',
  },
});

/** `number` as people read it: `PO000022`, or the name of a bill of lading, delivery or container. */
const document = z.object({ type: z.string(), id: z.string(), number: z.string() });
const voucher = {
  id: z.number().int(),
  voucher_date: z.string(),
  transaction_id: z.number().int(),
  code_ref: z.string(),
  type_id: z.enum(transactionKindIds),
  description: z.string().nullable(),
};

/** A posting in the general journal. */
export const journalRow = z.object({
  ...voucher,
  debit_account: z.string(),
  debit_party: party,
  debit_currency_id: z.string(),
  debit_amount: decimalText(),
  credit_account: z.string(),
  credit_party: party,
  credit_currency_id: z.string(),
  credit_amount: decimalText(),
  amount_base: decimalText(),
  documents: z.array(document),
});
export const journal = defineList({
  id: 'accounting.book.journal',
  path: 'statistics/account/journal',
  summary: 'The general journal: every posting by day',
  access,
  row: journalRow,
  list: {
    filters: { transaction_id: 'integer', type_id: 'text', account: 'text' },
    between: { voucher_date: 'date', amount_base: 'decimal' },
    sorts: ['voucher_date'],
    defaultSort: 'voucher_date',
  },
});

/** One side of a posting, with the running balance of the listed accounts. */
export const ledgerRow = z.object({
  ...voucher,
  account: z.string(),
  party,
  counter_account: z.string(),
  counter_party: party,
  currency_id: z.string(),
  debit: decimalText(),
  credit: decimalText(),
  debit_base: decimalText(),
  credit_base: decimalText(),
  /** Running balance, debit less credit, where all lines have one currency. Null where lines are left out. */
  balance: decimalText().nullable(),
  balance_base: decimalText().nullable(),
  documents: z.array(document),
});
/**
 * Filters by account (`511` includes its sub-accounts), party, fund or bank account, and currency: account
 * ledger, party ledger, cash book and bank book have the same lines. `closing=false` leaves out the
 * vouchers that close months.
 */
export const ledger = defineList({
  id: 'accounting.book.ledger',
  path: 'statistics/account/ledger',
  summary: 'Ledger of accounts, a party, a fund or a bank account, with counter-account and running balance',
  access,
  errors: ['period_inverted'],
  row: ledgerRow,
  list: {
    filters: {
      account: 'text',
      party_type: 'text',
      party_id: 'integer',
      currency_id: 'text',
      closing: 'boolean',
    },
    between: period,
    sorts: ['voucher_date'],
    defaultSort: 'voucher_date',
  },
});

/** Opening and closing balance of a ledger; `closing = opening + debit - credit`. */
export const ledgerSummary = defineEndpoint({
  id: 'accounting.book.ledger-summary',
  method: 'GET',
  path: 'statistics/account/ledger/summary',
  summary: 'Opening, movements and closing of a ledger, in VND and by currency',
  access,
  query: z.object({
    account: textField(200).optional(),
    party_type: textField(20).optional(),
    party_id: integerField().optional(),
    currency_id: textField(3).optional(),
    from: dateField().optional(),
    to: dateField().optional(),
  }),
  response: z.object({
    opening_base: decimalText(),
    debit_base: decimalText(),
    credit_base: decimalText(),
    closing_base: decimalText(),
    currencies: z.array(
      z.object({
        currency_id: z.string(),
        opening: decimalText(),
        debit: decimalText(),
        credit: decimalText(),
        closing: decimalText(),
      }),
    ),
  }),
  errors: ['period_inverted'],
});

/**
 * Consecutive days at whose end a fund or bank account had a negative balance, with the lowest of these
 * balances.
 */
export const belowZeroRow = z.object({
  party: z.object({ type: z.enum(['fund', 'card']), id: z.number().int(), name: z.string() }),
  currency_id: z.string(),
  from: z.string(),
  to: z.string(),
  days: z.number().int(),
  lowest: decimalText(),
  lowest_on: z.string(),
});
export const belowZero = defineList({
  id: 'accounting.book.below-zero',
  path: 'statistics/account/below-zero',
  summary:
    'List the days of a period, until today, at whose end a fund or bank account had a negative balance',
  access,
  errors: ['period_inverted'],
  row: belowZeroRow,
  list: {
    filters: { party_type: 'text', party_id: 'integer' },
    between: period,
    sorts: ['from', 'to', 'days', 'lowest', 'lowest_on'],
    defaultSort: 'from',
    paged: false,
  },
});

/**
 * Revenue that one voucher recognised of a charge, negative where it reverses some: net, VAT and gross, in
 * VND.
 */
export const salesRow = z.object({
  ...voucher,
  order_id: z.string(),
  order_type_id: z.enum(orderTypeIds),
  customer: z.object({ id: z.number().int(), name: z.string() }),
  kind: z.enum(customerCharges),
  currency_id: z.string(),
  amount: decimalText(),
  net_base: decimalText(),
  vat_percent: decimalText(),
  vat_base: decimalText(),
  amount_base: decimalText(),
  documents: z.array(document),
});
export const sales = defineList({
  id: 'accounting.book.sales',
  path: 'statistics/account/sales',
  summary: 'List sales for VAT: revenue by day with its VAT',
  access,
  row: salesRow,
  list: {
    filters: { order_id: 'text', customer_id: 'integer', kind: 'text', vat_percent: 'decimal' },
    between: period,
    sorts: ['voucher_date'],
    defaultSort: 'voucher_date',
  },
});

const salesSums = { net_base: decimalText(), vat_base: decimalText(), amount_base: decimalText() };
/** Totals of the list of sales, also by VAT rate. */
export const salesSummary = defineEndpoint({
  id: 'accounting.book.sales-summary',
  method: 'GET',
  path: 'statistics/account/sales/summary',
  summary: 'Total sales of a period with VAT, overall and by rate',
  access,
  query: z.object({ from: dateField().optional(), to: dateField().optional() }),
  errors: ['period_inverted'],
  response: z.object({
    ...salesSums,
    rates: z.array(z.object({ vat_percent: decimalText(), ...salesSums })),
  }),
});

/**
 * A line of a statement. `accounts` are the accounts it is computed from, empty where it sums other lines.
 */
export const statementRow = z.object({
  code: z.string(),
  amount: decimalText(),
  before: decimalText(),
  accounts: z.array(z.string()),
});
const statement = {
  between: period,
  filters: {},
  sorts: ['code'],
  defaultSort: 'code',
  paged: false,
} as const;
export const incomeStatement = defineList({
  id: 'accounting.book.income-statement',
  path: 'statistics/account/income-statement',
  summary: 'Income statement by the lines of the circular, beside the period of the same length before',
  access,
  errors: ['period_inverted'],
  row: statementRow,
  list: statement,
});
export const balanceSheet = defineList({
  id: 'accounting.book.balance-sheet',
  path: 'statistics/account/balance-sheet',
  summary: 'Balance sheet by the lines of the circular at the end of the period, beside its beginning',
  access,
  errors: ['period_inverted'],
  row: statementRow,
  list: statement,
});
