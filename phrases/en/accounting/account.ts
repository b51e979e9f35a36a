import type { ErrorPhrases } from '@hakobu/contract/kernel/error-code.ts';
import type { accountErrors } from '@hakobu/contract/accounting/account/account.errors.ts';

export const account = {
  name: 'Account of the books',
  title: {
    chart: 'Chart of accounts',
    change: 'Change sub-account',
  },
  field: {
    code: 'Code after {{code}}-',
    parent: 'Sub-account of',
    side: 'Grows on',
    closed: 'Closed',
  },
  act: {
    create: 'New sub-account',
    close: 'Close account',
    open: 'Open again',
  },
  message: {
    made: 'The sub-account is open',
  },
  errors: {
    account_of_chart: '{{code}} belongs to the chart that all companies share: only sub-accounts are changed',
    account_not_divided: '{{code}} has no sub-accounts: only accounts that a voucher lets choose are divided',
    account_code_not_below: 'The code of a sub-account begins with {{code}}-',
    account_code_taken: '{{code}} is the code of another account: {{name}}',
    account_has_postings:
      '{{code}} has postings, and books that were written tell its code: only its name can change',
    account_keeps_postings: '{{code}} has postings, so it stays: close it instead',
    account_not_empty: '{{code}} still holds {{amount}} {{currency}}: move that before it is closed',
    account_closed: '{{code}} is closed: no voucher is booked to it any more',
  } satisfies ErrorPhrases<typeof accountErrors>,
};
