import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { add, big, compare, decimal } from '@hakobu/contract/kernel/decimal.ts';
import { planOwners, type FreeBox, type OrderWithGoods } from './plan-owners.ts';

const box = (id: number, free: number, ...goods: (readonly [string, string])[]): FreeBox => ({
  id,
  free,
  contents: goods.map(([product_id, quantity]) => ({ product_id, quantity })),
});
const order = (id: string, ...goods: (readonly [string, string])[]): OrderWithGoods => ({
  id,
  goods: goods.map(([product_id, quantity]) => ({ product_id, quantity })),
});
const given = (boxes: FreeBox[], orders: OrderWithGoods[]) =>
  planOwners(boxes, orders).map(({ box_id, order_id, quantity }) => [box_id, order_id, quantity]);

describe('boxes are assigned', () => {
  test('to the first order as far as its goods reach, then to the next', () => {
    expect(given([box(1, 5, ['P', '2'])], [order('A', ['P', '5']), order('B', ['P', '9'])])).toEqual([
      [1, 'A', 2],
      [1, 'B', 3],
    ]);
  });

  test('to an order that has all the contents of one, and to nobody when goods of two are mixed', () => {
    const mixed = box(1, 1, ['P', '1'], ['Q', '1']);
    expect(given([mixed], [order('A', ['P', '9']), order('B', ['Q', '9'])])).toEqual([]);
    expect(given([mixed], [order('A', ['P', '9'], ['Q', '1'])])).toEqual([[1, 'A', 1]]);
  });

  test('to nobody while they are empty', () => {
    expect(given([box(1, 1)], [order('A', ['P', '9'])])).toEqual([]);
  });
});

test('never beyond the free quantity, never beyond the goods of an order', () => {
  const product = fc.constantFrom('P', 'Q');
  const quantity = fc.integer({ min: 1, max: 400 }).map((hundredths) => (hundredths / 100).toFixed(2));
  const goods = fc.uniqueArray(fc.tuple(product, quantity), { selector: ([id]) => id, maxLength: 2 });
  const boxes = fc.array(fc.tuple(fc.integer({ min: 0, max: 9 }), goods), { maxLength: 5 });
  fc.assert(
    fc.property(boxes, fc.array(goods, { maxLength: 4 }), (free, got) => {
      const all = free.map(([count, contents], index) => box(index + 1, count, ...contents));
      const orders = got.map((one, index) => order(`OR${index}`, ...one));
      const plans = planOwners(all, orders);
      for (const { id, free: count } of all) {
        const out = plans.filter(({ box_id }) => box_id === id).map((plan) => plan.quantity);
        expect(out.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(count);
      }
      for (const { id, goods: has } of orders)
        for (const one of all.flatMap(({ contents }) => contents)) {
          const boxed = plans
            .filter(({ order_id }) => order_id === id)
            .map(({ box_id, quantity: times }) => {
              const held = all.find((each) => each.id === box_id)!.contents;
              const same = held.find(({ product_id }) => product_id === one.product_id);
              return decimal(big(same?.quantity ?? '0').times(times));
            });
          const most = has.find(({ product_id }) => product_id === one.product_id)?.quantity ?? '0';
          expect(compare(add('0', ...boxed), most)).toBeLessThanOrEqual(0);
        }
    }),
  );
});
