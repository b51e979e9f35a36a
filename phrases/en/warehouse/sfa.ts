import type { ErrorPhrases } from '@hakobu/contract/kernel/error-code.ts';
import type { sfaErrors } from '@hakobu/contract/warehouse/sfa/sfa.errors.ts';

export const sfa = {
  name: 'Inbound item',
  title: {
    list: 'Inbound',
  },
  field: {
    packages: 'Packages',
    tallied: 'Tallied',
    untested: 'Not tallied',
    untallied: 'To tally',
    coupon: 'Coupon code',
    bought_for: 'Bought for',
    allocate: 'Allocate to these orders',
  },
  section: {
    expected: 'Expected contents',
  },
  act: {
    receive: 'Receive parcel',
    tally: 'Tally',
  },
  message: {
    untested_left: '{{count}} packages are not tallied yet',
    allocated: 'Allocated: {{goods}}',
  },
  state: {
    declared: 'Not tallied',
    counting: 'Being tallied',
    counted: 'Tallied',
  },
  /** What is still to do to reach each stage. */
  todo: {
    counting: 'Start tally',
    counted: 'Finish tally',
  },
  errors: {
    sfa_exists: 'This tracking number has already been received',
    parcel_fee_is_fixed:
      'The freight of this parcel is paid or recorded as payable. Use “Correct freight” to change it',
  } satisfies ErrorPhrases<typeof sfaErrors>,
  rights: {
    sfa: {
      name: 'Inbound',
      meaning: 'Goods received under a tracking number',
    },
  },
  log: {
    tracking_code: 'Tracking number',
    tallied: 'Packages tallied',
  },
};
