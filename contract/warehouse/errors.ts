import { defineErrors } from '../kernel/error-code.ts';

/** Errors shared by several entities of the warehouse service. */
export const warehouseSharedErrors = defineErrors({
  not_enough_boxes: 'validation',
  no_area: 'validation',
  not_in_this_warehouse: 'validation',
  order_of_other_customer: 'validation',
  bill_in_container: 'conflict',
  bill_is_loaded: 'conflict',
});
