import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { dayAfter, makePrice, makeTimeline, preview } from '../../../tests/support/prices.ts';
import { useTestServer, type Caller } from '../../../tests/support/test-server.ts';

const server = useTestServer();
let admin: Caller;
beforeAll(async () => {
  admin = await server.as('admin');
});

describe('the applicable price', () => {
  test('is the one with the most conditions that fit', async () => {
    const { id, group } = await makePrice(admin, { currency: 'VND' });
    await makeTimeline(admin, id);
    const narrow = await makePrice(admin, { currency: 'VND', from: '1' }, group);
    await makeTimeline(admin, narrow.id);
    expect(await preview(admin, group, { currency: 'VND', from: '1' }, '1')).toMatchObject({
      price: { id: narrow.id },
    });
    expect(await preview(admin, group, { currency: 'VND', from: '2' }, '1')).toMatchObject({ price: { id } });
    expect(await preview(admin, group, { currency: 'VND' }, '1')).toMatchObject({ price: { id } });
  });

  test('is a more general one on days without it', async () => {
    const { id, group } = await makePrice(admin, { currency: 'VND' });
    await makeTimeline(admin, id);
    const narrow = await makePrice(admin, { currency: 'VND', from: '1' }, group);
    await makeTimeline(admin, narrow.id, { start_date: dayAfter(5), end_date: dayAfter(7) });
    const on = async (days: number) =>
      (await preview(admin, group, { currency: 'VND', from: '1' }, '1', dayAfter(days))).price.id;
    expect([await on(4), await on(5), await on(6), await on(7)]).toEqual([id, narrow.id, narrow.id, id]);
  });

  test('whatever the brackets, is exactly one, and none is free by accident', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(fc.integer({ min: 1, max: 500 }), { minLength: 0, maxLength: 6 }),
        fc.integer({ min: 0, max: 600 }),
        async (cuts, measure) => {
          const bounds = [0, ...cuts.toSorted((a, b) => a - b)];
          const amounts = bounds.map((from, index) => ({
            from: String(from),
            to: bounds[index + 1] === undefined ? null : String(bounds[index + 1]),
            value: String(1000 - index),
          }));
          const { id, group } = await makePrice(admin, { currency: 'VND' });
          await makeTimeline(admin, id, { amounts });
          const index = bounds.findLastIndex((bound) => bound <= measure);
          expect((await preview(admin, group, { currency: 'VND' }, String(measure))).bracket).toEqual(
            amounts[index],
          );
        },
      ),
      { numRuns: 15 },
    );
  });
});
