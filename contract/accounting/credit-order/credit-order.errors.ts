import { defineErrors } from '../../kernel/error-code.ts';

export const creditOrderErrors = defineErrors({
  credit_in_use: 'conflict',
  credit_below_used: 'validation',
  wallet_of_other_customer: 'validation',
});
