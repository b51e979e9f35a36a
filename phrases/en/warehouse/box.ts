import type { ErrorPhrases } from '@hakobu/contract/kernel/error-code.ts';
import type { boxErrors } from '@hakobu/contract/warehouse/box/box.errors.ts';

export const box = {
  name: 'Box',
  plural: 'Boxes',
  field: {
    duplicate: 'Number of boxes',
    packed: 'Closed',
    expiry_date: 'Expiry date',
    in_stock: 'In stock',
    storage_days: 'Days in storage',
    in_container: 'In container',
    owners: 'Assigned to',
  },
  warning: {
    side_over_100: 'A side is longer than 100 cm',
    weight_over_100: 'The box is heavier than 100 kg',
    pallet_nearly_full: 'The pallet is more than 90% full',
    packed_beyond_received: 'More was packed than received',
    goods_banned: 'Contains goods that cannot be shipped by the method of the order',
    pallet_overloaded: 'The pallet is overloaded',
  },
  state: {
    open: 'Open',
    closed: 'Closed',
    loaded: 'In a container',
    arrived: 'Arrived',
    delivered: 'Delivered',
    scrapped: 'Written off',
  },
  /** What is still to do to reach each stage. */
  todo: {
    closed: 'Close box',
    loaded: 'Load into container',
    arrived: 'Unload at destination',
    delivered: 'Deliver',
  },
  act: {
    to_bills: 'Add to bill of lading',
    to_containers: 'Go to containers',
    to_deliveries: 'Go to deliveries',
    reopen: 'Reopen',
  },
  message: {
    nobody: 'Unassigned',
  },
  errors: {
    box_is_open: 'The box is open',
    box_is_closed: 'The box is closed. Open it first',
    box_is_scrapped: 'The box was written off',
    box_is_empty: 'The box is empty',
    box_in_use: 'The box is assigned to orders or in transit',
    box_not_loaded: 'The box is not in a container',
    box_not_arrived: 'The box has not arrived yet',
    box_without_order: 'Some of these boxes are not assigned to an order yet',
    box_without_bill: 'Some of these boxes are not on a bill of lading yet',
    packed_beyond_received:
      '{{packed}} of {{product}} would be packed, but only {{received}} were received in this parcel',
  } satisfies ErrorPhrases<typeof boxErrors>,
  rights: {
    box: {
      name: 'Boxes',
      meaning: 'Boxes, their contents and locations',
    },
  },
  log: {
    surplus_reason: 'Reason for surplus',
  },
};
