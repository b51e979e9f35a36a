import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { add, big, subtract } from '../../kernel/decimal.ts';
import { lineAmounts, withNetPrice } from './line-amounts.ts';

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

  test('a price with tax × quantity is the total, at every percentage, as typed and as stored', () => {
    const percent = fc.integer({ min: 0, max: 10_000 }).map((value) => String(value / 100));
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 99_999 }),
        fc.integer({ min: 1, max: 999 }),
        percent,
        (price, quantity, tax_percent) => {
          const typed = {
            ...{ price: String(price), quantity: String(quantity), tax_percent },
            ...{ discount_tax_per_tax_percent: '0', is_price_with_tax: true },
          };
          for (const line of [typed, withNetPrice(typed, 'JPY')]) {
            const { amount, tax, balance } = lineAmounts(line, 'JPY');
            expect(balance).toBe(String(price * quantity));
            expect(add(amount, tax)).toBe(balance);
          }
        },
      ),
    );
  });

  test('3 pieces of 1 ¥ with 20 % cost 3 ¥', () => {
    const line = { price: '1', quantity: '3', tax_percent: '20', is_price_with_tax: true };
    expect(lineAmounts({ ...line, discount_tax_per_tax_percent: '0' }, 'JPY')).toMatchObject({
      ...{ amount: '3', tax: '0', balance: '3' },
    });
  });

  test('what is given away costs 0, and not 1', () => {
    const free = { price: '0', quantity: '3', tax_percent: '10', discount_tax_per_tax_percent: '8' };
    for (const is_price_with_tax of [true, false])
      expect(lineAmounts({ ...free, is_price_with_tax }, 'JPY').balance).toBe('0');
  });

  test('exactly half a yen rounds up, also where the price has the tax in it', () => {
    const line = { price: '350', quantity: '27', tax_percent: '8', is_price_with_tax: true };
    // 350 × 27 / 1.08 × 5 % = 437.5
    expect(lineAmounts({ ...line, discount_tax_per_tax_percent: '5' }, 'JPY')).toEqual({
      price: '324.074074',
      amount: '8750',
      tax: '700',
      discount_tax: '438',
      balance: '9012',
    });
  });

  test('net, total with tax and discount are exact fractions, rounded once', () => {
    const percent = fc.integer({ min: 0, max: 9999 });
    const typed = fc.record({
      price: fc.integer({ min: 0, max: 999_999_999 }),
      quantity: fc.integer({ min: 1, max: 99_999 }),
      tax: percent,
      discount: percent,
    });
    /** Rounds half up to integers. */
    const rounded = (over: bigint, under: bigint) => String((2n * over + under) / (2n * under));
    const hundredth = (value: number) => String(value / 100);
    fc.assert(
      fc.property(typed, ({ price, quantity, tax, discount }) => {
        const line = lineAmounts(
          {
            price: hundredth(price),
            quantity: hundredth(quantity),
            tax_percent: hundredth(tax),
            discount_tax_per_tax_percent: hundredth(discount),
            is_price_with_tax: true,
          },
          'JPY',
        );
        const all = BigInt(price) * BigInt(quantity);
        const under = BigInt(10_000 + tax);
        expect(line).toMatchObject({
          amount: rounded(all, under),
          tax: String(
            BigInt(rounded(all * BigInt(10_000 + tax), under * 10_000n)) - BigInt(rounded(all, under)),
          ),
          discount_tax: rounded(all * BigInt(discount), under * 10_000n),
        });
      }),
    );
  });

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
