import { defineErrors } from '../kernel/error-code.ts';

/** Errors shared by several entities of the product service. */
export const productSharedErrors = defineErrors({
  category_loop: 'validation',
});
