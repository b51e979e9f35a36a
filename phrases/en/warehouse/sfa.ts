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
    scan: 'Scan parcels',
    tally_expected: 'Tally as expected',
  },
  message: {
    untested_left: '{{count}} packages are not tallied yet',
    allocated: 'Allocated: {{goods}}',
    scan_tracking: 'Scan or type a tracking number',
  },
  /** Why a parcel is not tallied with others. */
  left: {
    tallied: 'Already tallied',
    nothing_expected: 'Nothing is expected. Tally it by itself',
    not_ordered: 'The purchase is not ordered yet',
    several_parcels: 'Its purchase comes in several parcels. Tally it by itself',
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
