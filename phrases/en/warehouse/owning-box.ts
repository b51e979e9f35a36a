import type { ErrorPhrases } from '@hakobu/contract/kernel/error-code.ts';
import type { owningBoxErrors } from '@hakobu/contract/warehouse/owning-box/owning-box.errors.ts';

export const owningBox = {
  name: 'Boxes of an order',
  title: {
    assemble: 'Assemble to order',
  },
  act: {
    assemble: 'Assemble',
    assemble_proposed: 'Assemble all as proposed',
    take_off: 'Take off the order',
  },
  message: {
    proposed: 'What goes to which order',
    left: 'These boxes stay free',
  },
  errors: {
    over_owning: 'The quantity cannot be more than {{maximum}}: no more of this box is free',
    assembled_beyond_distributed:
      'The quantity cannot be more than what was distributed to the order: {{distributed}} of {{product_id}}, and {{assembled}} would be in its boxes',
    owner_on_the_way: 'These boxes are on a cut-off container or delivered',
    owner_is_released: 'These boxes were taken off the order already',
    no_order_for_boxes: 'No order has got what these boxes hold',
  } satisfies ErrorPhrases<typeof owningBoxErrors>,
  rights: {
    owner: {
      name: 'Box owners',
      meaning: 'Which order a box belongs to',
    },
  },
  log: {
    assembled: 'Assembled',
    taken_off: 'Taken off',
  },
};
