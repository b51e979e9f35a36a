import type { ErrorPhrases } from '@hakobu/contract/kernel/error-code.ts';
import type { paymentErrors } from '@hakobu/contract/accounting/payment/payment.errors.ts';

export const payment = {
  message: {
    several_customers: 'Choose documents of one customer: each pays from their own wallet',
    several_suppliers: 'Choose documents of one supplier: each is paid from their own advance',
    pay_most: 'At most {{most}} documents are paid at once',
  },
  field: {
    due: 'Due',
    rest: 'Stays open',
    lacking: 'The wallet lacks',
    from_advance: 'From the advance',
    sent_now: 'Sent to the supplier now',
    source: 'Paid from',
  },
  errors: {
    amount_too_large: 'Amount cannot be more than {{maximum}}',
    wallet_not_enough: 'The available balance is {{available}} {{currency}}, which is not enough',
    currency_mismatch: 'The currency must be {{currency}}',
    source_required: 'Choose one fund or one card',
    target_required: 'Choose one fund or one card to transfer to',
    transfer_to_itself: 'Money cannot be transferred to where it is',
    amounts_differ: 'In one currency both amounts must be the same',
    amount_worth_nothing: 'This amount is worth nothing in {{currency}}',
    receipts_mixed: 'The receipts belong to different parties or currencies',
    document_of_other_party: '{{document}} belongs to another customer or supplier',
    nothing_to_pay: 'Nothing is left to pay here',
    nothing_unsolved: 'Nothing is left to put on debt',
    nothing_to_refund: 'Nothing is to be refunded here',
    credit_not_enough: 'The credit has {{available}} left',
    credit_of_other_order: 'This credit belongs to another order or kind of cost',
  } satisfies ErrorPhrases<typeof paymentErrors>,
  log: {
    action_debit: 'Put on debt',
    beyond_limit: 'Beyond the limit',
  },
};
