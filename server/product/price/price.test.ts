import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { dayIn } from '#kernel/context.ts';
import { useTestServer, type Caller } from '../../../tests/support/test-server.ts';

const server = useTestServer();
let admin: Caller;
beforeAll(async () => {
  admin = await server.as('admin');
});
const today = dayIn(new Date());
const dayAfter = (days: number) => dayIn(new Date(Date.now() + days * 86_400_000));
let count = 0;
const tiled = [
  { from: '0', to: '20', value: '100' },
  { from: '20', to: null, value: '80' },
];

/** A price of a group of its own, so that tests do not rival each other. */
async function make(conditions: Record<string, string> = {}, group = `group ${(count += 1)}`) {
  const { body: price } = await admin('POST', 'prices', { name: `Price ${(count += 1)}`, group_type: group });
  for (const [key, value] of Object.entries(conditions))
    await admin('POST', 'conditions', { price_id: price.id, key, value });
  return { id: price.id as number, group };
}
const read = async (id: number) =>
  (await admin('GET', `prices/${id}?include=conditions,timelines,problems`)).body;
const preview = async (group: string, context: Record<string, string>, measure: string, date = today) =>
  (
    await admin(
      'GET',
      `prices/preview?${new URLSearchParams({ group_type: group, date, measure, ...context }).toString()}`,
    )
  ).body;

