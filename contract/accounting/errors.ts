import { defineErrors } from '../kernel/error-code.ts';

/** Errors of the accounting service, collected from its nouns. */
export const accountingErrors = defineErrors({});
