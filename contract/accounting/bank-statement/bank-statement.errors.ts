import { defineErrors } from '../../kernel/error-code.ts';

export const bankStatementErrors = defineErrors({
  statement_imported: 'conflict',
  statement_nothing_new: 'conflict',
  statement_unreadable: 'validation',
  statement_has_doctype: 'validation',
  statement_empty: 'validation',
  statement_too_long: 'validation',
  statement_rows_wrong: 'validation',
  statement_columns_unknown: 'validation',
  statement_has_vouchers: 'conflict',
  statement_line_unknown: 'validation',
  statement_line_booked: 'conflict',
  statement_line_open: 'conflict',
  statement_line_made_voucher: 'conflict',
  statement_line_mismatch: 'validation',
  statement_voucher_taken: 'conflict',
  statement_way_wrong: 'validation',
});
