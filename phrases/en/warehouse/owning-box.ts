import type { ErrorPhrases } from '@hakobu/contract/kernel/error-code.ts';
import type { owningBoxErrors } from '@hakobu/contract/warehouse/owning-box/owning-box.errors.ts';

export const owningBox = {
  name: 'Boxes of an order',
  title: {
    assemble: 'Assemble to order',
  },
  act: {
    assemble: 'Assemble',
    take_off: 'Take off the order',
  },
  errors: {
    over_owning: 'The quantity cannot be more than {{maximum}}: no more of this box is free',
    owner_on_the_way: 'These boxes are on a cut-off container or delivered',
    owner_is_released: 'These boxes were taken off the order already',
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
