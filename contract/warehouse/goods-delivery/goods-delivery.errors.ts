import { defineErrors } from '../../kernel/error-code.ts';

/** Errors of the noun goods delivery. */
export const goodsDeliveryErrors = defineErrors({
  delivery_wrong_state: 'conflict',
  delivery_without_boxes: 'conflict',
  delivery_without_carrier: 'conflict',
  delivery_without_place: 'conflict',
  over_delivery: 'validation',
  place_required: 'validation',
});
