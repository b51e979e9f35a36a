import { defineErrors } from '../../kernel/error-code.ts';

export const containerErrors = defineErrors({
  route_mismatch: 'validation',
  container_is_cut_off: 'conflict',
  container_not_cut_off: 'conflict',
  container_is_empty: 'conflict',
  boxes_undesired: 'conflict',
  goods_banned: 'conflict',
  bills_not_loaded: 'conflict',
  freight_not_assessed: 'conflict',
  orders_unsettled: 'conflict',
  reason_required: 'validation',
  container_unloaded: 'conflict',
  over_unloading: 'validation',
});
