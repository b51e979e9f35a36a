import type { nettingErrors } from '@hakobu/contract/accounting/netting/netting.errors.ts';
import type { ErrorPhrases } from '@hakobu/contract/kernel/error-code.ts';

export const netting = {
  party_link: 'Link of customer and supplier',
  section: {
    roles: 'One business, two roles',
  },
  act: {
    link: 'Link with {{party}}',
    net: 'Net debts',
  },
  field: {
    netted: 'Amount netted',
    owed: 'They owe us',
    owing: 'We owe them',
  },
  message: {
    not_linked:
      'Where this {{party}} is also the other side of our trade, link them: what each owes the other can then be netted.',
    first:
      'Of {{total}} documents the {{shown}} due first are netted; those after them follow when these are settled',
    nothing: 'Nothing in this currency can be netted',
  },
  errors: {
    party_linked: '{{party}} is linked with {{other}} already',
    party_not_linked: 'This customer is linked with no supplier',
    netting_unequal: 'What they owe ({{owed}}) and what we owe ({{owing}}) must be the same',
  } satisfies ErrorPhrases<typeof nettingErrors>,
};
