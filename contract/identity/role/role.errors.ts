import { defineErrors } from '../../kernel/error-code.ts';

export const roleErrors = defineErrors({
  role_taken: 'validation',
});
