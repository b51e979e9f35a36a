import type { ErrorPhrases } from '@hakobu/contract/kernel/error-code.ts';
import type { creditOrderErrors } from '@hakobu/contract/accounting/credit-order/credit-order.errors.ts';

export const creditOrder = {
  name: 'Credit',
  field: {
    due_date: 'Due date',
    used: 'Used',
  },
  section: {
    credits: 'Credits',
  },
  act: {
    new_credit: 'New credit',
    draw: 'Draw credit',
  },
  message: {
    drawn_at_once: '{{amount}} of it pays the order at once',
    add_wallets: 'Add wallets',
  },
  title: {
    list: 'Credits for orders',
  },
  errors: {
    credit_in_use: 'This credit has been used and stays',
    credit_below_used: '{{used}} of this credit is used already',
    wallet_of_other_customer: 'The wallet must belong to the customer of the order, in {{currency}}',
  } satisfies ErrorPhrases<typeof creditOrderErrors>,
  rights: {
    credit_order: {
      name: 'Credits',
      meaning: 'Paying later, within a limit',
    },
    debt: {
      name: 'Recording debt',
      meaning: 'Putting what a bill asks on debt; read and update are the terms of customers',
    },
    debt_override: {
      name: 'Debt beyond the limit',
      meaning: 'Recording more debt than a customer’s limit allows',
    },
  },
};
