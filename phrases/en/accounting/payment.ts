import type { ErrorPhrases } from '@hakobu/contract/kernel/error-code.ts';
import type { paymentErrors } from '@hakobu/contract/accounting/payment/payment.errors.ts';

export const payment = {
  message: {
    several_customers: 'Choose documents of one customer',
    suppliers_failed: 'Not paid: {{count}}. The reasons are in the rows',
    suppliers_paid: 'Paid',
    pay_most: 'At most {{most}} documents can be paid at a time',
  },
  field: {
    due: 'Amount due',
    rest: 'Remaining',
    lacking: 'Wallet shortfall',
    from_advance: 'From the advance',
    sent_now: 'Pay supplier now',
    place_lacks: 'Balance short by',
    source: 'Paid from',
  },
  errors: {
    amount_too_large: 'Amount cannot be more than {{maximum}}',
    wallet_not_enough: 'The available balance of {{available}} {{currency}} is not enough',
    currency_mismatch: 'The currency must be {{currency}}',
    source_required: 'Choose one fund or one bank account',
    target_required: 'Choose one fund or one bank account to transfer to',
    transfer_to_itself: 'Choose a different account to transfer to',
    amounts_differ: 'Within one currency both amounts must be equal',
    amount_worth_nothing: 'This amount converts to zero {{currency}}',
    receipts_mixed: 'The documents belong to different parties or currencies',
    document_of_other_party: '{{document}} belongs to another customer or supplier',
    nothing_to_pay: 'Nothing is left to pay',
    nothing_unsolved: 'Nothing is left to charge to the account',
    nothing_to_refund: 'There is nothing to refund',
    credit_not_enough: 'The credit has {{available}} left',
    credit_of_other_order: 'This credit belongs to another order or kind of cost',
  } satisfies ErrorPhrases<typeof paymentErrors>,
  log: {
    action_debit: 'Charged to account',
    beyond_limit: 'Over the credit limit',
  },
};
