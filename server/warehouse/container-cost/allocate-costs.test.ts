import fc from 'fast-check';
import { expect, test } from 'vitest';
import { add, subtract, zero } from '@hakobu/contract/kernel/decimal.ts';
import { byCustomer, allocateCosts, type CarriedBill, type Cost } from './allocate-costs.ts';

const bill = (
  id: number,
  customer: number,
  weight: string,
  volume: string,
  freight: string,
): CarriedBill => ({
  ...{ id, name: `VĐ${id}`, customer: { id: customer, name: `Khách ${customer}` } },
  ...{ weight, volumetric_weight: zero, volume, freight },
});
const cost = (id: number, amount: string, fields: Partial<Cost> = {}): Cost => ({
  ...{ id, basis: 'chargeable_weight', currency_id: 'VND', amount, amount_base: amount },
  ...fields,
});

test('a cost is allocated by weight or by volume, to the last dong', () => {
  const bills = [bill(1, 7, '10', '1', '900'), bill(2, 8, '10', '2', '500'), bill(3, 7, '10', '1', '100')];
  const shared = allocateCosts([cost(1, '100'), cost(2, '100', { basis: 'volume' })], bills);
  expect(shared.map(({ shares }) => shares.map(({ amount }) => amount))).toEqual([
    ['34', '25'],
    ['33', '50'],
    ['33', '25'],
  ]);
  expect(shared.map(({ profit }) => profit)).toEqual(['841', '417', '42']);
  expect(byCustomer(shared)).toEqual([
    { id: 7, name: 'Khách 7', freight: '1000', cost: '117', profit: '883' },
    { id: 8, name: 'Khách 8', freight: '500', cost: '83', profit: '417' },
  ]);
});

test('whatever the figures, shares sum to their cost and customers to the container', () => {
  const odd = fc.integer({ min: 0, max: 999_999 }).map((thousandths) => String(thousandths / 1000));
  const bills = fc.array(fc.tuple(fc.integer({ min: 1, max: 4 }), odd, odd, odd, fc.nat(9_999_999)), {
    minLength: 1,
    maxLength: 12,
  });
  const costs = fc.array(
    fc.tuple(
      fc.constantFrom('chargeable_weight' as const, 'volume' as const),
      fc.constantFrom('VND' as const, 'JPY' as const, 'USD' as const),
      fc.integer({ min: 1, max: 99_999_999 }),
      fc.nat(999_999_999),
    ),
    { maxLength: 5 },
  );
  fc.assert(
    fc.property(bills, costs, (rows, lines) => {
      const amountOf = lines.map(([basis, currency_id, units, base], id) =>
        cost(id, currency_id === 'USD' ? String(units / 100) : String(units), {
          ...{ basis, currency_id, amount_base: String(base) },
        }),
      );
      const shared = allocateCosts(
        amountOf,
        rows.map(([customer, weight, volumetric_weight, volume, freight], id) => ({
          ...bill(id, customer, weight, volume, String(freight)),
          volumetric_weight,
        })),
      );
      for (const { id, amount, amount_base } of amountOf) {
        const own = shared.flatMap(({ shares }) => shares.filter((one) => one.container_cost_id === id));
        expect(add(zero, ...own.map((one) => one.amount))).toBe(add(zero, amount));
        expect(add(zero, ...own.map((one) => one.amount_base))).toBe(add(zero, amount_base));
      }
      const customers = byCustomer(shared);
      const sum = (values: string[]) => add(zero, ...values);
      expect(sum(customers.map(({ profit }) => profit))).toBe(
        subtract(
          sum(shared.map(({ freight }) => freight)),
          sum(amountOf.map(({ amount_base }) => amount_base)),
        ),
      );
    }),
  );
});
