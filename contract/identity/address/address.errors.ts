import { defineErrors } from '../../kernel/error-code.ts';

export const addressErrors = defineErrors({
  not_a_successor: 'validation',
  default_address: 'conflict',
});
