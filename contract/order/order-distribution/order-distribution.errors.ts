import { defineErrors } from '../../kernel/error-code.ts';

/** Errors of the noun order distribution. */
export const orderDistributionErrors = defineErrors({
  over_distribution: 'validation',
  over_line: 'validation',
  distribution_in_boxes: 'conflict',
  nobody_waits: 'conflict',
});
