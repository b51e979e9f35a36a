import { expect, test } from 'vitest';
import { boxesOf } from './compensation-boxes.tsx';

const box = (id: number, is_parent_box: boolean) => ({
  ...{ id, is_parent_box, box_id: id * 10, order_id: 'OR2611000001', quantity: 4 },
});
const boxes = [box(1, false), box(2, true), box(3, false)];

test('a parent box that is chosen stands for all that is in it, whatever number was there', () => {
  expect(boxesOf(boxes, { 2: '1' })).toEqual([{ box_id: 20, quantity: -1 }]);
  expect(boxesOf(boxes, { 2: '3' })).toEqual([{ box_id: 20, quantity: -1 }]);
});

test('of other boxes as many are sent as were typed, and those that nobody chose are left out', () => {
  expect(boxesOf(boxes, { 1: '1', 3: '2' })).toEqual([
    { box_id: 10, quantity: 1 },
    { box_id: 30, quantity: 2 },
  ]);
  expect(boxesOf(boxes, {})).toEqual([]);
});
