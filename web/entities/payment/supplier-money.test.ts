import fc from 'fast-check';
import { expect, test } from 'vitest';
import { add, compare } from '@hakobu/contract/kernel/decimal.ts';
import { supplierMoney } from './supplier-money.ts';

test.for([
  ['1000', '0', '0', '1000'],
  ['1000', '300', '300', '700'],
  ['1000', '1000', '1000', '0'],
  ['1000', '4000', '1000', '0'],
  ['1000', '-50', '0', '1000'],
] as const)('%s with an advance of %s: %s taken, %s sent', ([amount, advance, taken, sent]) => {
  expect(supplierMoney(amount, advance)).toEqual({ taken, sent });
});

test('advance and transfer add up to the amount, and the advance is used first', () => {
  const money = fc.integer({ min: 0, max: 10_000 }).map(String);
  fc.assert(
    fc.property(money, money, (amount, advance) => {
      const { taken, sent } = supplierMoney(amount, advance);
      expect(add(taken, sent)).toBe(amount);
      expect(compare(taken, advance) === 0 || compare(sent, '0') === 0).toBe(true);
    }),
  );
});
