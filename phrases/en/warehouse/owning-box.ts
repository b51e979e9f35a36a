import type { ErrorPhrases } from '@hakobu/contract/kernel/error-code.ts';
import type { owningBoxErrors } from '@hakobu/contract/warehouse/owning-box/owning-box.errors.ts';

export const owningBox = {
  title: {
    assemble: 'Assemble to order',
  },
  act: {
    assemble: 'Assemble',
    take_off: 'Take off the order',
  },
  errors: {
    over_owning: 'Only {{maximum}} of this box is free',
    owner_on_the_way: 'These boxes are on a cut-off container or delivered',
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
