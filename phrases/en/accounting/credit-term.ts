import type { ErrorPhrases } from '@hakobu/contract/kernel/error-code.ts';
import type { creditTermErrors } from '@hakobu/contract/accounting/credit-term/credit-term.errors.ts';

export const creditTerm = {
  name: 'Credit terms',
  field: {
    payment_term_days: 'Payment term (days)',
    payment_due_date: 'Due date',
    room: 'Available credit',
    limit: 'Credit limit',
  },
  message: {
    beyond: 'Exceeds the credit limit of this customer by {{amount}}',
    no_limit: 'This customer has no credit limit in {{currency}}',
    standard_term: 'Default 30 days',
  },
  errors: {
    credit_limit_exceeded:
      'The customer would owe {{owed}} {{currency}}, above the credit limit of {{maximum}}. Ask someone who may exceed it',
  } satisfies ErrorPhrases<typeof creditTermErrors>,
};
