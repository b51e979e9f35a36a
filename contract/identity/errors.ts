import { defineErrors } from '../kernel/error-code.ts';

/** Errors of the identity service. */
export const identityErrors = defineErrors({
  account_disabled: 'logged_out',
  too_many_attempts: 'too_many_requests',
  email_taken: 'validation',
  password_too_short: 'validation',
  last_administrator: 'conflict',
  role_taken: 'validation',
  area_taken: 'validation',
  link_invalid: 'validation',
  link_expired: 'validation',
  email_empty: 'validation',
  invalid_password: 'validation',
  not_a_successor: 'validation',
  default_address: 'conflict',
  provider_failed: 'logged_out',
  provider_without_email: 'logged_out',
  provider_email_unproven: 'logged_out',
  sign_in_expired: 'logged_out',
});
