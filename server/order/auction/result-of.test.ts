import { describe, expect, test } from 'vitest';
import { resultOf } from './result-of.ts';

/** A bid up to 5,000, what the site says of its lot, and what that means. */
const cases: [state: 'bidding' | 'outbid', ...Parameters<typeof said>, ReturnType<typeof resultOf>][] = [
  ['bidding', true, '4200', true, { result: 'won', price: '4200' }],
  ['outbid', true, '4200', true, { result: 'won', price: '4200' }],
  ['bidding', true, '4200', false, { result: 'lost', price: '4200' }],
  ['bidding', true, null, false, { result: 'lost', price: null }],
  ['bidding', true, '5001', null, { result: 'lost', price: '5001' }],
  // somebody may have bid as much before us
  ['bidding', true, '5000', null, undefined],
  ['bidding', true, null, true, undefined],
  ['bidding', true, null, null, undefined],
  // it goes on longer than was known
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
