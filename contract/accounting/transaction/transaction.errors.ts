import { defineErrors } from '../../kernel/error-code.ts';

export const transactionErrors = defineErrors({
  voucher_reversed: 'conflict',
  voucher_not_reversible: 'conflict',
  voucher_has_parts: 'conflict',
  voucher_is_built_on: 'conflict',
  reversal_beyond_wallet: 'conflict',
  reversal_before_voucher: 'validation',
  reversal_of_closed_place: 'conflict',
});
