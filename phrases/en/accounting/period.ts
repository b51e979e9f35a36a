import type { ErrorPhrases } from '@hakobu/contract/kernel/error-code.ts';
import type { periodErrors } from '@hakobu/contract/accounting/period/period.errors.ts';

export const period = {
  name: 'Month of the books',
  errors: {
    period_not_over: '{{month}} is not over yet',
    period_already_locked: '{{month}} is locked already',
    period_not_locked: '{{month}} is not locked',
    opening_rows_wrong: 'Some rows cannot be imported. Nothing was',
    opening_not_balanced: 'Debits and credits of the rows differ by {{difference}} VND',
    opening_needs_document: 'This balance is the sum of orders and bills. It comes with them',
    opening_taken: 'Account {{account}} began already with {{voucher}}',
  } satisfies ErrorPhrases<typeof periodErrors>,
};
