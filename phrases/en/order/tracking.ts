import type { ErrorPhrases } from '@hakobu/contract/kernel/error-code.ts';
import type { trackingErrors } from '@hakobu/contract/order/tracking/tracking.errors.ts';

export const tracking = {
  name: 'Tracking',
  plural: 'Trackings',
  state: {
    false: 'Waiting to receive',
    true: 'Received at warehouse',
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
