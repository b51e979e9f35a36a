import { defineErrors } from '../../kernel/error-code.ts';

export const productErrors = defineErrors({
  product_id_taken: 'validation',
  too_many_images: 'validation',
});
