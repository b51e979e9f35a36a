import { defineErrors } from '../../kernel/error-code.ts';

/** Errors of the noun notification. */
export const notificationErrors = defineErrors({
  subscriber_not_staff: 'validation',
});
