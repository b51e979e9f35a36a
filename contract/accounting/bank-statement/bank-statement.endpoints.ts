import { z } from 'zod';
import { decimalText } from '../../kernel/decimal.ts';
import { defineEndpoint, defineList } from '../../kernel/endpoint.ts';
import { actionState, exactField, integerField, integerId, rowStamp } from '../../kernel/fields.ts';
import { tableErrors } from '../../kernel/kernel.errors.ts';
import { uploadField } from '../../kernel/upload.ts';
import { bankLineStates } from './bank-statement.machine.ts';
import { statementLayout } from './layout.ts';

/** Formats of statement files. */
export const statementFormats = ['csv', 'xlsx', 'html', 'mt940', 'camt053'] as const;
export type StatementFormat = (typeof statementFormats)[number];

/** Most lines that one request previews or books. A longer file is sent again until it has no new lines. */
export const MAX_STATEMENT_LINES = 1000;
/** Most lines of a file. */
export const MAX_FILE_LINES = 20_000;

/**
 * What to book for a line. Incoming money waits unassigned (`receive`) or goes to the wallet of a customer
 * (`assign`), outgoing money is an office expense (`pay`), or a voucher exists already (`match`).
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
  /** Closing balance by the bank, null where the file has none. */
  opening_balance: decimalText().nullable(),
  closing_balance: decimalText().nullable(),
  /** Book balance of the account at the end of the last day, and how much the bank's balance exceeds it. */
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
  /** Negative for outgoing money. */
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
  /**
   * Columns of the file. Without it, those of the account's last file, or those recognised by their titles.
   */
  layout: statementLayout.optional(),
};

/** A line of the file, with what is known about it. */
const proposal = z.object({
  /** Identifies the line among all lines of the account. */
  key: z.string(),
  booked_on: z.string(),
  amount: decimalText(),
  text: z.string(),
  reference: z.string().nullable(),
  /** The statement that imported it before. */
  known: z.object({ statement_id: z.number().int() }).nullable(),
  /** Vouchers of the account with the same amount and no line, nearest day first. */
  vouchers: z.array(voucher),
  /** Parties that may have paid it, by a name or number in its text or by an equal amount due. */
  payers: z.array(named.extend({ by: z.string() })),
  /** The proposed booking, null where there is none. */
  way: z.enum(lineTreatments).nullable(),
});
export type LineProposal = z.output<typeof proposal>;

const columnText = z.string().nullable().optional();
/** A layout whose columns may be partly unknown. */
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

/** Errors of reading a file. */
const fileErrors = [
  ...tableErrors,
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
  summary: 'Preview the lines of a bank statement file without storing them',
  access: { resource: 'transaction', action: 'create' },
  uploads: 1,
  body: z.object(file),
  response: z.object({
    format: z.enum(statementFormats),
    columns: z.array(z.string()),
    layout: knownLayout.nullable(),
    /** Whether a user has to assign the columns. */
    needs_layout: z.boolean(),
    /** Account number in the file, where it differs from that of the chosen account. */
    other_account: z.string().nullable(),
    opening_balance: decimalText().nullable(),
    closing_balance: decimalText().nullable(),
    book_balance: decimalText().nullable(),
    /** How much the bank's balance will exceed the books when all new lines are booked. */
    difference: decimalText().nullable(),
    /** Number of lines imported before. */
    known_lines: z.number().int(),
    /** Number of new lines beyond this preview. They come when the file is sent again. */
    left: z.number().int(),
    /** All lines of the file, or of a longer file the new ones of this request. */
    lines: z.array(proposal),
  }),
  status: 200,
  errors: fileErrors,
});

/** The booking of a line. */
export const lineChoice = z.object({
  way: z.enum(lineTreatments, { error: 'not_one_of' }),
  transaction_id: integerField().optional(),
  user_id: integerField().optional(),
  account_id: integerField().optional(),
});
export type LineChoice = z.output<typeof lineChoice>;

/** Errors of booking a line. */
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
  summary: 'Import the new lines of a bank statement file, and book those with a chosen booking',
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
  summary: 'Book an open line of a statement, or match it with a voucher',
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
  summary: 'Suggest vouchers and payers for an open line',
  access: { resource: 'transaction', action: 'create' },
  params: integerId,
  response: proposal.pick({ vouchers: true, payers: true, way: true }),
});

export const deleteBankStatement = defineEndpoint({
  id: 'accounting.bank-statement.delete',
  method: 'DELETE',
  path: 'bank-statements/{id}',
  summary: 'Delete a statement without booked lines',
  access: { resource: 'transaction', action: 'create' },
  params: integerId,
  response: z.void(),
  status: 204,
  errors: ['statement_has_vouchers'],
});
