import { defineErrors } from '../../kernel/error-code.ts';

export const goodsDeliveryErrors = defineErrors({
  delivery_wrong_state: 'conflict',
  delivery_without_boxes: 'conflict',
  delivery_without_carrier: 'conflict',
  delivery_without_place: 'conflict',
  over_delivery: 'validation',
  place_required: 'validation',
});
