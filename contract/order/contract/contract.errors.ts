import { defineErrors } from '../../kernel/error-code.ts';

export const contractErrors = defineErrors({
  contract_wrong_state: 'conflict',
  contract_has_orders: 'conflict',
  contract_of_other_customer: 'validation',
  order_in_contract: 'conflict',
  order_not_in_contract: 'conflict',
  paid_by_contract: 'conflict',
  ends_before_start: 'validation',
});
