import { expect, test } from 'vitest';
import { containerMachine } from '@hakobu/contract/warehouse/container/container.machine.ts';
import { purchaseMachine } from '@hakobu/contract/order/purchase/purchase.machine.ts';
import { ladingBillMachine } from '@hakobu/contract/warehouse/lading-bill/lading-bill.machine.ts';
import { workflowProgress } from './workflow-progress.ts';

test('the next actions are read from the state machine of the document', () => {
  expect(workflowProgress(purchaseMachine, { status_id: 'Approved' })).toEqual({
    stages: [
      { id: 'New', reached: true },
      { id: 'Approved', reached: true },
      { id: 'Ordered', reached: false },
      { id: 'Received', reached: false },
      { id: 'Finish', reached: false },
    ],
    turns: ['purchase'],
    nextActions: ['order'],
    missing: [],
  });
});

test('a step that follows from facts names the department and the action that makes them true', () => {
  const nextOf = (facts: object) => {
    const next = workflowProgress(purchaseMachine, { status_id: 'Ordered', ...facts });
    return [next?.turns, next?.nextActions];
  };
  expect(nextOf({})).toEqual([['warehouse'], ['receive']]);
  expect(nextOf({ status_id: 'Received' })).toEqual([['accounting'], ['pay']]);
});

test('a purchase without goods waits for its payment', () => {
  const next = workflowProgress(purchaseMachine, { status_id: 'Ordered', items: [] });
  expect([next?.turns, next?.nextActions]).toEqual([['accounting'], ['pay']]);
});

test('the missing reasons of an action come from the response', () => {
  const open = { had_cut_off: false, arrived_at: null };
  const cutOff = { key: 'cut_off', allowed: false, reason: 'orders_unsettled' as const };
  expect(workflowProgress(containerMachine, open, [{ ...cutOff, missing: [] }])?.missing).toEqual([
    'orders_unsettled',
  ]);
  expect(
    workflowProgress(containerMachine, open, [{ ...cutOff, missing: ['box_in_other_area'] }])?.missing,
  ).toEqual(['box_in_other_area']);
  expect(
    workflowProgress(containerMachine, open, [{ ...cutOff, reason: 'forbidden', missing: [] }])?.missing,
  ).toEqual([]);
});

test('every department that can resolve something missing has to act', () => {
  const open = { had_cut_off: false, arrived_at: null };
  const turnsWith = (missing: string[]) =>
    workflowProgress(containerMachine, open, [
      { key: 'cut_off', allowed: false, reason: missing[0] ?? null, missing },
    ])?.turns;
  expect(turnsWith(['bills_not_loaded', 'orders_unsettled', 'goods_banned'])).toEqual([
    'warehouse',
    'accounting',
  ]);
  expect(turnsWith(['orders_unsettled'])).toEqual(['accounting']);
  expect(turnsWith([])).toEqual(['warehouse']);
});

test('a stage without transitions names the actions that complete it', () => {
  const empty = { quantity: 0, container_id: null, had_cut_off: false, arrived_at: null };
  expect(workflowProgress(ladingBillMachine, empty)?.nextActions).toEqual(['add_boxes']);
  expect(workflowProgress(ladingBillMachine, { ...empty, quantity: 1 })?.nextActions).toEqual(['plan']);
});

test('a finished document waits for no department; a cancelled one has no progress', () => {
  expect(workflowProgress(purchaseMachine, { status_id: 'Finish' })?.turns).toEqual([]);
  expect(workflowProgress(purchaseMachine, { status_id: 'Cancelled' })).toBeUndefined();
});
