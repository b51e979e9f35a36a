import { expect, test } from 'vitest';
import { shortfall } from './shortfall.ts';

test('the shortfall is the amount beyond the available balance, without holds', () => {
  const wallet = { balance: '1000', held: '400', available: '600' };
  expect(shortfall(wallet, '600')).toBeUndefined();
  expect(shortfall(wallet, '600.01')).toBe('0.01');
  expect(shortfall(wallet, '1000')).toBe('400');
  expect(shortfall({ available: '-100' }, '50')).toBe('150');
});
