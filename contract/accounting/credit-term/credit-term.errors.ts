import { defineErrors } from '../../kernel/error-code.ts';

export const creditTermErrors = defineErrors({
  credit_limit_exceeded: 'conflict',
});
