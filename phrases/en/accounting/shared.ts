import type { ErrorPhrases } from '@hakobu/contract/kernel/error-code.ts';
import type { accountingSharedErrors } from '@hakobu/contract/accounting/errors.ts';

export const shared = {
  errors: {
    period_locked: 'The books of {{month}} are locked',
    outside_books: 'The voucher date must be between {{from}} and {{to}}',
    period_inverted: 'The end date is before the start date',
  } satisfies ErrorPhrases<typeof accountingSharedErrors>,
};
