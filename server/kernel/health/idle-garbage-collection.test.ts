import Fastify from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { collectGarbageWhenIdle } from './idle-garbage-collection.ts';

const MIB = 1024 ** 2;
let held: number;
const collect = vi.fn<() => void>(() => {
  held = 100 * MIB;
});
const times = (): number => collect.mock.calls.length;

beforeEach(() => {
  collect.mockClear();
  held = 200 * MIB;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});
afterEach(() => vi.useRealTimers());

/** A server that tidies after five seconds of rest, at most once a minute. */
function started({ means = true } = {}) {
  const app = Fastify();
  collectGarbageWhenIdle(app, means ? { collect, held: () => held } : undefined);
  app.get('/api/orders', async () => {
    held += 20 * MIB;
    return 'orders';
  });
  app.get('/healthz', async () => 'alive');
  return app;
}

test('memory is tidied after the start, and once after each stretch of work', async () => {
  const app = started();
  vi.advanceTimersByTime(5000);
  expect(times()).toBe(1);
  vi.advanceTimersByTime(3_600_000);
  expect(times()).toBe(1);
  await app.inject('/api/orders');
  vi.advanceTimersByTime(4999);
  expect(times()).toBe(1);
  vi.advanceTimersByTime(1);
  expect(times()).toBe(2);
});

test('not while somebody calls, and not sooner than a minute after the last time', async () => {
  const app = started();
  for (let second = 0; second < 60; second += 4) {
    await app.inject('/api/orders');
    vi.advanceTimersByTime(4000);
  }
  expect(times()).toBe(0);
  vi.advanceTimersByTime(1000);
  expect(times()).toBe(1);
  await app.inject('/api/orders');
  vi.advanceTimersByTime(59_999);
  expect(times()).toBe(1);
  vi.advanceTimersByTime(1);
  expect(times()).toBe(2);
});

test('not for little', async () => {
  const app = started();
  vi.advanceTimersByTime(5000);
  await app.inject('/api/orders');
  held -= 5 * MIB;
  vi.advanceTimersByTime(3_600_000);
  expect(times()).toBe(1);
});

test('what watches the server does not keep it from resting', async () => {
  const app = started();
  for (let second = 0; second < 5; second += 1) {
    await app.inject('/healthz');
    vi.advanceTimersByTime(1000);
  }
  expect(times()).toBe(1);
});

test('a server that has closed tidies nothing, and one without the means runs as well', async () => {
  const app = started();
  await app.inject('/api/orders');
  await app.close();
  expect((await started({ means: false }).inject('/api/orders')).body).toBe('orders');
  vi.advanceTimersByTime(60_000);
  expect(times()).toBe(0);
});
