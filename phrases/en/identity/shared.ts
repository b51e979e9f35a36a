import type { ErrorPhrases } from '@hakobu/contract/kernel/error-code.ts';
import type { identitySharedErrors } from '@hakobu/contract/identity/errors.ts';

export const shared = {
  errors: {
    too_many_attempts: 'Too many failed attempts. Try again in {{seconds}} seconds',
    email_taken: 'This email already has an account',
    customer_of_other_organization:
      'This customer belongs to {{organization}}: only what is made there can be paid',
    password_too_short: 'The password needs at least 10 characters',
    own_reach: 'Nobody widens their own reach: ask somebody else who may',
    last_administrator: 'Somebody must stay able to change users and roles',
  } satisfies ErrorPhrases<typeof identitySharedErrors>,
};
