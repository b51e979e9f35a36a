import { expect, test } from 'vitest';
import { nextStepOf } from '../../../contract/order/progress/next-step.ts';
import { progressSteps } from './order-step.tsx';

const step = (id: string, done_at: string | null) => ({
  ...{ id, applies: true, done: done_at !== null, percent: done_at === null ? 0 : 100, done_at },
  missing: done_at === null ? ['approval'] : [],
});
const progress = [
  step('approval', '2026-11-01T08:00:00.000Z'),
  step('pay_goods', '2026-11-03T08:00:00.000Z'),
  step('purchases', null),
];

test('an order waits for the first step that is not done', () => {
  expect(nextStepOf({ progress, cancelled_at: null })?.id).toBe('purchases');
  expect(progressSteps({ progress, cancelled_at: null })).toEqual(progress);
});

test('a cancelled order has no next step but the settlement of its money, and shows the steps completed before', () => {
  const order = { progress, cancelled_at: '2026-11-03T08:00:00.000Z' };
  expect(nextStepOf(order)).toBeUndefined();
  const open = { ...order, progress: [...progress, step('finish', null)] };
  expect(nextStepOf(open)?.id).toBe('finish');
  expect(progressSteps(order).map(({ id }) => id)).toEqual(['approval']);
});
