import { expect, test } from 'vitest';
import { ANYTHING, isAbout, shows, type Change } from './live-changes.ts';

const box: Change = { type: 'box', id: '7', calls: ['warehouse', 'helper.log'] };

test('a change is shown by the calls that it names, and anything may have changed after a pause', () => {
  expect(shows('warehouse.container.get', [box])).toBe(true);
  expect(shows('helper.log.list', [box])).toBe(true);
  expect(shows('order.order.get', [box])).toBe(false);
  expect(shows('order.order.get', [box, ANYTHING])).toBe(true);
});

test('documents before and after one are read again when any document changes', () => {
  const role: Change = { type: 'role', id: '1', calls: ['identity'] };
  expect(shows('helper.document.links', [box])).toBe(true);
  expect(shows('helper.document.links', [role])).toBe(false);
});

test('a change is about the row whose number was asked for, of its noun alone', () => {
  expect(isAbout(['warehouse.box.get', { params: { id: 7 } }, ''], [box])).toBe(true);
  expect(isAbout(['warehouse.box.get', { params: { id: 8 } }, ''], [box])).toBe(false);
  expect(isAbout(['warehouse.pallet.get', { params: { id: 7 } }, ''], [box])).toBe(false);
  expect(isAbout(['warehouse.box.list', { query: {} }, ''], [box])).toBe(false);
  const bill: Change = { type: 'lading_bill', id: '3', calls: ['warehouse'] };
  expect(isAbout(['warehouse.lading-bill.get', { params: { id: '3' } }, ''], [bill])).toBe(true);
  expect(isAbout(['warehouse.lading-bill.get', undefined, ''], [bill, ANYTHING])).toBe(false);
});
