import { defineErrors } from '../../kernel/error-code.ts';

export const organizationErrors = defineErrors({
  area_taken: 'validation',
});
