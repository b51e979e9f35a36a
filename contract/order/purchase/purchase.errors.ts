import { defineErrors } from '../../kernel/error-code.ts';

export const purchaseErrors = defineErrors({
  quantity_over_to_buy: 'validation',
  quantity_over_line: 'validation',
  order_unpaid: 'conflict',
  purchase_wrong_state: 'conflict',
  purchase_received: 'conflict',
  received_too_much: 'validation',
  purchase_not_ordered: 'conflict',
  nothing_to_buy: 'validation',
  no_supplier: 'validation',
  bought_twice: 'validation',
  purchase_last_line: 'conflict',
  purchase_compensated: 'conflict',
  purchase_cost_is_fixed: 'conflict',
  purchase_price_is_fixed: 'conflict',
});
