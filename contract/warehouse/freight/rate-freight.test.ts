import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { add } from '../../kernel/decimal.ts';
import {
  freightMeasure,
  measuresOf,
  rateFreight,
  type MatchedRate,
  type FreightLine,
} from './rate-freight.ts';

const brackets = [
  { from: 0, rate: '60000' },
  { from: 20, rate: '50000' },
  { from: 100, rate: '45000' },
];
const rateOf = (_: string, measure: string): MatchedRate => ({
  rate: brackets.findLast(({ from }) => Number(measure) >= from)!.rate,
  minimum_charge: '0',
  rounding_step: null,
  higher_break: false,
});
const line = (
  id: number,
  order_id: string,
  quantity: number,
  sides: [number, number, number],
  weight: string,
): FreightLine => ({
  id,
  order_id,
  quantity,
  weight,
  volume: String(sides[0] * sides[1] * sides[2]),
  type_freight_charge: null,
});
const lines = [
  line(1, 'A', 2, [60, 40, 40], '12.4'),
  line(2, 'B', 1, [50, 50, 50], '30.2'),
  line(3, 'B', 1, [100, 40, 30], '18'),
];
const terms = {
  type: 'by_chargeable_weight' as const,
  range: 'lading_bill' as const,
  factor: '350',
  declared_value: '0',
  discount: '0',
  currency: 'VND' as const,
};

describe('rating freight', () => {
  test('E5: the whole bill in one bracket, and each box in its own', () => {
    const measures = measuresOf(lines, '350');
    expect(measures).toEqual({ volume: '0.437', weight: '73', volumetric_weight: '152.95', quantity: 4 });
    expect(freightMeasure('by_chargeable_weight', measures, '0')).toBe('152.95');
    expect(rateFreight(lines, terms, rateOf)).toEqual({
      charge: '6882750',
      rate: '45000',
      range: '152.95',
      shares: [
        { order_id: 'A', total: '3024000' },
        { order_id: 'B', total: '3858750' },
      ],
    });
    const perBox = rateFreight(lines, { ...terms, range: 'box' }, rateOf);
    expect([perBox?.charge, perBox?.rate]).toEqual(['7647500', '50000']);
  });

  test('a bracket excludes its upper bound', () => {
    expect(rateOf('', '19.99').rate).toBe('60000');
    expect(rateOf('', '20').rate).toBe('50000');
  });

  test('minimum charge, rounding up and the cheaper next bracket', () => {
    const one = [line(1, 'A', 1, [10, 10, 10], '30')];
    const price = (found: Partial<MatchedRate>) =>
      rateFreight(one, { ...terms, currency: 'USD' }, () => ({
        rate: '37.15',
        minimum_charge: '0',
        rounding_step: null,
        higher_break: false,
        ...found,
      }))?.charge;
    expect(price({})).toBe('1114.5');
    expect(price({ higher_break: true, next: { from: '45', rate: '18.28' } })).toBe('822.6');
    expect(price({ minimum_charge: '2000' })).toBe('2000');
    expect(
      rateFreight([line(1, 'A', 1, [10, 10, 10], '30.1')], terms, () => ({
        rate: '10',
        minimum_charge: '0',
        rounding_step: '0.5',
        higher_break: false,
      }))?.range,
    ).toBe('30.5');
  });

  test('the minimum holds after the discount, for the whole and for each box', () => {
    const priced = (range: 'lading_bill' | 'box', discount: string) =>
      rateFreight(lines, { ...terms, range, discount }, () => ({
        rate: '100',
        minimum_charge: '12000',
        rounding_step: null,
        higher_break: false,
      }))?.charge;
    expect(priced('lading_bill', '0')).toBe('15295');
    expect(priced('lading_bill', '2000')).toBe('13295');
    expect(priced('lading_bill', '5000')).toBe('12000');
    expect(priced('box', '0')).toBe('36000');
    expect(priced('box', '9000')).toBe('36000');
  });

  test('a minimum that the currency of the bill cannot pay is rounded, for the whole and for each box', () => {
    const priced = (range: 'lading_bill' | 'box') =>
      rateFreight(lines, { ...terms, range }, () => ({
        rate: '1',
        minimum_charge: '12000.5',
        rounding_step: null,
        higher_break: false,
      }));
    const [whole, each] = [priced('lading_bill'), priced('box')];
    expect([whole?.charge, each?.charge]).toEqual(['12001', '36003']);
    for (const freight of [whole!, each!])
      expect(add('0', ...freight.shares.map(({ total }) => total))).toBe(freight.charge);
  });

  test('without a rate there is no freight, never a freight of nothing', () => {
    expect(rateFreight(lines, terms, () => undefined)).toBeUndefined();
    expect(rateFreight([], terms, rateOf)).toBeUndefined();
  });

  test('B-5: shares always sum to the whole', () => {
    const anyLine = fc.record({
      order: fc.integer({ min: 1, max: 4 }),
      quantity: fc.integer({ min: 1, max: 20 }),
      side: fc.integer({ min: 1, max: 150 }),
      weight: fc.integer({ min: 1, max: 90_000 }),
    });
    fc.assert(
      fc.property(
        fc.array(anyLine, { minLength: 1, maxLength: 12 }),
        fc.constantFrom('lading_bill' as const, 'box' as const),
        fc.integer({ min: 0, max: 500_000 }),
        (rows, range, discount) => {
          const made = rows.map(({ order, quantity, side, weight }, id) =>
            line(id, `O${order}`, quantity, [side, side, side], String(weight / 1000)),
          );
          const freight = rateFreight(made, { ...terms, range, discount: String(discount) }, rateOf)!;
          expect(add('0', ...freight.shares.map(({ total }) => total))).toBe(freight.charge);
        },
      ),
    );
  });
});
