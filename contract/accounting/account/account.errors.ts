import { defineErrors } from '../../kernel/error-code.ts';

export const accountErrors = defineErrors({
  account_of_chart: 'not_allowed',
  account_not_divided: 'validation',
  account_code_not_below: 'validation',
  account_code_taken: 'validation',
  account_has_postings: 'conflict',
  account_keeps_postings: 'not_allowed',
  account_not_empty: 'conflict',
  account_closed: 'validation',
});
