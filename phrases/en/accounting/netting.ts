import type { nettingErrors } from '@hakobu/contract/accounting/netting/netting.errors.ts';
import type { ErrorPhrases } from '@hakobu/contract/kernel/error-code.ts';

export const netting = {
  party_link: 'Link between customer and supplier',
  section: {
    roles: 'Customer and supplier',
  },
  act: {
    link: 'Link with {{party}}',
    net: 'Offset receivables and payables',
  },
  field: {
    netted: 'Offset amount',
    owed: 'Receivable',
    owing: 'Payable',
  },
  message: {
    not_linked:
      'If this {{party}} both buys from us and sells to us, link the two to offset receivables against payables.',
    first: 'The {{shown}} earliest due of {{total}} documents are offset; the rest can be offset afterwards',
    nothing: 'Nothing to offset in this currency',
  },
  errors: {
    party_linked: '{{party}} is already linked with {{other}}',
    party_not_linked: 'This customer is not linked with a supplier',
    netting_unequal: 'The receivables ({{owed}}) and the payables ({{owing}}) to offset must be equal',
  } satisfies ErrorPhrases<typeof nettingErrors>,
};
