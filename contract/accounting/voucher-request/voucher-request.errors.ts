import { defineErrors } from '../../kernel/error-code.ts';

export const voucherRequestErrors = defineErrors({
  second_person_required: 'conflict',
  second_person_is_first: 'forbidden',
  voucher_request_posted: 'conflict',
  voucher_request_declined: 'conflict',
  voucher_request_withdrawn: 'conflict',
  voucher_request_of_another: 'forbidden',
});
