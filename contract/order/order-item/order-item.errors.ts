import { defineErrors } from '../../kernel/error-code.ts';

/** Errors of the lines of orders. */
export const orderItemErrors = defineErrors({
  lines_of_other_kind: 'conflict',
  line_is_won: 'conflict',
  line_is_bought: 'conflict',
  line_price_is_fixed: 'conflict',
  order_of_one_line: 'conflict',
  product_banned: 'validation',
});
