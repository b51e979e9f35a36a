import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { add } from './decimal.ts';
import { allocateMoney, currencyIds, currencyScale, roundMoney } from './money.ts';

describe('splitting money', () => {
  test('parts of any total sum to what the currency can pay of it', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...currencyIds),
        fc.integer({ min: -10_000_000, max: 10_000_000 }).map((cents) => String(cents / 1000)),
        fc.array(fc.nat({ max: 5000 }).map(String), { minLength: 1, maxLength: 9 }),
        (currency, total, weights) => {
          const parts = allocateMoney(total, weights, currency);
          expect(add('0', ...parts)).toBe(roundMoney(total, currency));
          for (const part of parts)
            expect((part.split('.')[1] ?? '').length).toBeLessThanOrEqual(currencyScale[currency]);
        },
      ),
    );
  });

  test('what is left over goes to whom most was taken from, the earlier of two', () => {
    expect(allocateMoney('100', ['1', '1', '1'], 'JPY')).toEqual(['34', '33', '33']);
    expect(allocateMoney('1', ['0', '0'], 'VND')).toEqual(['1', '0']);
    expect(allocateMoney('300.5', ['1', '2'], 'JPY')).toEqual(['100', '201']);
  });
});
