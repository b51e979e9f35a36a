import { defineErrors } from '../../kernel/error-code.ts';

export const owningBoxErrors = defineErrors({
  over_owning: 'validation',
  assembled_beyond_distributed: 'validation',
  owner_on_the_way: 'conflict',
  owner_is_released: 'conflict',
  no_order_for_boxes: 'conflict',
});
