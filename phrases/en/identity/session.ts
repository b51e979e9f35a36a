import type { ErrorPhrases } from '@hakobu/contract/kernel/error-code.ts';
import type { sessionErrors } from '@hakobu/contract/identity/session/session.errors.ts';

export const session = {
  name: 'Session',
  errors: {
    account_disabled: 'This account is disabled',
    sign_in_expired: 'This sign-in has expired or was already used. Start again',
  } satisfies ErrorPhrases<typeof sessionErrors>,
  rights: {
    impersonation: {
      name: 'Impersonation',
      meaning: 'Working as another person',
    },
  },
};
