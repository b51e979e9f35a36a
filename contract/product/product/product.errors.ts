import { defineErrors } from '../../kernel/error-code.ts';

/** Errors of the noun product. */
export const productErrors = defineErrors({
  product_id_taken: 'validation',
  too_many_images: 'validation',
});
