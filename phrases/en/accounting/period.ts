import type { ErrorPhrases } from '@hakobu/contract/kernel/error-code.ts';
import type { periodErrors } from '@hakobu/contract/accounting/period/period.errors.ts';

export const period = {
  name: 'Accounting period',
  errors: {
    period_not_over: '{{month}} has not ended yet',
    period_already_locked: '{{month}} is already locked',
    period_not_locked: '{{month}} is not locked',
    opening_rows_wrong: 'Some rows cannot be imported. Nothing was imported',
    opening_not_balanced: 'Debits and credits differ by {{difference}} VND',
    opening_needs_document: 'This balance comes from orders and bills and is imported with them',
    opening_taken: 'Account {{account}} already has an opening balance in {{voucher}}',
  } satisfies ErrorPhrases<typeof periodErrors>,
};
