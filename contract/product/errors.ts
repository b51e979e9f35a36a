import { defineErrors } from '../kernel/error-code.ts';

/** Errors of the product service. */
export const productErrors = defineErrors({
  price_not_found: 'validation',
  product_id_taken: 'validation',
  category_loop: 'validation',
});
