import type { ErrorPhrases } from '@hakobu/contract/kernel/error-code.ts';
import type { accountErrors } from '@hakobu/contract/accounting/account/account.errors.ts';

export const account = {
  name: 'Ledger account',
  title: {
    chart: 'Chart of accounts',
    change: 'Change sub-account',
  },
  field: {
    code: 'Code after {{code}}-',
    parent: 'Sub-account of',
    side: 'Normal balance',
    closed: 'Inactive',
  },
  act: {
    create: 'New sub-account',
    close: 'Deactivate account',
    open: 'Reactivate',
  },
  message: {
    made: 'Sub-account created',
  },
  errors: {
    account_of_chart: '{{code}} belongs to the shared chart of accounts. Only sub-accounts can be changed',
    account_not_divided:
      '{{code}} cannot have sub-accounts: only accounts that can be chosen on a voucher can',
    account_code_not_below: 'The code of a sub-account must start with {{code}}-',
    account_code_taken: '{{code}} is already the code of {{name}}',
    account_has_postings: '{{code}} has postings, so only its name can be changed',
    account_keeps_postings: '{{code}} has postings and cannot be deleted. Deactivate it instead',
    account_not_empty:
      '{{code}} has a balance of {{amount}} {{currency}}. Transfer it before deactivating the account',
    account_closed: '{{code}} is inactive',
  } satisfies ErrorPhrases<typeof accountErrors>,
};
