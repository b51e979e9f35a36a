import { expect, test } from 'vitest';
import { boxesOf } from './compensation-boxes.tsx';

const box = (id: number, is_parent_box: boolean) => ({
  ...{ id, is_parent_box, box_id: id * 10, order_id: 'OR2611000001', quantity: 4 },
});
const boxes = [box(1, false), box(2, true), box(3, false)];

test('a chosen parent box includes all boxes in it, whatever quantity was set', () => {
  expect(boxesOf(boxes, { 2: '1' })).toEqual([{ box_id: 20, quantity: -1 }]);
  expect(boxesOf(boxes, { 2: '3' })).toEqual([{ box_id: 20, quantity: -1 }]);
});

test('other boxes have the typed quantity, and boxes not chosen are omitted', () => {
  expect(boxesOf(boxes, { 1: '1', 3: '2' })).toEqual([
    { box_id: 10, quantity: 1 },
    { box_id: 30, quantity: 2 },
  ]);
  expect(boxesOf(boxes, {})).toEqual([]);
});
