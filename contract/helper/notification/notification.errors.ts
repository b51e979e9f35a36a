import { defineErrors } from '../../kernel/error-code.ts';

export const notificationErrors = defineErrors({
  subscriber_not_staff: 'validation',
});
