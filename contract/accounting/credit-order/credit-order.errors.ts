import { defineErrors } from '../../kernel/error-code.ts';

/** Errors of the noun credit order. */
export const creditOrderErrors = defineErrors({
  credit_in_use: 'conflict',
  credit_below_used: 'validation',
  wallet_of_other_customer: 'validation',
});
