import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { add, compare } from '@hakobu/contract/kernel/decimal.ts';
import { planDistributions, type Pool, type Waiting } from './plan-distributions.ts';

const pool = (id: number, remaining: string, bought_for: number[] = []): Pool => ({
  id,
  product_id: 'P',
  remaining,
  bought_for,
});
const line = (id: number, remaining: string, more: Partial<Waiting> = {}): Waiting => ({
  id,
  product_id: 'P',
  original_product_id: null,
  remaining,
  paid: true,
  ...more,
});
const planned = (pools: Pool[], waiting: Waiting[]) =>
  planDistributions(pools, waiting).map((plan) => [plan.purchase_item_id, plan.order_item_id, plan.quantity]);

describe('received goods are proposed', () => {
  test('to the lines they were bought for, before lines that wait longer', () => {
    expect(planned([pool(1, '3', [8])], [line(7, '2'), line(8, '2')])).toEqual([
      [1, 8, '2'],
      [1, 7, '1'],
    ]);
  });

  test('to each intended line before the surplus of another purchase', () => {
    expect(
      planned([pool(1, '5', [7]), pool(2, '2', [8])], [line(7, '2'), line(8, '2'), line(9, '9')]),
    ).toEqual([
      [1, 7, '2'],
      [2, 8, '2'],
      [1, 9, '3'],
    ]);
  });

  test('to others only when their goods are paid', () => {
    expect(planned([pool(1, '3')], [line(7, '2', { paid: false }), line(8, '2')])).toEqual([[1, 8, '2']]);
    expect(planned([pool(1, '3', [7])], [line(7, '2', { paid: false })])).toEqual([[1, 7, '2']]);
  });

  test('to lines with the product as a substitute, and to no other product', () => {
    const replaced = line(7, '1', { product_id: 'Q', original_product_id: 'P' });
    expect(planned([pool(1, '3')], [replaced, line(8, '1', { product_id: 'Q' })])).toEqual([[1, 7, '1']]);
  });
});

test('never beyond received or outstanding quantities, and no goods are left while a paid line waits', () => {
  const quantity = fc.integer({ min: 0, max: 2000 }).map((hundredths) => (hundredths / 100).toFixed(2));
  const pools = fc.array(fc.tuple(quantity, fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 3 })), {
    maxLength: 5,
  });
  const lines = fc.array(fc.tuple(quantity, fc.boolean()), { maxLength: 6 });
  fc.assert(
    fc.property(pools, lines, (came, wanted) => {
      const all = came.map(([remaining, meant], index) => pool(index + 1, remaining, meant));
      const waiting = wanted.map(([remaining, paid], index) => line(index + 1, remaining, { paid }));
      const plans = planDistributions(all, waiting);
      const sum = (of: (plan: (typeof plans)[number]) => boolean) =>
        add('0', ...plans.filter(of).map((plan) => plan.quantity));
      const free = all.filter(
        ({ id, remaining }) =>
          compare(
            sum((plan) => plan.purchase_item_id === id),
            remaining,
          ) < 0,
      );
      const open = waiting.filter(
        ({ id, remaining }) =>
          compare(
            sum((plan) => plan.order_item_id === id),
            remaining,
          ) < 0,
      );
      for (const { id, remaining } of all)
        expect(
          compare(
            sum((plan) => plan.purchase_item_id === id),
            remaining,
          ),
        ).toBeLessThanOrEqual(0);
      for (const { id, remaining } of waiting)
        expect(
          compare(
            sum((plan) => plan.order_item_id === id),
            remaining,
          ),
        ).toBeLessThanOrEqual(0);
      expect(free.length > 0 && open.some(({ paid }) => paid)).toBe(false);
      expect(plans.every((plan) => compare(plan.quantity, '0') > 0)).toBe(true);
    }),
  );
});
