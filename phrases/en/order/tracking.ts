import type { ErrorPhrases } from '@hakobu/contract/kernel/error-code.ts';
import type { trackingErrors } from '@hakobu/contract/order/tracking/tracking.errors.ts';

export const tracking = {
  name: 'Tracking',
  plural: 'Trackings',
  title: {
    sale: 'Trackings of orders',
  },
  state: {
    false: 'Waiting to receive',
    true: 'Received at warehouse',
  },
  field: {
    reasons: 'Why',
    suggestions: 'It may belong to',
    value: 'As typed',
    references: 'What belongs to it',
    claimed: 'Claimed',
  },
  claimed: {
    true: 'With purchase or order',
    false: 'Without purchase or order',
  },
  act: {
    attach_here: 'Attach here',
    edit: 'Edit code',
    attach: 'Attach to a purchase',
    attach_to_order: 'Attach to a shipment order',
  },
  /** Why a parcel may belong to something. */
  reason: {
    tallied: 'goods of it were counted in this parcel',
    boxes: 'boxes from this parcel are for it',
    number: 'its number is in the code',
    code: 'has a parcel with nearly the same code',
    goods: 'waits for the goods of this parcel',
    announced: 'of whoever announced this parcel',
    waiting: 'is ordered and has no parcel yet',
  },
  message: {
    own_code: 'Ours where it is left empty',
    nothing: 'Nothing belongs to it yet',
  },
  errors: {
    tracking_taken: 'This tracking code exists already',
    tracking_came_in: 'Parcels have come in under {{code}}; it stays as it is',
    tracking_in_use: 'Tracking {{code}} belongs to purchases or orders; take it off them first',
  } satisfies ErrorPhrases<typeof trackingErrors>,
  rights: {
    tracking: {
      name: 'Trackings',
      meaning: 'Tracking codes of purchases and customers',
    },
  },
  log: {
    tracking_removed: 'Tracking removed',
  },
};
