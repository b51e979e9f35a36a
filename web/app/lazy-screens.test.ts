import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { limitChunks } from './lazy-screens.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const screen = (preload: () => Promise<unknown>) => ({ options: { component: { preload } } });

test('the code of a screen is given up after 120000 ms, not before', async () => {
  const slow = screen(() => new Promise(() => {}));
  limitChunks([slow, { options: {} }], () => new Error('offline'));
  let failed = '';
  void slow.options.component.preload().catch((error: Error) => (failed = error.message));
  await vi.advanceTimersByTimeAsync(119_999);
  expect(failed).toBe('');
  await vi.advanceTimersByTimeAsync(1);
  expect(failed).toBe('offline');
});

test('code loaded in time is returned, and the timer is cleared', async () => {
  const quick = screen(() => Promise.resolve('screen'));
  limitChunks([quick], () => new Error('offline'));
  expect(await quick.options.component.preload()).toBe('screen');
  expect(vi.getTimerCount()).toBe(0);
});
