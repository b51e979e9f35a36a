import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { add, compare, least, subtract } from '@hakobu/contract/kernel/decimal.ts';
import type { Charge } from '../charge/charges.ts';
import { planRefund, overpaymentOf } from './refund-charges.ts';

const charge = (id: number, total: number, resolved: number, debited: number, repaid: number): Charge => ({
  id,
  kind: 'purchase_cost',
  currency_id: 'JPY',
  party_type: 'user',
  party_id: 1,
  order_id: `OR${id}`,
  lading_bill_id: null,
  purchase_id: null,
  contract_id: null,
  sfa_id: null,
  container_id: null,
  compensation_id: null,
  container_cost_id: null,
  total: String(total),
  resolved: String(resolved),
  debited: String(debited),
  repaid: String(repaid),
  outstanding: String(debited - repaid),
  unsolved: String(total - resolved - debited),
  blocked: null,
});

describe('the refund of a charge', () => {
  test.for([
    // total, resolved, debited, repaid, amount → written back, cash, repaid debt
    [[2000, 5000, 0, 0], '3000', ['0', '3000', '0']],
    [[2000, 2500, 2500, 0], '3000', ['2500', '500', '0']],
    [[0, 1000, 4000, 1500], '5000', ['2500', '1000', '1500']],
    [[70000, 60000, 40000, 15000], '25000', ['25000', '0', '0']],
    [[2000, 5000, 0, 0], '1', ['0', '1', '0']],
  ] as const)('of %j, %s goes back as %j', ([[total, resolved, debited, repaid], amount, expected]) => {
    const [part] = planRefund([charge(1, total, resolved, debited, repaid)], amount);
    expect([part!.written_back, part!.cash, part!.repaid_debt]).toEqual(expected);
  });

  test('is zero without an overpayment', () => {
    expect(planRefund([charge(1, 100, 100, 0, 0), charge(2, 100, 50, 0, 0)], '10')).toEqual([]);
    expect(overpaymentOf([charge(1, 100, 50, 0, 0)])).toBe('0');
  });

  test('is at most the overpayment, and exactly the requested amount within it', () => {
    const charges = fc
      .array(fc.tuple(fc.nat(5000), fc.nat(5000), fc.nat(5000), fc.double({ min: 0, max: 1, noNaN: true })), {
        minLength: 1,
        maxLength: 4,
      })
      .map((rows) =>
        rows.map(([total, resolved, debited, share], id) =>
          charge(id, total, resolved, debited, Math.floor(debited * share)),
        ),
      );
    fc.assert(
      fc.property(charges, fc.nat(20_000), (rows, amount) => {
        const parts = planRefund(rows, String(amount));
        const all = parts.map(({ written_back, cash, repaid_debt }) => add(written_back, cash, repaid_debt));
        expect(add('0', ...all)).toBe(least(String(amount), overpaymentOf(rows)));
        for (const { charge: one, written_back, cash, repaid_debt } of parts) {
          expect(compare(written_back, one.outstanding)).toBeLessThanOrEqual(0);
          expect(compare(cash, one.resolved)).toBeLessThanOrEqual(0);
          expect(compare(repaid_debt, one.repaid)).toBeLessThanOrEqual(0);
          const left = add(one.unsolved, written_back, cash, repaid_debt);
          expect(compare(left, '0'), subtract('0', left)).toBeLessThanOrEqual(0);
        }
      }),
    );
  });
});
