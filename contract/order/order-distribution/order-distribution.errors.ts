import { defineErrors } from '../../kernel/error-code.ts';

export const orderDistributionErrors = defineErrors({
  over_distribution: 'validation',
  over_line: 'validation',
  distribution_in_boxes: 'conflict',
  nobody_waits: 'conflict',
});
