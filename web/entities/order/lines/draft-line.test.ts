import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lineAmounts } from '@hakobu/contract/order/order-item/line-amounts.ts';
import { itemBody } from '@hakobu/contract/order/order/order-body.ts';
import {
  amountsOf,
  costOf,
  emptyLine,
  lineBody,
  marginOf,
  withProduct,
  type DraftLine,
} from './draft-line.ts';

/** The amounts that the server computes for a line. */
const storedOf = (line: DraftLine) => lineAmounts(itemBody.parse(lineBody(line, 'JPY')), 'JPY');

const hundredth = (max: number) => fc.integer({ min: 0, max }).map((value) => String(value / 100));

test('the shown amounts of a line equal the stored ones', () => {
  fc.assert(
    fc.property(
      fc.record({
        price: hundredth(99_999_999),
        quantity: fc.integer({ min: 1, max: 99_999 }).map((value) => String(value / 100)),
        tax_percent: hundredth(9999),
        discount_tax_per_tax_percent: hundredth(9999),
        is_price_with_tax: fc.boolean(),
      }),
      (typed) => {
        const line = emptyLine({ ...typed, product_id: 'T1' });
        expect(amountsOf(line, 'JPY')).toEqual(storedOf(line));
      },
    ),
  );
});

test('also where a part of it lies on half a yen', () => {
  const shown = [];
  for (let price = 1; price <= 400; price += 1)
    for (const quantity of ['9', '27', '54'])
      for (const tax_percent of ['8', '10']) {
        const typed = { price: String(price), quantity, tax_percent, discount_tax_per_tax_percent: '5' };
        const line = emptyLine({ ...typed, product_id: 'T1' });
        shown.push([typed, amountsOf(line, 'JPY').balance, storedOf(line).balance] as const);
      }
  expect(shown.filter(([, asked, stored]) => asked !== stored)).toEqual([]);
});

test('a price with tax in it is not taxed once more', () => {
  const line = emptyLine({ product_id: 'T1', price: '1100', tax_percent: '10' });
  expect(lineBody(line, 'JPY')).toEqual({
    ...{ product_id: 'T1', price: '1000', quantity: '1' },
    ...{ tax_percent: '10', discount_tax_per_tax_percent: '0' },
  });
  expect(amountsOf(line, 'JPY').balance).toBe('1100');
});

describe('a line of a product', () => {
  const goods = { id: 'T1', name: 'Tea', price: '598', tax_percent: '8' };

  test('proposes price and tax of the product; a typed price stays', () => {
    expect(withProduct(emptyLine(), goods)).toMatchObject({ price: '598', tax_percent: '8' });
    expect(withProduct(emptyLine({ price: '500' }), goods)).not.toHaveProperty('price');
  });

  test('costs the known price with the tax of the product, and its margin is what remains', () => {
    const line = { ...emptyLine({ quantity: '10' }), ...withProduct(emptyLine(), { ...goods, cost: '598' }) };
    expect([costOf(line, 'JPY'), marginOf(line, 'JPY')]).toEqual(['6458', '-478']);
    expect(marginOf({ ...line, price: '700' }, 'JPY')).toBe('542');
  });

  test('has no margin where its cost is unknown, hidden or in another currency', () => {
    const line = { ...emptyLine(), ...withProduct(emptyLine(), { ...goods, cost: null }) };
    expect(marginOf(line, 'JPY')).toBeUndefined();
    const known = { ...line, ...withProduct(line, { ...goods, cost: '598' }) };
    expect(marginOf(known, 'VND')).toBeUndefined();
  });
});
