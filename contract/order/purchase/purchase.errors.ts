import { defineErrors } from '../../kernel/error-code.ts';

/** Errors of the noun purchase. */
export const purchaseErrors = defineErrors({
  quantity_over_to_buy: 'validation',
  quantity_over_line: 'validation',
  order_unpaid: 'conflict',
  purchase_wrong_state: 'conflict',
  purchase_locked: 'conflict',
  purchase_received: 'conflict',
  received_too_much: 'validation',
  purchase_not_ordered: 'conflict',
});
