import { defineErrors } from '../../kernel/error-code.ts';

/** Errors of the noun session. */
export const sessionErrors = defineErrors({
  account_disabled: 'logged_out',
  sign_in_expired: 'logged_out',
});
