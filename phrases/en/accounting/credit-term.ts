import type { ErrorPhrases } from '@hakobu/contract/kernel/error-code.ts';
import type { creditTermErrors } from '@hakobu/contract/accounting/credit-term/credit-term.errors.ts';

export const creditTerm = {
  name: 'Credit terms',
  field: {
    payment_term_days: 'Days until debt is due',
    payment_due_date: 'Due',
    room: 'May still go on debt',
    limit: 'Limit',
  },
  message: {
    beyond: '{{amount}} goes beyond the limit of this customer',
    no_limit: 'This customer has no limit in {{currency}}',
    standard_term: '30 days unless told',
  },
  errors: {
    credit_limit_exceeded:
      'The customer would owe {{owed}} {{currency}}, and may owe {{maximum}}: ask somebody who may go beyond the limit',
  } satisfies ErrorPhrases<typeof creditTermErrors>,
};
