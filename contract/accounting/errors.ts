import { defineErrors } from '../kernel/error-code.ts';

/** Errors shared by several entities of the accounting service. */
export const accountingSharedErrors = defineErrors({
  period_locked: 'conflict',
  outside_books: 'validation',
  period_inverted: 'validation',
});
