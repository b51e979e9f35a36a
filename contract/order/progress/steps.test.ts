import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { orderTypeIds } from '../order/order-types.ts';
import { departmentOfMissing } from './step-ids.ts';
import { orderStatus, progressStatuses, stepsReached, stepStates, type ProgressInput } from './steps.ts';

const fresh: ProgressInput = {
  type_id: 'retail',
  approved: false,
  cancelled: false,
  purchase_cost: { total: '1000', unsolved: '1000', outstanding: '0' },
  service: { unsolved: '500', outstanding: '0' },
  compensation_unsolved: '0',
  refund_due: false,
  lot_held: false,
  lot_won: false,
  ordered: '3',
  all_cut: false,
  bought: '0',
  differing: 0,
  payees: 0,
  payees_paid: 0,
  parcels: 0,
  parcels_received: 0,
  received: '0',
  allocatable: '0',
  owned: 0,
  billed: 0,
  assessed: 0,
  shipped: 0,
  arrived: 0,
  handed: 0,
  confirmed: 0,
};
const done: Partial<ProgressInput> = {
  approved: true,
  purchase_cost: { total: '1000', unsolved: '0', outstanding: '0' },
  service: { unsolved: '0', outstanding: '0' },
  bought: '3',
  received: '3',
  owned: 2,
  assessed: 2,
  shipped: 2,
  arrived: 2,
  handed: 2,
  confirmed: 2,
};

describe('the status of an order', () => {
  test('follows the way step by step', () => {
    const facts = { ...fresh };
    const statuses = [orderStatus(facts)];
    const steps: Partial<ProgressInput>[] = [
      { approved: true },
      { purchase_cost: { total: '1000', unsolved: '0', outstanding: '400' } },
      { bought: '3' },
      { received: '3' },
      { owned: 2, assessed: 2, service: { unsolved: '0', outstanding: '0' } },
      { shipped: 2 },
      { arrived: 2 },
      { handed: 2 },
    ];
    for (const step of steps) statuses.push(orderStatus(Object.assign(facts, step)));
    expect(statuses).toEqual([
      'NotYetApprove',
      'CompletedApprove',
      'CompletedPurchaseCostDebit',
      'CompletedPurchases',
      'CompletedReceiveJp',
      'CompletedServicePayment',
      'CompletedShippingJp',
      'CompletedReceiveVn',
      'CompletedShippingVn',
    ]);
    expect(stepStates({ ...facts, confirmed: 2 }).find(({ id }) => id === 'finish')?.missing).toEqual([
      'outstanding_debt',
    ]);
    expect(orderStatus({ ...facts, ...done })).toBe('CompletedFinish');
  });

  test('is that of a cancelled one where each piece is cancelled, and goes on while something is packed', () => {
    const cut = {
      ...{ ...fresh, approved: true, ordered: '0', all_cut: true },
      purchase_cost: { total: '0', unsolved: '-1000', outstanding: '0' },
      service: done.service!,
    };
    expect(orderStatus(cut)).toBe('CompletedCancel');
    const open = (facts: ProgressInput) => stepStates(facts).flatMap(({ missing }) => missing);
    expect(open(cut)).toEqual([]);
    expect(open({ ...cut, refund_due: true })).toEqual(['refund_due']);
    expect(open({ ...cut, owned: 1 })).toContain('boxes_to_ship');
    expect(orderStatus({ ...cut, owned: 1 })).toBe('CompletedReceiveJp');
  });

  test('a later step that is true already shows, but does not jump', () => {
    const facts = { ...fresh, ...done, purchase_cost: fresh.purchase_cost };
    expect(orderStatus(facts)).toBe('CompletedApprove');
    expect(stepStates(facts).find(({ id }) => id === 'shipping_vn')?.done).toBe(true);
  });

  test('steps that do not apply are passed over', () => {
    expect(
      orderStatus({
        ...fresh,
        type_id: 'payment',
        approved: true,
        purchase_cost: done.purchase_cost!,
        bought: '3',
      }),
    ).toBe('CompletedPurchases');
    expect(
      stepStates({ ...fresh, type_id: 'shipment' })
        .filter(({ applies }) => !applies)
        .map(({ id }) => id),
    ).toEqual(['purchase_cost', 'purchases']);
  });

  test('of an auction waits for held money, then for the win, whatever else is zero', () => {
    const nothing = { total: '0', unsolved: '0', outstanding: '0' };
    const facts: ProgressInput = {
      ...fresh,
      ...{ type_id: 'auction', approved: true, purchase_cost: nothing, ordered: '0' },
    };
    expect(orderStatus(facts)).toBe('CompletedApprove');
    expect(orderStatus({ ...facts, lot_held: true })).toBe('CompletedPurchaseCostPayment');
    expect(stepStates({ ...facts, lot_held: true }).find(({ id }) => id === 'purchases')?.missing).toEqual([
      'lot_to_win',
    ]);
    const won = { ...facts, lot_won: true, ordered: '1' };
    expect(orderStatus(won)).toBe('CompletedPurchaseCostPayment');
    expect(orderStatus({ ...won, bought: '1' })).toBe('CompletedPurchases');
  });

  test('is always one of the known ones, cancelled wins, and 100 % is said exactly when a step is done', () => {
    const count = fc.integer({ min: 0, max: 5 });
    const money = fc.integer({ min: -50, max: 500 }).map(String);
    const facts = fc.record({
      type_id: fc.constantFrom(...orderTypeIds),
      approved: fc.boolean(),
      cancelled: fc.boolean(),
      refund_due: fc.boolean(),
      compensation_unsolved: fc.constant('0'),
      purchase_cost: fc.record({
        total: fc.integer({ min: 0, max: 500 }).map(String),
        unsolved: money,
        outstanding: fc.integer({ min: 0, max: 50 }).map(String),
      }),
      service: fc.record({ unsolved: money, outstanding: fc.integer({ min: 0, max: 50 }).map(String) }),
      lot_held: fc.boolean(),
      lot_won: fc.boolean(),
      ordered: count.map(String),
      all_cut: fc.boolean(),
      bought: count.map(String),
      received: count.map(String),
      allocatable: count.map(String),
      differing: count,
      payees: count,
      payees_paid: count,
      parcels: count,
      parcels_received: count,
      owned: count,
      billed: count,
      assessed: count,
      shipped: count,
      arrived: count,
      handed: count,
      confirmed: count,
    });
    fc.assert(
      fc.property(facts, (one) => {
        const states = stepStates(one);
        expect(progressStatuses).toContain(orderStatus(one, states));
        expect(orderStatus({ ...one, cancelled: true })).toBe('CompletedCancel');
        for (const state of states) expect(state.percent === 100).toBe(state.done);
      }),
    );
  });
});

