import { defineErrors } from '../kernel/error-code.ts';

/** Errors of the order service. */
export const orderErrors = defineErrors({
  status_is_computed: 'validation',
  order_not_approved: 'conflict',
  order_already_approved: 'conflict',
  order_is_cancelled: 'conflict',
  order_not_cancelled: 'conflict',
  order_cannot_be_cancelled: 'conflict',
  quantity_in_use: 'validation',
  order_line_not_of_product: 'validation',
  quantity_over_to_buy: 'validation',
  quantity_over_line: 'validation',
  order_unpaid: 'conflict',
  purchase_wrong_state: 'conflict',
  purchase_locked: 'conflict',
  purchase_received: 'conflict',
  received_too_much: 'validation',
  purchase_not_ordered: 'conflict',
  tracking_taken: 'validation',
  over_distribution: 'validation',
  over_line: 'validation',
  distribution_in_boxes: 'conflict',
});
