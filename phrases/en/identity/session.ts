import type { ErrorPhrases } from '@hakobu/contract/kernel/error-code.ts';
import type { sessionErrors } from '@hakobu/contract/identity/session/session.errors.ts';

export const session = {
  name: 'Session',
  errors: {
    account_disabled: 'This account is disabled',
    sign_in_expired: 'This sign-in took too long or was used already. Begin again.',
  } satisfies ErrorPhrases<typeof sessionErrors>,
  rights: {
    impersonation: {
      name: 'Acting for somebody',
      meaning: 'Working as another person',
    },
  },
};
