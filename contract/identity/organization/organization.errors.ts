import { defineErrors } from '../../kernel/error-code.ts';

/** Errors of the noun organization. */
export const organizationErrors = defineErrors({
  area_taken: 'validation',
});
