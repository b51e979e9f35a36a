import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { add, compare, subtract } from '@hakobu/contract/kernel/decimal.ts';
import type { Charge } from '../charge/charges.ts';
import type { DebtLot } from '../debt/debt-lots.ts';
import { owedInAll, planSettlement, undecided } from './plan-settlement.ts';

const amount = fc.integer({ min: 0, max: 1_000_000 }).map(String);
const charge = (id: number, unsolved: string, outstanding: string) =>
  ({ id, unsolved, outstanding }) as Charge;
const situations = fc
  .array(
    fc.record({
      unsolved: fc.integer({ min: -1000, max: 1_000_000 }).map(String),
      debts: fc.array(amount, { maxLength: 3 }),
    }),
    { minLength: 1, maxLength: 5 },
  )
  .map((rows) => ({
    charges: rows.map(({ unsolved, debts }, id) => charge(id, unsolved, add('0', ...debts))),
    lots: rows.flatMap(({ debts }, charge_id) =>
      debts.map((debt, index): DebtLot => ({
        id: charge_id * 10 + index,
        charge_id,
        credit_order_id: null,
        amount: debt,
        repaid: '0',
      })),
    ),
  }));

describe('spreading a payment', () => {
  test('every unit is allocated, within the outstanding amounts', () => {
    fc.assert(
      fc.property(situations, fc.double({ min: 0, max: 1, noNaN: true }), ({ charges, lots }, share) => {
        const room = add(undecided(charges), owedInAll(lots));
        const paid = String(Math.floor(Number(room) * share));
        const plan = planSettlement(charges, lots, paid);
        expect(add('0', ...plan.map((part) => part.amount))).toBe(paid);
        for (const one of charges) {
          const settled = add(
            '0',
            ...plan
              .filter((part) => part.charge.id === one.id && part.lot === undefined)
              .map((part) => part.amount),
          );
          expect(compare(settled, '0') === 0 || compare(settled, one.unsolved) <= 0).toBe(true);
        }
        for (const lot of lots)
          expect(
            compare(
              add('0', ...plan.filter((part) => part.lot?.id === lot.id).map((part) => part.amount)),
              lot.amount,
            ),
          ).toBeLessThanOrEqual(0);
      }),
    );
  });

  test.for([
    ['60000', '40000', '60000', '60000', '0'],
    ['60000', '40000', '70000', '60000', '10000'],
    ['250000', '3250000', '2000000', '0', '2000000'],
    ['0', '40000', '15000', '0', '15000'],
    ['60000', '40000', '100000', '60000', '40000'],
  ] as const)(
    'unsolved %s and debt %s, paying %s: %s settles and %s repays',
    ([unsolved, debt, paid, settles, repays]) => {
      const plan = planSettlement(
        [charge(1, unsolved, debt)],
        [{ id: 1, charge_id: 1, credit_order_id: null, amount: debt, repaid: '0' }],
        paid,
      );
      const repaid = add('0', ...plan.filter(({ lot }) => lot !== undefined).map((part) => part.amount));
      expect([subtract(paid, repaid), repaid]).toEqual([settles, repays]);
    },
  );
});
