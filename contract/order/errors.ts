import { defineErrors } from '../kernel/error-code.ts';

/** Errors that several nouns of the order service raise. */
export const orderSharedErrors = defineErrors({
  order_not_approved: 'conflict',
  order_is_cancelled: 'conflict',
  order_is_finished: 'conflict',
  quantity_in_use: 'validation',
  order_line_not_of_product: 'validation',
});
