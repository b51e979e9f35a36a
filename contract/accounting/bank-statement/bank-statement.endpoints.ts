import { z } from 'zod';
import { decimalText } from '../../kernel/decimal.ts';
import { defineEndpoint, defineList } from '../../kernel/endpoint.ts';
import { actionState, exactField, integerField, integerId, rowStamp } from '../../kernel/fields.ts';
import { uploadField } from '../../kernel/upload.ts';
import { bankLineStates } from './bank-statement.machine.ts';
import { statementLayout } from './layout.ts';

/** Kinds of files that banks give. */
export const statementFormats = ['csv', 'mt940', 'camt053'] as const;
export type StatementFormat = (typeof statementFormats)[number];

/** Lines that are told and booked at once; a longer file is sent again until nothing of it is new. */
export const MAX_STATEMENT_LINES = 1000;
/** Lines of a file. */
export const MAX_FILE_LINES = 20_000;

/**
 * What becomes of a line: money that came waits until somebody says whose it is (`receive`) or goes to the
 * wallet of a customer (`assign`); money that went was for the office (`pay`); or a voucher of it is there
 * already (`match`).
 */
export const lineTreatments = ['receive', 'assign', 'pay', 'match'] as const;
export type LineTreatment = (typeof lineTreatments)[number];

const named = z.object({ id: z.number().int(), name: z.string() });
const voucher = z.object({
  id: z.number().int(),
  code_ref: z.string(),
  voucher_date: z.string(),
  description: z.string().nullable(),
});

export const bankStatementRow = z.object({
  id: z.number().int(),
  card_id: z.number().int(),
  card: named,
  currency_id: z.string(),
  format: z.enum(statementFormats),
  file_name: z.string(),
  from_date: z.string(),
  to_date: z.string(),
  /** What the bank says the account held; null where its file does not. */
  opening_balance: decimalText().nullable(),
  closing_balance: decimalText().nullable(),
  /** What the books hold of the account at the end of its last day, and what the bank has beyond that. */
  book_balance: decimalText(),
  difference: decimalText().nullable(),
  lines: z.number().int(),
  /** Lines without a voucher. */
  open_lines: z.number().int(),
  created_by: named.nullable(),
  ...rowStamp,
});

export const bankStatementLineRow = z.object({
  id: z.number().int(),
  statement_id: z.number().int(),
  card_id: z.number().int(),
  currency_id: z.string(),
  position: z.number().int(),
  booked_on: z.string(),
  /** Less than nothing where money went out. */
  amount: decimalText(),
  text: z.string(),
  reference: z.string().nullable(),
  state: z.enum(bankLineStates),
  transaction_id: z.number().int().nullable(),
  transaction: voucher.nullable(),
  made_voucher: z.boolean(),
  ...rowStamp,
  actions: z.array(actionState).optional(),
});

export const listBankStatements = defineList({
  id: 'accounting.bank-statement.list',
  path: 'bank-statements',
  summary: 'List statements of banks',
  access: { resource: 'card', action: 'read' },
  row: bankStatementRow,
  list: {
    filters: { id: 'integer', card_id: 'integer', currency_id: 'text', open: 'boolean' },
    between: { to_date: 'date' },
    sorts: ['id', 'to_date', 'created_at'],
    defaultSort: '-id',
  },
});

export const getBankStatement = defineEndpoint({
  id: 'accounting.bank-statement.get',
  method: 'GET',
  path: 'bank-statements/{id}',
  summary: 'Read one statement of a bank, its end compared with the books',
  access: { resource: 'card', action: 'read' },
  params: integerId,
  response: bankStatementRow,
});

export const listBankStatementLines = defineList({
  id: 'accounting.bank-statement-line.list',
  path: 'bank-statement-lines',
  summary: 'List lines of statements of banks',
  access: { resource: 'card', action: 'read' },
  row: bankStatementLineRow,
  list: {
    filters: { id: 'integer', statement_id: 'integer', card_id: 'integer', state: 'text' },
    between: { booked_on: 'date', amount: 'decimal' },
    sorts: ['id', 'created_at'],
    defaultSort: 'id',
    search: true,
  },
});

export const getBankStatementLine = defineEndpoint({
  id: 'accounting.bank-statement-line.get',
  method: 'GET',
  path: 'bank-statement-lines/{id}',
  summary: 'Read one line of a statement of a bank',
  access: { resource: 'card', action: 'read' },
  params: integerId,
  response: bankStatementLineRow,
});

const file = {
  card_id: integerField(),
  file: uploadField(),
  /** Which column holds what; without it as the account's last sheet had them, or as the titles tell. */
  layout: statementLayout.optional(),
};

/** A line as the file tells it, with what there is to say of it. */
const proposal = z.object({
  /** Tells it from every other line of the account. */
  key: z.string(),
  booked_on: z.string(),
  amount: decimalText(),
  text: z.string(),
  reference: z.string().nullable(),
  /** The statement with which it came before. */
  known: z.object({ statement_id: z.number().int() }).nullable(),
  /** Vouchers of the account that move as much and belong to no line yet, the nearest day first. */
  vouchers: z.array(voucher),
  /** Who may have paid it, by what of them stands in the text, or is owed in this amount. */
  payers: z.array(named.extend({ by: z.string() })),
  /** What is proposed; null where it is left open. */
  way: z.enum(lineTreatments).nullable(),
});
export type LineProposal = z.output<typeof proposal>;

