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

/** A server that collects garbage after five idle seconds, at most once a minute. */
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

test('garbage is collected after the start, and once after each busy period', async () => {
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

test('not during requests, and at most once a minute', async () => {
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

test('not for a small amount', async () => {
  const app = started();
  vi.advanceTimersByTime(5000);
  await app.inject('/api/orders');
  held -= 5 * MIB;
  vi.advanceTimersByTime(3_600_000);
  expect(times()).toBe(1);
});

test('health checks and metrics do not count as activity', async () => {
  const app = started();
  for (let second = 0; second < 5; second += 1) {
    await app.inject('/healthz');
    vi.advanceTimersByTime(1000);
  }
  expect(times()).toBe(1);
});

test('not after the server has closed, nor without `--expose-gc`', async () => {
  const app = started();
  await app.inject('/api/orders');
  await app.close();
  expect((await started({ means: false }).inject('/api/orders')).body).toBe('orders');
  vi.advanceTimersByTime(60_000);
  expect(times()).toBe(0);
});
