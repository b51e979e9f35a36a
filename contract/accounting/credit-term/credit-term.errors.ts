import { defineErrors } from '../../kernel/error-code.ts';

/** Errors of the noun credit term. */
export const creditTermErrors = defineErrors({
  credit_limit_exceeded: 'conflict',
});
