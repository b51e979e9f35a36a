import { defineErrors } from '../../kernel/error-code.ts';

/** Errors of the noun export. */
export const exportErrors = defineErrors({
  export_too_large: 'validation',
});
