import type { ErrorPhrases } from '@hakobu/contract/kernel/error-code.ts';
import type { trackingErrors } from '@hakobu/contract/order/tracking/tracking.errors.ts';

export const tracking = {
  name: 'Tracking',
  plural: 'Trackings',
  title: {
    sale: 'Trackings of orders',
  },
  field: {
    checked: 'Checked',
    orders: 'Orders',
    purchases: 'Purchases',
    sfas: 'Inbound items',
    boxes: 'Boxes',
  },
  state: {
    received: 'Received at warehouse',
    not_received: 'Waiting to receive',
  },
  errors: {
    tracking_taken: 'This tracking code exists already',
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
