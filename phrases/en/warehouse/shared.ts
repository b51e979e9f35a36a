import type { ErrorPhrases } from '@hakobu/contract/kernel/error-code.ts';
import type { warehouseSharedErrors } from '@hakobu/contract/warehouse/errors.ts';

export const shared = {
  errors: {
    not_enough_boxes:
      'The quantity cannot be more than {{available}}, the quantity of box {{box_id}} at that place',
    no_area: 'Choose your warehouse first',
    not_in_this_warehouse:
      'This cannot be created in {{warehouse}}. Choose another warehouse or enter the area',
    order_of_other_customer: 'Order {{order_id}} belongs to another customer',
    bill_in_container: 'Bill of lading {{lading_bill_id}} is already in container {{container_id}}',
    bill_is_loaded: 'Boxes {{box_id}} of this bill of lading are loaded. Unload them first',
  } satisfies ErrorPhrases<typeof warehouseSharedErrors>,
};
