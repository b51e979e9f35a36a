import { defineErrors } from '../kernel/error-code.ts';

/** Errors shared by several entities of the order service. */
export const orderSharedErrors = defineErrors({
  order_not_approved: 'conflict',
  order_is_cancelled: 'conflict',
  order_is_finished: 'conflict',
  quantity_in_use: 'validation',
  order_line_not_of_product: 'validation',
});
