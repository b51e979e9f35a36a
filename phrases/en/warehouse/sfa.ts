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
    untested: 'Untested',
    untallied: 'Still to tally',
    coupon: 'Discount code',
  },
  section: {
    expected: 'Expected contents',
  },
  act: {
    tally: 'Tally',
  },
  message: {
    untested_left: 'There are {{count}} packages left untested',
  },
  state: {
    declared: 'Announced',
    counting: 'Being tallied',
    counted: 'Tallied',
  },
  errors: {
    sfa_exists: 'This tracking has been received already',
  } satisfies ErrorPhrases<typeof sfaErrors>,
  rights: {
    sfa: {
      name: 'Inbound',
      meaning: 'What came under a tracking',
    },
  },
  log: {
    tracking_code: 'Tracking number',
    tallied: 'Packages tallied',
  },
};
