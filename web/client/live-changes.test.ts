import { expect, test } from 'vitest';
import { ANYTHING, isRowAffected, isAffected, type Change } from './live-changes.ts';

const box: Change = { type: 'box', id: '7', calls: ['warehouse', 'helper.log'] };

test('a change is shown by the calls that it names, and anything may have changed after a pause', () => {
  expect(isAffected('warehouse.container.get', [box])).toBe(true);
  expect(isAffected('helper.log.list', [box])).toBe(true);
  expect(isAffected('order.order.get', [box])).toBe(false);
  expect(isAffected('order.order.get', [box, ANYTHING])).toBe(true);
});

test('documents before and after one are read again when any document changes', () => {
  const role: Change = { type: 'role', id: '1', calls: ['identity'] };
  expect(isAffected('helper.document.links', [box])).toBe(true);
  expect(isAffected('helper.document.links', [role])).toBe(false);
});

test('a change affects the requested row of its entity only', () => {
  expect(isRowAffected(['warehouse.box.get', { params: { id: 7 } }, ''], [box])).toBe(true);
  expect(isRowAffected(['warehouse.box.get', { params: { id: 8 } }, ''], [box])).toBe(false);
  expect(isRowAffected(['warehouse.pallet.get', { params: { id: 7 } }, ''], [box])).toBe(false);
  expect(isRowAffected(['warehouse.box.list', { query: {} }, ''], [box])).toBe(false);
  const bill: Change = { type: 'lading_bill', id: '3', calls: ['warehouse'] };
  expect(isRowAffected(['warehouse.lading-bill.get', { params: { id: '3' } }, ''], [bill])).toBe(true);
  expect(isRowAffected(['warehouse.lading-bill.get', undefined, ''], [bill, ANYTHING])).toBe(false);
});
