import { defineErrors } from '../../kernel/error-code.ts';

/** Errors of comparing and clearing debts. */
export const clearingErrors = defineErrors({
  debts_changed: 'conflict',
  document_settled_twice: 'validation',
});
