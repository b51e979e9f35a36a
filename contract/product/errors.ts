import { defineErrors } from '../kernel/error-code.ts';

/** Errors of the product service. */
export const productErrors = defineErrors({
  price_not_found: 'validation',
  product_id_taken: 'validation',
  category_loop: 'validation',
  price_overlap: 'validation',
  timeline_overlap: 'validation',
  bracket_overlap: 'validation',
  brackets_incomplete: 'validation',
  price_in_force: 'conflict',
  unit_needed: 'conflict',
  condition_taken: 'validation',
  too_many_images: 'validation',
  auction_lot_not_found: 'not_found',
  auction_not_configured: 'not_found',
});
