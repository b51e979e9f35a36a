import { defineErrors } from '../../kernel/error-code.ts';

export const clearingErrors = defineErrors({
  debts_changed: 'conflict',
  document_settled_twice: 'validation',
});
