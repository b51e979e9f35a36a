import { defineErrors } from '../kernel/error-code.ts';

/** Errors of the identity service, collected from its nouns. */
export const identityErrors = defineErrors({});
