import { defineErrors } from '../../kernel/error-code.ts';

export const exportErrors = defineErrors({
  export_too_large: 'validation',
});
