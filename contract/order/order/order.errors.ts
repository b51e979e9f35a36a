import { defineErrors } from '../../kernel/error-code.ts';

export const orderErrors = defineErrors({
  status_is_computed: 'validation',
  order_already_approved: 'conflict',
  order_not_cancelled: 'conflict',
  order_cannot_be_cancelled: 'conflict',
  order_has_history: 'conflict',
  nothing_to_settle: 'conflict',
  tracking_attached: 'conflict',
  tracking_received: 'conflict',
});
