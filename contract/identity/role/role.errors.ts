import { defineErrors } from '../../kernel/error-code.ts';

/** Errors of the noun role. */
export const roleErrors = defineErrors({
  role_taken: 'validation',
});
