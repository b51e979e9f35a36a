import type { ErrorPhrases } from '@hakobu/contract/kernel/error-code.ts';
import type { accountingSharedErrors } from '@hakobu/contract/accounting/errors.ts';

export const shared = {
  errors: {
    period_locked: 'The books of {{month}} are closed',
  } satisfies ErrorPhrases<typeof accountingSharedErrors>,
};
