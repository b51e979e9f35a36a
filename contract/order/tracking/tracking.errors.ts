import { defineErrors } from '../../kernel/error-code.ts';

/** Errors of the noun tracking. */
export const trackingErrors = defineErrors({
  tracking_taken: 'validation',
});