const columnText = z.string().nullable().optional();
/** A layout as far as it is known. */
const knownLayout = z.object({
  date: columnText,
  text: columnText,
  more_text: columnText,
  reference: columnText,
  amount: columnText,
  debit: columnText,
  credit: columnText,
  balance: columnText,
  date_order: z.string().optional(),
  decimal_sign: z.string().optional(),
});

/** What a file may be refused with. */
const fileErrors = [
  'statement_imported',
  'statement_unreadable',
  'statement_has_doctype',
  'statement_empty',
  'statement_too_long',
  'statement_rows_wrong',
  'currency_mismatch',
  'unknown_reference',
  'place_closed',
] as const;

export const readBankStatement = defineEndpoint({
  id: 'accounting.bank-statement.read',
  method: 'POST',
  path: 'bank-statements/read',
  summary: 'Read a file of a bank and tell what each line of it is; nothing of it is kept',
  access: { resource: 'transaction', action: 'create' },
  uploads: 1,
  body: z.object(file),
  response: z.object({
    format: z.enum(statementFormats),
    columns: z.array(z.string()),
    layout: knownLayout.nullable(),
    /** True where somebody has to say which column holds what. */
    needs_layout: z.boolean(),
    /** The number of the account that the file names, where it is not the one it is read for. */
    other_account: z.string().nullable(),
    opening_balance: decimalText().nullable(),
    closing_balance: decimalText().nullable(),
    book_balance: decimalText().nullable(),
    /** What the bank has beyond the books once all new lines are booked. */
    difference: decimalText().nullable(),
    /** How many lines came before. */
    known_lines: z.number().int(),
    /** How many new lines a longer file has beyond those that are told: the next time it is sent they come. */
    left: z.number().int(),
    /** All of them; of a longer file the new ones that are taken this time. */
    lines: z.array(proposal),
  }),
  status: 200,
  errors: fileErrors,
});

/** What is to become of a line. */
export const lineChoice = z.object({
  way: z.enum(lineTreatments, { error: 'not_one_of' }),
  transaction_id: integerField().optional(),
  user_id: integerField().optional(),
  account_id: integerField().optional(),
});
export type LineChoice = z.output<typeof lineChoice>;

/** What booking a line may be refused with. */
const bookingErrors = [
  'statement_way_wrong',
  'statement_line_mismatch',
  'statement_voucher_taken',
  'voucher_reversed',
  'unknown_reference',
  'place_closed',
  'place_not_enough',
  'account_closed',
  'period_locked',
  'outside_books',
  'price_not_found',
] as const;

export const importBankStatement = defineEndpoint({
  id: 'accounting.bank-statement.create',
  method: 'POST',
  path: 'bank-statements',
  summary: 'Import what is new of a file of a bank, and book the lines for which a way is chosen',
  access: { resource: 'transaction', action: 'create' },
  uploads: 1,
  body: z.object({
    ...file,
    choices: z
      .array(lineChoice.extend({ key: exactField(64) }), { error: 'not_list' })
      .max(MAX_STATEMENT_LINES, 'too_long')
      .default([]),
  }),
  response: bankStatementRow,
  errors: [
    ...fileErrors,
    ...bookingErrors,
    'statement_nothing_new',
    'statement_columns_unknown',
    'statement_line_unknown',
  ],
});

export const bookBankStatementLine = defineEndpoint({
  id: 'accounting.bank-statement-line.book',
  method: 'POST',
  path: 'bank-statement-lines/{id}/book',
  summary: 'Book an open line of a statement, or say which voucher it is',
  access: { resource: 'transaction', action: 'create' },
  params: integerId,
  body: lineChoice,
  response: bankStatementLineRow,
  status: 200,
  errors: [...bookingErrors, 'statement_line_booked'],
});

export const releaseBankStatementLine = defineEndpoint({
  id: 'accounting.bank-statement-line.release',
  method: 'POST',
  path: 'bank-statement-lines/{id}/release',
  summary: 'Take a line off a voucher that is another one',
  access: { resource: 'transaction', action: 'create' },
  params: integerId,
  response: bankStatementLineRow,
  status: 200,
  errors: ['statement_line_open', 'statement_line_made_voucher'],
});

export const proposeForBankStatementLine = defineEndpoint({
  id: 'accounting.bank-statement-line.propose',
  method: 'GET',
  path: 'bank-statement-lines/{id}/proposals',
  summary: 'Which vouchers an open line may be, and who may have paid it',
  access: { resource: 'transaction', action: 'create' },
  params: integerId,
  response: proposal.pick({ vouchers: true, payers: true, way: true }),
});

export const deleteBankStatement = defineEndpoint({
  id: 'accounting.bank-statement.delete',
  method: 'DELETE',
  path: 'bank-statements/{id}',
  summary: 'Take a statement away again of which nothing is booked',
  access: { resource: 'transaction', action: 'create' },
  params: integerId,
  response: z.void(),
  status: 204,
  errors: ['statement_has_vouchers'],
});
