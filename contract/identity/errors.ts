import { defineErrors } from '../kernel/error-code.ts';

/** Errors shared by several entities of the identity service. */
export const identitySharedErrors = defineErrors({
  too_many_attempts: 'too_many_requests',
  email_taken: 'validation',
  customer_of_other_organization: 'validation',
  password_too_short: 'validation',
  last_administrator: 'conflict',
  own_reach: 'forbidden',
});
