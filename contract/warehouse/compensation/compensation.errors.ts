import { defineErrors } from '../../kernel/error-code.ts';

export const compensationErrors = defineErrors({
  bill_without_boxes: 'conflict',
  boxes_of_several_orders: 'validation',
  beyond_boxes: 'validation',
  box_is_not_parent: 'validation',
  compensation_below_settled: 'validation',
  compensation_settled: 'conflict',
});
