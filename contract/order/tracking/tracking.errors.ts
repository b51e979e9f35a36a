import { defineErrors } from '../../kernel/error-code.ts';

export const trackingErrors = defineErrors({
  tracking_taken: 'validation',
  tracking_came_in: 'conflict',
  tracking_in_use: 'conflict',
  tracking_tallied: 'conflict',
});
