import { expect, test } from 'vitest';
import type { Box } from './box.ts';
import { boxChanges, goodsOf } from './box-changes.ts';
import { goodsLine } from './goods.ts';

const item = { product_id: 'T1', quantity: '2', expiry_date: '2027-01-31' };
const figures = { length: '40.00', width: '30.00', height: '20.00', weight: '5.000', duplicate: 2 };
const box = { ...figures, items: [item] as NonNullable<Box['items']> };

test('unchanged values are not sent, however they are typed', () => {
  expect(boxChanges(box, { ...figures, length: '40', weight: '5' }, goodsOf(box))).toEqual({});
});

test('a box that was weighed again sends its weight alone', () => {
  expect(boxChanges(box, { ...figures, weight: '5.2' }, goodsOf(box))).toEqual({ weight: '5.2' });
});

test('number and contents go as they are typed; a field that is empty is not sent', () => {
  const items = [...goodsOf(box), goodsLine({ product_id: 'T2' }), goodsLine()];
  expect(boxChanges(box, { ...figures, width: '', duplicate: 3 }, items)).toEqual({
    duplicate: 3,
    products: [item, { product_id: 'T2', quantity: '1', expiry_date: null }],
  });
});
