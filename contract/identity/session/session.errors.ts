import { defineErrors } from '../../kernel/error-code.ts';

export const sessionErrors = defineErrors({
  account_disabled: 'logged_out',
  sign_in_expired: 'logged_out',
});
