import { defineErrors } from '../../kernel/error-code.ts';

export const supportErrors = defineErrors({
  support_text_of_another: 'forbidden',
  support_already_so: 'conflict',
});
