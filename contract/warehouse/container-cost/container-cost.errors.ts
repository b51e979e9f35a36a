import { defineErrors } from '../../kernel/error-code.ts';

export const containerCostErrors = defineErrors({
  cost_below_paid: 'validation',
  cost_is_paid: 'conflict',
});
