import type { ErrorPhrases } from '@hakobu/contract/kernel/error-code.ts';
import type { owningBoxErrors } from '@hakobu/contract/warehouse/owning-box/owning-box.errors.ts';

export const owningBox = {
  name: 'Boxes of an order',
  title: {
    assemble: 'Assign boxes to orders',
  },
  act: {
    pack_parcels: 'Pack parcels',
    assemble: 'Assign',
    assemble_proposed: 'Assign all as proposed',
    take_off: 'Unassign from order',
  },
  message: {
    packed: 'Packed: {{boxes}}',
    proposed: 'Proposed assignment',
    left: 'These boxes remain unassigned',
  },
  errors: {
    over_owning: 'The quantity cannot be more than {{maximum}}, the quantity of this box that is unassigned',
    assembled_beyond_distributed:
      'Order {{order_id}} has {{distributed}} × {{product_name}} allocated, but its boxes would hold {{assembled}}. Purchasing allocates goods to orders',
    owner_on_the_way: 'These boxes are in a cut-off container or delivered',
    owner_is_released: 'These boxes are already unassigned from the order',
    no_order_for_boxes: 'No order has the contents of these boxes allocated to it',
  } satisfies ErrorPhrases<typeof owningBoxErrors>,
  rights: {
    owner: {
      name: 'Assigned boxes',
      meaning: 'Which order a box belongs to',
    },
  },
  log: {
    assembled: 'Assigned',
    taken_off: 'Unassigned',
  },
};
