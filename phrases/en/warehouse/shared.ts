import type { ErrorPhrases } from '@hakobu/contract/kernel/error-code.ts';
import type { warehouseSharedErrors } from '@hakobu/contract/warehouse/errors.ts';

export const shared = {
  errors: {
    not_enough_boxes: 'The quantity cannot be more than {{available}}: no more of box {{box_id}} is there',
    no_area: 'Choose the warehouse where you work first',
    not_in_this_warehouse:
      'In {{warehouse}} nothing of the kind is made: choose another warehouse, or say the area',
    order_of_other_customer: 'Order {{order_id}} belongs to another customer',
    bill_in_container: 'Lading bill {{lading_bill_id}} is in container {{container_id}} already',
    bill_is_loaded: 'Boxes {{box_id}} of this lading bill are loaded; unload them first',
  } satisfies ErrorPhrases<typeof warehouseSharedErrors>,
};
