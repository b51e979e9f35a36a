import { defineErrors } from '../kernel/error-code.ts';

/** Errors that several nouns of the product service raise. */
export const productSharedErrors = defineErrors({
  category_loop: 'validation',
});
