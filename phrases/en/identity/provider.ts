import type { ErrorPhrases } from '@hakobu/contract/kernel/error-code.ts';
import type { providerErrors } from '@hakobu/contract/identity/provider/provider.errors.ts';

export const provider = {
  sign_in: {
    or: 'or',
    with: 'Continue with {{name}}',
    waiting: 'A window of {{name}} is open: sign in there.',
    blocked: 'The browser did not open the window. Allow pop-ups for this site.',
    given_up: 'Nobody was signed in.',
  },
  errors: {
    provider_failed: 'Signing in there did not work. Try again.',
    provider_without_email: 'Your account there tells us no email address. Register with one instead.',
    provider_email_unproven:
      'There is an account with this email, and the service does not vouch that it is yours. Sign in with your password.',
  } satisfies ErrorPhrases<typeof providerErrors>,
};
