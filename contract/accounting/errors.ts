import { defineErrors } from '../kernel/error-code.ts';

/** Errors that several nouns of the accounting service raise. */
export const accountingSharedErrors = defineErrors({
  period_locked: 'conflict',
  outside_books: 'validation',
  period_inverted: 'validation',
});
