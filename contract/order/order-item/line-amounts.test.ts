import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { add, big, subtract } from '../../kernel/decimal.ts';
import { lineAmounts } from './line-amounts.ts';

describe('the money of a line', () => {
  test.for([
    ['1100', true],
    ['1000', false],
  ] as const)(
    '%s with tax included %s: net 1,000, discount 240, total 3,060',
    ([price, is_price_with_tax]) => {
      expect(
        lineAmounts(
          { price, quantity: '3', tax_percent: '10', discount_tax_per_tax_percent: '8', is_price_with_tax },
          'JPY',
        ),
      ).toEqual({ price: '1000', amount: '3000', tax: '300', discount_tax: '240', balance: '3060' });
    },
  );

  test('zero stays zero', () => {
    expect(
      lineAmounts(
        {
          price: '0',
          quantity: '3',
          tax_percent: '10',
          discount_tax_per_tax_percent: '0',
          is_price_with_tax: true,
        },
        'JPY',
      ).balance,
    ).toBe('0');
  });

  test('a price with tax costs what it says, to the yen, and the parts sum to the whole', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 500_000 }),
        fc.integer({ min: 1, max: 999 }),
        fc.constantFrom('0', '8', '10'),
        (price, quantity, tax_percent) => {
          const line = lineAmounts(
            {
              price: String(price),
              quantity: String(quantity),
              tax_percent,
              discount_tax_per_tax_percent: '0',
              is_price_with_tax: true,
            },
            'JPY',
          );
          expect(line.balance).toBe(subtract(add(line.amount, line.tax), line.discount_tax));
          expect(
            big(line.balance)
              .minus(price * quantity)
              .abs()
              .lte(1),
          ).toBe(true);
        },
      ),
    );
  });
});
