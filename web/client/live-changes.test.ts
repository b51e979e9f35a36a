import { expect, test } from 'vitest';
import { cardOf } from '@hakobu/contract/find-card.ts';
import { callsOf } from '@hakobu/contract/kernel/card.ts';
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

test.each([
  ['transaction', 'warehouse.container.get'],
  ['transaction', 'order.order.get'],
  ['transaction', 'order.purchase.get'],
  ['box', 'order.order.get'],
  ['lading_bill', 'order.order.get'],
  ['container', 'order.order.get'],
  ['goods_delivery', 'order.order.get'],
  ['sfa', 'order.purchase.get'],
  ['order', 'warehouse.container.get'],
  ['purchase', 'warehouse.sfa.get'],
])('a change of a %s is shown by %s, which derives what is missing from it', (entity, call) => {
  expect(isAffected(call, [{ type: entity, id: '1', calls: callsOf(cardOf(entity)!) }])).toBe(true);
});
