import type { ErrorPhrases } from '@hakobu/contract/kernel/error-code.ts';
import type { identitySharedErrors } from '@hakobu/contract/identity/errors.ts';

export const shared = {
  errors: {
    too_many_attempts: 'Too many failed attempts. Try again in {{seconds}} seconds',
    email_taken: 'This email is already registered',
    customer_of_other_organization:
      'This customer belongs to {{organization}}; only documents of {{organization}} can be paid',
    password_too_short: 'The password needs at least 10 characters',
    own_reach: 'You cannot extend your own permissions. Ask someone else who can',
    last_administrator: 'At least one user must be able to manage users and roles',
  } satisfies ErrorPhrases<typeof identitySharedErrors>,
};
