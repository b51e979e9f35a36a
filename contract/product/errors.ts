import { defineErrors } from '../kernel/error-code.ts';

/** Errors of the product service, collected from its nouns. */
export const productErrors = defineErrors({});
