import type { ErrorPhrases } from '@hakobu/contract/kernel/error-code.ts';
import type { trackingErrors } from '@hakobu/contract/order/tracking/tracking.errors.ts';

export const tracking = {
  name: 'Tracking number',
  plural: 'Tracking numbers',
  title: {
    sale: 'Tracking numbers',
  },
  state: {
    false: 'Waiting to receive',
    true: 'Received at warehouse',
  },
  field: {
    reasons: 'Reason',
    suggestions: 'Possible matches',
    value: 'Entered as',
    references: 'Related documents',
    claimed: 'Linked',
  },
  claimed: {
    true: 'Linked to a purchase or order',
    false: 'Not linked',
  },
  act: {
    attach_here: 'Link here',
    edit: 'Edit code',
    attach: 'Link to purchase',
    attach_to_order: 'Link to shipment order',
  },
  /** Why a parcel may belong to something. */
  reason: {
    tallied: 'its goods were tallied in this parcel',
    boxes: 'boxes from this parcel are assigned to it',
    number: 'its number is part of the code',
    code: 'has a parcel with a similar code',
    goods: 'is waiting for the goods of this parcel',
    announced: 'belongs to whoever announced this parcel',
    waiting: 'is ordered and has no parcel yet',
  },
  message: {
    own_code: 'Leave empty to assign our own code',
    nothing: 'Not linked yet',
  },
  errors: {
    tracking_taken: 'This tracking number already exists',
    tracking_came_in: 'Parcels were received under {{code}}, so it cannot be changed',
    tracking_in_use: 'Tracking number {{code}} is linked to purchases or orders. Unlink it first',
    tracking_tallied: 'Goods of this purchase were tallied in parcel {{code}}, which stays with it',
  } satisfies ErrorPhrases<typeof trackingErrors>,
  rights: {
    tracking: {
      name: 'Tracking numbers',
      meaning: 'Tracking numbers of purchases and customers',
    },
  },
  log: {
    tracking_removed: 'Tracking removed',
  },
};
