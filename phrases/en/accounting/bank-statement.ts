import type { bankStatementErrors } from '@hakobu/contract/accounting/bank-statement/bank-statement.errors.ts';
import type {
  LineTreatment,
  StatementFormat,
} from '@hakobu/contract/accounting/bank-statement/bank-statement.endpoints.ts';
import type { BankLineState } from '@hakobu/contract/accounting/bank-statement/bank-statement.machine.ts';
import type { LayoutColumn } from '@hakobu/contract/accounting/bank-statement/layout.ts';
import type { ErrorPhrases } from '@hakobu/contract/kernel/error-code.ts';

export const bankStatement = {
  name: 'Bank statement',
  /** Names of secondary entities. */
  entities: {
    bank_statement_line: 'Line of a bank statement',
  },
  title: {
    list: 'Bank statements',
    import: 'Import a statement',
  },
  field: {
    layout: 'Columns',
    choices: 'What is done with lines',
    file: 'File of the bank',
    period: 'Days',
    bank_balance: 'The bank says',
    book_balance: 'The books say',
    difference: 'Difference',
    lines: 'Lines',
    open_lines: 'Without a voucher',
    text: 'Text of the bank',
    reference: 'Reference of the bank',
    way: 'What becomes of it',
    voucher: 'Voucher',
    format: 'Kind of file',
    state: 'State',
    imported: 'Imported',
  },
  section: {
    lines: 'Lines',
    layout: 'Columns of the file',
  },
  column: {
    date: 'Day',
    text: 'Text',
    more_text: 'More text',
    reference: 'Reference',
    amount: 'Amount with sign',
    debit: 'Money out',
    credit: 'Money in',
    balance: 'Balance',
  } satisfies Record<LayoutColumn, string>,
  layout: {
    date_order: 'Days are written',
    decimal_sign: 'Sign before decimals',
    dmy: 'day/month/year',
    mdy: 'month/day/year',
    point: 'point: 1,234.50',
    comma: 'comma: 1.234,50',
  },
  format: {
    csv: 'CSV',
    mt940: 'MT940',
    camt053: 'CAMT.053',
  } satisfies Record<StatementFormat, string>,
  state: {
    open: 'Open',
    booked: 'Booked',
    matched: 'Matched',
  } satisfies Record<BankLineState, string>,
  way: {
    receive: 'Received, payer unknown',
    assign: 'Into a wallet',
    pay: 'Other payment',
    match: 'Is a voucher already',
    leave: 'Leave open',
  } satisfies Record<LineTreatment | 'leave', string>,
  act: {
    import: 'Import {{count}} new lines',
    delete: 'Take away',
    choose: 'Set columns',
  },
  action: {
    book: 'Book',
    release: 'Take off the voucher',
  },
  message: {
    known: 'Imported before',
    summary: '{{fresh}} new lines, {{known}} imported before',
    longest: 'Up to {{lines}} lines; of a long file {{piece}} at a time.',
    left: '{{left}} more come after these',
    needs_layout: 'Say which column holds what.',
    other_account: 'The file names the account {{account}}: is it the right one?',
    after: 'Difference once every line is booked',
    agrees: 'Bank and books agree',
  },
  log: {
    line: 'Line',
  },
  errors: {
    statement_imported: 'This file was imported already, as {{file}}',
    statement_nothing_new: 'Every line of this file was imported before',
    statement_unreadable: 'This file is no bank statement. Choose one in CSV, MT940 or CAMT.053',
    statement_empty: 'The file holds no line',
    statement_too_long: 'A file may hold {{maximum}} lines; ask the bank for fewer days',
    statement_rows_wrong: 'Some rows cannot be read. Nothing was imported',
    statement_columns_unknown: 'Say which column holds the day, the text and the amount',
    statement_has_vouchers:
      'Vouchers stand behind it; reverse them or take lines off them first: {{vouchers}}',
    statement_line_unknown: 'The file has no such new line',
    statement_line_booked: 'This line has its voucher',
    statement_line_open: 'This line has no voucher',
    statement_line_made_voucher: 'The voucher was made for this line: reverse it instead',
    statement_line_mismatch: '{{code}} moves {{amount}} of this account, which is not what the line says',
    statement_voucher_taken: '{{code}} belongs to another line',
    statement_way_wrong: 'Money that came in is received or assigned, money that went out is paid',
  } satisfies ErrorPhrases<typeof bankStatementErrors>,
};
