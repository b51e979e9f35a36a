import type { ErrorPhrases } from '@hakobu/contract/kernel/error-code.ts';
import type { providerErrors } from '@hakobu/contract/identity/provider/provider.errors.ts';

export const provider = {
  sign_in: {
    or: 'or',
    with: 'Continue with {{name}}',
    waiting: 'Sign in in the {{name}} window.',
    blocked: 'The browser blocked the window. Allow pop-ups for this site.',
    given_up: 'Sign-in was cancelled.',
  },
  errors: {
    provider_failed: 'Sign-in failed. Try again',
    provider_without_email: 'That account has no email address. Register with an email address instead',
    provider_email_unproven:
      'An account with this email already exists, and the service does not confirm that it is yours. Sign in with your password',
  } satisfies ErrorPhrases<typeof providerErrors>,
};
