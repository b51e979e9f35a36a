import { defineErrors } from '../../kernel/error-code.ts';

/** Errors of the noun sfa. */
export const sfaErrors = defineErrors({
  sfa_exists: 'validation',
});
