import type { ErrorPhrases } from '@hakobu/contract/kernel/error-code.ts';
import type { accountingErrors } from '@hakobu/contract/accounting/errors.ts';

const errors = {
  amount_too_large: 'Amount cannot be more than {{maximum}}',
  wallet_not_enough: 'The wallet holds {{available}}, which is not enough',
  currency_mismatch: 'The currency must be {{currency}}',
  period_locked: 'The books of {{month}} are closed',
  source_required: 'Choose one fund or one card',
  receipts_mixed: 'The receipts belong to different parties or currencies',
  nothing_to_pay: 'Nothing is left to pay here',
  nothing_unsolved: 'Nothing is left to put on debt',
  nothing_to_refund: 'Nothing is to be refunded here',
  credit_not_enough: 'The credit has {{available}} left',
  credit_of_other_order: 'This credit belongs to another order or kind of cost',
  credit_in_use: 'This credit has been used and stays',
  credit_below_used: '{{used}} of this credit is used already',
  wallet_of_other_customer: 'The wallet must belong to the customer of the order, in {{currency}}',
} satisfies ErrorPhrases<typeof accountingErrors>;

export const accounting = {
  errors,
};
