import { defineErrors } from '../../kernel/error-code.ts';

/** Errors of the noun container cost. */
export const containerCostErrors = defineErrors({
  cost_below_paid: 'validation',
  cost_is_paid: 'conflict',
});
