import { defineErrors } from '../../kernel/error-code.ts';

export const paymentErrors = defineErrors({
  amount_too_large: 'validation',
  wallet_not_enough: 'validation',
  currency_mismatch: 'validation',
  source_required: 'validation',
  target_required: 'validation',
  transfer_to_itself: 'validation',
  amounts_differ: 'validation',
  amount_worth_nothing: 'validation',
  receipts_mixed: 'validation',
  document_of_other_party: 'validation',
  nothing_to_pay: 'conflict',
  nothing_unsolved: 'conflict',
  nothing_to_refund: 'conflict',
  credit_not_enough: 'validation',
  credit_of_other_order: 'validation',
});
