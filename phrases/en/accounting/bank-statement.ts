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
    bank_statement_line: 'Bank statement line',
  },
  title: {
    list: 'Bank statements',
    import: 'Import statement',
  },
  field: {
    layout: 'Columns',
    choices: 'Line actions',
    file: 'Bank file',
    period: 'Period',
    bank_balance: 'Bank balance',
    book_balance: 'Book balance',
    difference: 'Difference',
    lines: 'Lines',
    open_lines: 'Unreconciled',
    text: 'Bank description',
    reference: 'Bank reference',
    way: 'Action',
    voucher: 'Voucher',
    format: 'File format',
    state: 'Status',
    imported: 'Imported',
  },
  section: {
    lines: 'Lines',
    layout: 'Column mapping',
  },
  column: {
    date: 'Date',
    text: 'Description',
    more_text: 'Additional description',
    reference: 'Reference',
    amount: 'Signed amount',
    debit: 'Money out',
    credit: 'Money in',
    balance: 'Balance',
  } satisfies Record<LayoutColumn, string>,
  layout: {
    date_order: 'Date format',
    decimal_sign: 'Decimal separator',
    dmy: 'day/month/year',
    mdy: 'month/day/year',
    point: 'point: 1,234.50',
    comma: 'comma: 1.234,50',
  },
  format: {
    csv: 'CSV',
    xlsx: 'Excel',
    html: 'HTML table',
    mt940: 'MT940',
    camt053: 'CAMT.053',
  } satisfies Record<StatementFormat, string>,
  state: {
    open: 'Unreconciled',
    booked: 'Posted',
    matched: 'Matched',
  } satisfies Record<BankLineState, string>,
  way: {
    receive: 'Received, payer unknown',
    assign: 'Deposit to wallet',
    pay: 'Other payment',
    match: 'Match existing voucher',
    leave: 'Leave for later',
  } satisfies Record<LineTreatment | 'leave', string>,
  act: {
    import: 'Import {{count}} new lines',
    delete: 'Delete statement',
    choose: 'Map columns',
  },
  action: {
    book: 'Post',
    release: 'Unmatch voucher',
  },
  message: {
    known: 'Already imported',
    summary: '{{fresh}} new lines, {{known}} already imported',
    accepted: 'Excel (.xlsx), HTML table (.xls), CSV, MT940 or CAMT.053.',
    longest: 'Up to {{lines}} lines. Longer files are imported {{piece}} lines at a time.',
    left: '{{left}} more lines follow',
    needs_layout: 'Choose what each column contains.',
    other_account: 'This file is for account {{account}}. Import it here anyway?',
    after: 'Difference after posting all lines',
    agrees: 'Bank and book balances agree',
  },
  log: {
    line: 'Line',
  },
  errors: {
    statement_imported: 'This file was already imported as {{file}}',
    statement_nothing_new: 'All lines of this file were already imported',
    statement_unreadable:
      'This file is not a bank statement. Choose one in Excel (.xlsx), CSV, MT940 or CAMT.053',
    statement_has_doctype:
      'The XML file declares a document type (DOCTYPE), which bank statements do not have. Download it from the bank again',
    statement_empty: 'The file contains no lines',
    statement_too_long: 'A file may contain at most {{maximum}} lines. Download a shorter period',
    statement_rows_wrong: 'Some rows cannot be read. Nothing was imported',
    statement_columns_unknown: 'Choose the columns that contain date, description and amount',
    statement_has_vouchers: 'This statement has vouchers. Reverse or unmatch them first: {{vouchers}}',
    statement_line_unknown: 'The file has no such new line',
    statement_line_booked: 'This line already has a voucher',
    statement_line_open: 'This line has no voucher',
    statement_line_made_voucher: 'The voucher was created from this line. Reverse it instead',
    statement_line_mismatch: '{{code}} changes this account by {{amount}}, which does not match the line',
    statement_voucher_taken: '{{code}} is already matched with another line',
    statement_way_wrong: 'Money in can be received or deposited, money out can be paid',
  } satisfies ErrorPhrases<typeof bankStatementErrors>,
};
