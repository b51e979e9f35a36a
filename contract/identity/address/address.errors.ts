import { defineErrors } from '../../kernel/error-code.ts';

/** Errors of the noun address. */
export const addressErrors = defineErrors({
  not_a_successor: 'validation',
  default_address: 'conflict',
});
