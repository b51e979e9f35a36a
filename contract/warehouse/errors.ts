import { defineErrors } from '../kernel/error-code.ts';

/** Errors of the warehouse service, collected from its nouns. */
export const warehouseErrors = defineErrors({});
