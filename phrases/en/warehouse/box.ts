import type { ErrorPhrases } from '@hakobu/contract/kernel/error-code.ts';
import type { boxErrors } from '@hakobu/contract/warehouse/box/box.errors.ts';

export const box = {
  name: 'Box',
  plural: 'Boxes',
  field: {
    duplicate: 'Number of boxes',
    packed: 'Packed',
    expiry_date: 'Expiry',
    in_stock: 'In stock',
    storage_days: 'Days in storage',
    in_container: 'In container',
    owners: 'Owners',
  },
  warning: {
    side_over_100: 'A side is longer than 100 cm',
    weight_over_100: 'The box is heavier than 100 kg',
    pallet_nearly_full: 'The pallet is more than 90 % full',
    packed_beyond_received: 'More was packed than came',
    goods_banned: 'Goods in it may not be shipped as the order goes',
    pallet_overloaded: 'The pallet carries more than it can',
  },
  state: {
    open: 'Open',
    closed: 'Closed',
    loaded: 'In a container',
    arrived: 'Arrived',
    delivered: 'Delivered',
    scrapped: 'Written off',
  },
  act: {
    to_bills: 'Put on a lading bill',
    to_containers: 'To the containers',
    to_deliveries: 'To the deliveries',
  },
  message: {
    nobody: 'Nobody yet',
  },
  errors: {
    box_is_open: 'The box is open',
    box_is_closed: 'The box is closed; open it first',
    box_is_scrapped: 'The box was written off',
    box_is_empty: 'The box has no goods',
    box_in_use: 'The box belongs to orders or is on its way',
    box_not_loaded: 'The box is in no container',
    box_not_arrived: 'The box has not arrived yet',
    box_without_order: 'Some of it belong to no order yet',
    box_without_bill: 'Some of it are on no lading bill yet',
    packed_beyond_received:
      '{{packed}} of product {{product_id}} would be packed and only {{received}} came in this parcel',
  } satisfies ErrorPhrases<typeof boxErrors>,
  rights: {
    box: {
      name: 'Boxes',
      meaning: 'Boxes, their contents and places',
    },
  },
  log: {
    surplus_reason: 'Why there is more',
  },
};
