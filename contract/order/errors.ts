import { defineErrors } from '../kernel/error-code.ts';

/** Errors of the order service, collected from its nouns. */
export const orderErrors = defineErrors({});
