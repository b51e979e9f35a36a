import { expect, test } from 'vitest';
import { allocateToOrders } from './allocate-to-orders.ts';

const waiting = [
  { order_item_id: 7, quantity: '2.5' },
  { order_item_id: 3, quantity: '4' },
];

test.each([
  ['1', [{ order_item_id: 7, quantity: '1' }]],
  ['2.5', [{ order_item_id: 7, quantity: '2.5' }]],
  [
    '3',
    [
      { order_item_id: 7, quantity: '2.5' },
      { order_item_id: 3, quantity: '0.5' },
    ],
  ],
  ['9', waiting],
  ['0', []],
])('of %s bought the first that waits gets its part first', (quantity, allocated) => {
  expect(allocateToOrders(quantity, waiting)).toEqual(allocated);
});
