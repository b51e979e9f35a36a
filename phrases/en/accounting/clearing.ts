import type { ErrorPhrases } from '@hakobu/contract/kernel/error-code.ts';
import type { clearingErrors } from '@hakobu/contract/accounting/clearing/clearing.errors.ts';

export const clearing = {
  of_customers: 'Clearing of customers',
  of_suppliers: 'Clearing of suppliers',
  act: {
    clear: 'Clear',
    oldest_first: 'Oldest due first',
    print: 'Print record',
  },
  field: {
    clears: 'To clear',
    left: 'Left in the wallet',
  },
  message: {
    choose: 'Choose a party and a currency',
    nothing: 'Nothing is outstanding',
    not_payable: 'Not approved yet',
    more: '{{shown}} of {{total}} documents are shown, those due first. Clear these and the next follow; the record is printed when all are here',
  },
  record: {
    title: 'Record of debt comparison',
    as_of: 'As of {{day}}',
    agreed: 'Both sides confirm the figures above.',
    ours: 'Our representative',
    theirs: 'Representative of {{name}}',
    sum: 'Sum',
  },
  errors: {
    debts_changed: 'These documents changed meanwhile: {{documents}}. Look at the list again',
    document_settled_twice:
      '{{document}} is named beside the contract that bears it, and would be settled twice',
  } satisfies ErrorPhrases<typeof clearingErrors>,
};