describe('prices', () => {
  test('are made with conditions, timelines and brackets, and say what still keeps them from holding', async () => {
    const { id, group } = await make({ currency: 'VND', from: '1', to: '3' });
    expect((await read(id)).problems).toEqual(['no_timeline']);
    const { body: timeline } = await admin('POST', 'price-timelines', {
      price_id: id,
      start_date: dayAfter(-3),
    });
    expect((await read(id)).problems).toEqual(['no_amounts']);
    const { body: first } = await admin('POST', 'price-amounts', {
      price_timeline_id: timeline.id,
      from: '0',
      to: '20',
      value: '100',
    });
    expect(first).toMatchObject({ from: '0', to: '20', value: '100' });
    expect((await read(id)).problems).toEqual(['gap']);
    expect(
      (
        await admin('POST', 'price-amounts', {
          price_timeline_id: timeline.id,
          from: '10',
          to: '30',
          value: '90',
        })
      ).body.code,
    ).toBe('bracket_overlap');
    await admin('POST', 'price-amounts', { price_timeline_id: timeline.id, from: '20', value: '80' });
    expect((await read(id)).problems).toEqual([]);
    expect(await preview(group, { currency: 'VND', from: '1', to: '3' }, '19.99')).toMatchObject({
      price: { id },
      bracket: { from: '0', to: '20', value: '100' },
      cost: '1999',
      nearest: null,
    });
    expect(await preview(group, { currency: 'VND', from: '1', to: '3' }, '20')).toMatchObject({
      bracket: { from: '20', to: null, value: '80' },
      cost: '1600',
    });
    expect(await preview(group, { currency: 'VND', from: '2', to: '3' }, '20')).toMatchObject({
      price: null,
      cost: null,
      nearest: expect.stringContaining('from 2'),
    });
  });

  test('the preview knows the seeded freight', async () => {
    expect(
      await preview(
        'shipping-fee',
        { 'shipment-method': 'sea', from: '1', to: '3', unit: 'by_chargeable_weight', currency: 'VND' },
        '152.95',
      ),
    ).toMatchObject({ bracket: { value: '45000' }, cost: '6882750' });
    expect((await admin('GET', 'prices/preview?date=2026-13-01')).status).toBe(422);
  });

  test('rivals are refused when they are saved', async () => {
    const { id, group } = await make({ currency: 'VND' });
    await admin('POST', 'price-timelines', { price_id: id, end_date: '2027-01-01', amounts: tiled });
    const rival = await make({ currency: 'VND' }, group);
    const refused = await admin(
      'POST',
      'price-timelines',
      { price_id: rival.id, amounts: tiled },
      { language: 'vi' },
    );
    expect([refused.status, refused.body.code, refused.body.details]).toEqual([
      422,
      'price_overlap',
      { price_id: id },
    ]);
    expect(
      (
        await admin('POST', 'price-timelines', {
          price_id: rival.id,
          start_date: '2027-01-01',
          amounts: tiled,
        })
      ).status,
    ).toBe(201); // the day the other ends
    const narrower = await make({ currency: 'VND', from: '1' }, group);
    expect((await admin('POST', 'price-timelines', { price_id: narrower.id, amounts: tiled })).status).toBe(
      201,
    ); // more conditions win
    const { conditions } = await read(narrower.id);
    expect(
      (
        await admin(
          'DELETE',
          `conditions/${conditions.find(({ key }: { key: string }) => key === 'from').id}`,
        )
      ).body.code,
    ).toBe('price_overlap');
    const other = await make({ currency: 'JPY' }, group);
    expect((await admin('POST', 'price-timelines', { price_id: other.id, amounts: tiled })).status).toBe(201);
    expect(
      (await admin('PUT', `conditions/${(await read(other.id)).conditions[0].id}`, { value: 'VND' })).body
        .code,
    ).toBe('price_overlap');
    expect(await preview(group, { currency: 'VND', from: '1' }, '1')).toMatchObject({
      price: { id: narrower.id },
    });
  });

  test('two rivals saved at once: one of them is refused', async () => {
    const [one, group] = await make({ currency: 'USD' }).then(({ id, group: of }) => [id, of] as const);
    const two = await make({ currency: 'USD' }, group);
    const replies = await Promise.all(
      [one, two.id].map((price_id) => admin('POST', 'price-timelines', { price_id, amounts: tiled })),
    );
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 422]);
  });

  test('what was in force stays: a change begins a new timeline today', async () => {
    const { id, group } = await make({ currency: 'VND' });
    const { body: timeline } = await admin('POST', 'price-timelines', {
      price_id: id,
      start_date: dayAfter(-10),
      amounts: tiled,
    });
    const { status, body } = await admin('PUT', `price-timelines/${timeline.id}`, {
      amounts: [{ from: '0', to: null, value: '70' }],
    });
    expect([status, body.start_date]).toEqual([200, today]);
    expect(body.id).not.toBe(timeline.id);
    expect((await preview(group, { currency: 'VND' }, '10')).bracket.value).toBe('70');
    expect((await preview(group, { currency: 'VND' }, '10', dayAfter(-1))).bracket.value).toBe('100');
    const amount = (await admin('GET', `price-amounts?filter[price_timeline_id]=${timeline.id}`)).body
      .data[0];
    expect((await admin('DELETE', `price-amounts/${amount.id}`)).body.code).toBe('price_in_force');
    expect((await admin('DELETE', `price-timelines/${timeline.id}`)).body.code).toBe('price_in_force');
    expect(
      (await admin('PUT', `price-timelines/${timeline.id}`, { start_date: dayAfter(-20) })).body.errors,
    ).toHaveProperty('start_date');
    expect(
      (await admin('PUT', `price-timelines/${body.id}`, { end_date: dayAfter(-1) })).body.errors,
    ).toHaveProperty('end_date');
  });

  test('one bracket’s value that is in force is changed the same way', async () => {
    const { id, group } = await make({ currency: 'VND' });
    const { body: timeline } = await admin('POST', 'price-timelines', { price_id: id, amounts: tiled });
    const changed = await admin('PUT', `price-amounts/${timeline.amounts[0].id}`, { value: '95' });
    expect([changed.status, changed.body.value, changed.body.price_timeline_id === timeline.id]).toEqual([
      200,
      '95',
      false,
    ]);
    expect((await preview(group, { currency: 'VND' }, '5')).bracket.value).toBe('95');
    expect((await preview(group, { currency: 'VND' }, '5', '2020-01-01')).bracket.value).toBe('100');
    expect((await read(id)).version).toBeGreaterThan(2);
  });

  test('timelines of one price do not overlap, and brackets reach from 0 to infinity', async () => {
    const { id } = await make();
    await admin('POST', 'price-timelines', {
      price_id: id,
      start_date: '2030-01-01',
      end_date: '2030-06-01',
      amounts: tiled,
    });
    expect(
      (await admin('POST', 'price-timelines', { price_id: id, start_date: '2030-05-31', amounts: tiled }))
        .body.code,
    ).toBe('timeline_overlap');
    expect(
      (
        await admin('POST', 'price-timelines', {
          price_id: id,
          start_date: '2031-01-01',
          end_date: '2030-12-31',
        })
      ).body.errors,
    ).toHaveProperty('end_date');
    for (const amounts of [
      [{ from: '1', to: null, value: '1' }],
      [{ from: '0', to: '5', value: '1' }],
      [
        { from: '0', to: '5', value: '1' },
        { from: '6', to: null, value: '1' },
      ],
    ]) {
      expect(
        (await admin('POST', 'price-timelines', { price_id: id, start_date: '2032-01-01', amounts })).body
          .errors,
      ).toHaveProperty('amounts');
    }
    expect((await admin('POST', 'price-timelines', { price_id: 999999 })).body.errors).toHaveProperty(
      'price_id',
    );
    const { body: future } = await admin('POST', 'price-timelines', {
      price_id: id,
      start_date: '2033-01-01',
      amounts: tiled,
    });
    expect(
      (await admin('PUT', `price-timelines/${future.id}`, { amounts: [{ from: '0', to: null, value: '5' }] }))
        .body.id,
    ).toBe(future.id); // nobody used it yet
    expect((await admin('DELETE', `price-timelines/${future.id}`)).status).toBe(204);
  });

  test('the unit stays, keys stand once, and prices without use can go', async () => {
    const { id } = await make({ unit: 'by_weight', currency: 'VND' });
    const { conditions } = await read(id);
    const unit = conditions.find(({ key }: { key: string }) => key === 'unit');
    expect((await admin('DELETE', `conditions/${unit.id}`)).body.code).toBe('unit_needed');
    expect((await admin('PUT', `conditions/${unit.id}`, { key: 'from' })).body.code).toBe('unit_needed');
    expect((await admin('PUT', `conditions/${unit.id}`, { value: 'by_volume' })).body.value).toBe(
      'by_volume',
    );
    expect(
      (await admin('POST', 'conditions', { price_id: id, key: 'currency', value: 'JPY' })).body.code,
    ).toBe('condition_taken');
    expect(
      (await admin('POST', 'conditions', { price_id: id, key: '', value: 'x' })).body.errors,
    ).toHaveProperty('key');
    expect((await admin('DELETE', `prices/${id}`)).status).toBe(204);
  });

  test('accountants read prices and do not change them', async () => {
    const accounting = await server.as('accounting');
    expect((await accounting('GET', 'prices?include=conditions,timelines,problems')).status).toBe(200);
    expect((await accounting('POST', 'prices', { name: 'x' })).status).toBe(403);
    expect((await (await server.as('customer'))('GET', 'prices')).status).toBe(403);
  });

  test('whatever the brackets, exactly one holds for a measure, and none is free by accident', async () => {
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
          const { id, group } = await make({ currency: 'VND' });
          await admin('POST', 'price-timelines', { price_id: id, amounts });
          const index = bounds.findLastIndex((bound) => bound <= measure);
          expect((await preview(group, { currency: 'VND' }, String(measure))).bracket).toEqual(
            amounts[index],
          );
        },
      ),
      { numRuns: 15 },
    );
  });
});
