import type { ErrorPhrases } from '@hakobu/contract/kernel/error-code.ts';
import type { identityErrors } from '@hakobu/contract/identity/errors.ts';

const errors = {
  account_disabled: 'This account is disabled',
  too_many_attempts: 'Too many failed attempts. Try again in {{seconds}} seconds',
  email_taken: 'This email already has an account',
  password_too_short: 'The password needs at least 10 characters',
  last_administrator: 'Somebody must stay able to change users and roles',
  role_taken: 'A role with this id exists',
  area_taken: 'An area with this name exists',
  link_invalid: 'This link is not valid, or was used already',
  link_expired: 'This link is too old. Ask for a new one',
  email_empty: 'Email empty',
  invalid_password: 'The current password is wrong',
  not_a_successor: 'The old unit did not become this one',
  default_address: 'The default address stays while there are others. Make another one the default first',
  provider_failed: 'Signing in there did not work. Try again.',
  provider_without_email: 'Your account there tells us no email address. Register with one instead.',
  provider_email_unproven:
    'There is an account with this email, and the service does not vouch that it is yours. Sign in with your password.',
  sign_in_expired: 'This sign-in took too long or was used already. Begin again.',
} satisfies ErrorPhrases<typeof identityErrors>;

export const identity = { errors };
