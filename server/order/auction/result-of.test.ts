import { describe, expect, test } from 'vitest';
import { resultOf } from './result-of.ts';

/** A maximum bid of 5,000 JPY, the site's data for the lot, and the expected result. */
const cases: [state: 'bidding' | 'outbid', ...Parameters<typeof said>, ReturnType<typeof resultOf>][] = [
  ['bidding', true, '4200', true, { result: 'won', price: '4200' }],
  ['outbid', true, '4200', true, { result: 'won', price: '4200' }],
  ['bidding', true, '4200', false, { result: 'lost', price: '4200' }],
  ['bidding', true, null, false, { result: 'lost', price: null }],
  ['bidding', true, '5001', null, { result: 'lost', price: '5001' }],
  // another bidder may have bid the same amount earlier
  ['bidding', true, '5000', null, undefined],
  ['bidding', true, null, true, undefined],
  ['bidding', true, null, null, undefined],
  // the auction was extended
  ['bidding', false, '5001', null, { result: 'outbid', price: '5001' }],
  ['bidding', null, '3000', false, { result: 'outbid', price: '3000' }],
  ['outbid', false, '5001', null, undefined],
  ['bidding', false, '4200', true, undefined],
  ['bidding', null, null, null, undefined],
];
const said = (ended: boolean | null, price: string | null, ours: boolean | null) => ({ ended, price, ours });

describe('the result of a lot', () => {
  test.for(cases)('%s, ended %s at %s, ours %s: %o', ([state, ended, price, ours, result]) => {
    expect(resultOf({ max_bid: '5000', state }, said(ended, price, ours))).toEqual(result);
  });
});