test('a status tells how many steps of its way an order has taken', () => {
  expect(stepsReached('retail', 'NotYetApprove')).toEqual({ reached: 0, all: 9 });
  expect(stepsReached('retail', 'CompletedServiceDebit')).toEqual({ reached: 5, all: 9 });
  expect(stepsReached('payment', 'CompletedServicePayment')).toEqual({ reached: 4, all: 5 });
  for (const type of orderTypeIds) {
    const { reached, all } = stepsReached(type, 'CompletedFinish');
    expect(reached).toBe(all);
  }
});

describe('the next step of an order', () => {
  /** The first missing fact of the first step that is not done, and the department responsible for it. */
  const next = (facts: Partial<ProgressInput>) => {
    const [fact] =
      stepStates({ ...fresh, ...facts }).find((step) => step.applies && !step.done)?.missing ?? [];
    return fact && [fact, departmentOfMissing[fact]];
  };
  const settled = { total: '1000', unsolved: '0', outstanding: '0' };
  const bought = { approved: true, purchase_cost: settled, bought: '3', received: '3' };
  const owned = { ...bought, owned: 2 };
  const assessed = { ...owned, assessed: 2 };
  const paid = { ...assessed, service: { unsolved: '0', outstanding: '0' } };

  test.for([
    [{}, 'approval', 'sale'],
    [{ approved: true }, 'purchase_cost_unsolved', 'accounting'],
    [{ approved: true, purchase_cost: settled }, 'goods_to_buy', 'purchase'],
    [{ ...bought, received: '2' }, 'goods_to_receive', 'warehouse'],
    [bought, 'boxes_to_own', 'warehouse'],
    [{ ...bought, received: '2', allocatable: '1' }, 'goods_to_allocate', 'purchase'],
    [owned, 'boxes_to_bill', 'warehouse'],
    [{ ...owned, billed: 2 }, 'freight_to_assess', 'warehouse'],
    [assessed, 'service_unsolved', 'accounting'],
    [paid, 'boxes_to_ship', 'warehouse'],
    [{ ...paid, shipped: 2 }, 'boxes_to_arrive', 'warehouse'],
    [{ ...paid, shipped: 2, arrived: 2 }, 'boxes_to_hand_over', 'warehouse'],
    [{ ...paid, shipped: 2, arrived: 2, handed: 2 }, 'deliveries_to_confirm', 'warehouse'],
    [{ ...done, differing: 1 }, 'quantities_to_settle', 'sale'],
    [{ ...done, refund_due: true }, 'refund_due', 'accounting'],
    [
      { type_id: 'payment', approved: true, purchase_cost: settled, payees: 1 },
      'payees_to_pay',
      'accounting',
    ],
    [{ type_id: 'shipment', approved: true, parcels: 1 }, 'parcels_to_receive', 'warehouse'],
    [{ type_id: 'auction', approved: true }, 'money_to_hold', 'sale'],
    [{ type_id: 'auction', approved: true, purchase_cost: settled, lot_held: true }, 'lot_to_win', 'sale'],
  ] as const)('of %j is %s, by %s', ([facts, fact, department]) => {
    expect(next(facts)).toEqual([fact, department]);
  });
});
