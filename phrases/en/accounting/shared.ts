import type { ErrorPhrases } from '@hakobu/contract/kernel/error-code.ts';
import type { accountingSharedErrors } from '@hakobu/contract/accounting/errors.ts';

export const shared = {
  errors: {
    period_locked: 'The books of {{month}} are closed',
    outside_books: 'The books take vouchers from {{from}} to {{to}}',
    period_inverted: 'The period ends before it begins',
  } satisfies ErrorPhrases<typeof accountingSharedErrors>,
};
