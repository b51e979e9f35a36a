import { defineErrors } from '../../kernel/error-code.ts';

export const periodErrors = defineErrors({
  period_not_over: 'conflict',
  period_already_locked: 'conflict',
  period_not_locked: 'conflict',
  opening_rows_wrong: 'validation',
  opening_not_balanced: 'validation',
  opening_needs_document: 'validation',
  opening_taken: 'conflict',
});
