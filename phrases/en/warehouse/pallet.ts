import type { ErrorPhrases } from '@hakobu/contract/kernel/error-code.ts';
import type { palletErrors } from '@hakobu/contract/warehouse/pallet/pallet.errors.ts';

export const pallet = {
  name: 'Pallet',
  /** Names of secondary entities. */
  entities: {
    location: 'Location',
    shelf: 'Shelf',
  },
  title: {
    pack: 'Pack and put away',
  },
  field: {
    location: 'Location',
  },
  state: {
    empty: 'Empty',
    loaded: 'Has boxes',
    stored: 'Put away',
  },
  /** What is still to do to reach each stage. */
  todo: {
    loaded: 'Add boxes',
    stored: 'Put away',
  },
  section: {
    pallets: 'Pallets',
  },
  act: {
    new_pallet: 'New pallet',
    put_on_pallet: 'Put on pallet',
    put_away: 'Put away',
    set_location: 'Set location',
    leave_location: 'Leave {{location}}',
  },
  log: {
    type_id: 'Pallet type',
  },
  errors: {
    box_not_in_area: 'Box {{box_id}} is not in this area',
    box_on_other_pallet: 'The box is already on pallet {{pallet_id}}',
    pallet_overloaded: 'The pallet would carry {{used}} of {{maximum}} {{unit}}',
    location_taken: 'Another pallet is already at this location',
  } satisfies ErrorPhrases<typeof palletErrors>,
  rights: {
    pallet: {
      name: 'Pallets',
      meaning: 'Pallets and their boxes',
    },
    location: {
      name: 'Locations',
      meaning: 'Storage locations on shelves',
    },
  },
};
