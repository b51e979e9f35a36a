import type { ErrorPhrases } from '@hakobu/contract/kernel/error-code.ts';
import type { creditOrderErrors } from '@hakobu/contract/accounting/credit-order/credit-order.errors.ts';

export const creditOrder = {
  name: 'Order credit',
  field: {
    due_date: 'Due date',
    used: 'Used',
  },
  section: {
    credits: 'Order credit',
  },
  act: {
    new_credit: 'New credit',
    draw: 'Draw credit',
  },
  message: {
    drawn_at_once: '{{amount}} of it pays the order now',
    add_wallets: 'Add wallets',
  },
  title: {
    list: 'Order credit',
  },
  errors: {
    credit_in_use: 'This credit is in use and cannot be deleted',
    credit_below_used: '{{used}} of this credit is already used',
    wallet_of_other_customer: 'The wallet must belong to the customer of the order, in {{currency}}',
  } satisfies ErrorPhrases<typeof creditOrderErrors>,
  rights: {
    credit_order: {
      name: 'Order credit',
      meaning: 'Paying an order later, within a limit',
    },
    debt: {
      name: 'Charging to account',
      meaning: 'Charging amounts due to the customer’s account; view and edit cover credit terms',
    },
    debt_override: {
      name: 'Exceeding credit limits',
      meaning: 'Charging more to an account than the customer’s credit limit',
    },
  },
};
