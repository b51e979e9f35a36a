import { beforeAll, describe, expect, test } from 'vitest';
import { done } from '../../../tests/main-job/main-job.ts';
import {
  dayAfter,
  makePrice,
  makePricer,
  makeTimeline,
  preview,
  readPrice,
  tiled,
  today,
} from '../../../tests/support/prices.ts';
import { refused } from '../../../tests/support/refused.ts';
import { lastLog } from '../../../tests/support/change-log.ts';
import { adminElsewhere } from '../../../tests/support/other-callers.ts';
import { useTestServer, type Caller } from '../../../tests/support/test-server.ts';

const server = useTestServer();
let admin: Caller;
let pricer: Caller;
beforeAll(async () => {
  admin = await server.as('admin');
  pricer = await makePricer(server);
});
const flat = (value: string) => [{ from: '0', to: null, value }];
const change = (id: number, body: object, caller = admin, headers = {}) =>
  caller('PUT', `price-timelines/${id}`, body, { headers });
/** A price with one timeline. */
async function make(fields: object) {
  const { id, group } = await makePrice(admin, { currency: 'VND' });
  return { price: id, group, id: (await makeTimeline(admin, id, fields)).id as number };
}
const cost = async (group: string, date: string) =>
  (await preview(admin, group, { currency: 'VND' }, '10', date)).bracket?.value;

describe('a timeline that has not begun', () => {
  test('changes in place, days and brackets', async () => {
    const { id, price } = await make({ start_date: dayAfter(9) });
    const changed = await done(change(id, { start_date: dayAfter(5), amounts: flat('5') }, pricer));
    expect(changed).toMatchObject({ id, start_date: dayAfter(5), version: 2, amounts: flat('5') });
    expect(await lastLog(server, 'price', price)).toMatchObject({
      content: { start_date: dayAfter(5), amounts: 1 },
    });
  });

  test('still ends after it starts, and overlaps no other', async () => {
    const { id, price } = await make({ start_date: dayAfter(9), end_date: dayAfter(20) });
    await makeTimeline(admin, price, { start_date: dayAfter(20) });
    await refused(change(id, { start_date: dayAfter(20) }), 'timeline_overlap', 'end_date');
    await refused(change(id, { end_date: dayAfter(9) }), 'timeline_overlap', 'end_date');
    await refused(change(id, { end_date: dayAfter(21) }), 'timeline_overlap');
    await refused(change(id, { amounts: [{ from: '1', to: null, value: '1' }] }), 'brackets_incomplete');
  });
});

describe('a timeline that is in force', () => {
  test('stays as it was: a change of brackets begins a new one today', async () => {
    const { id, group, price } = await make({ start_date: dayAfter(-10), end_date: dayAfter(10) });
    const next = await done(change(id, { amounts: flat('70') }), 200);
    expect(next).toMatchObject({ start_date: today, end_date: dayAfter(10), amounts: flat('70') });
    expect(next.id).not.toBe(id);
    expect(await cost(group, today)).toBe('70');
    expect(await cost(group, dayAfter(-1))).toBe('100');
    expect(await done(admin('GET', `price-timelines/${id}?include=amounts`))).toMatchObject({
      end_date: today,
      amounts: tiled,
    });
    expect((await readPrice(admin, price)).timelines).toHaveLength(2);
  });

  test('changes in place if it starts today', async () => {
    const { id } = await make({ start_date: today });
    expect(await done(change(id, { amounts: flat('70') }))).toMatchObject({ id, amounts: flat('70') });
  });

  test('begins one new timeline for two changes of a day', async () => {
    const { id, price } = await make({});
    const first = await done(change(id, { amounts: flat('70') }));
    expect(await done(change(first.id, { amounts: flat('60') }))).toMatchObject({ id: first.id });
    expect((await readPrice(admin, price)).timelines).toHaveLength(2);
    await refused(change(id, { amounts: flat('50') }), 'price_in_force');
  });

  test('keeps its start, and ends today at the earliest', async () => {
    const { id } = await make({ start_date: dayAfter(-10) });
    await refused(change(id, { start_date: dayAfter(-20) }), 'price_in_force', 'start_date');
    await refused(change(id, { start_date: null }), 'price_in_force', 'start_date');
    await refused(change(id, { end_date: dayAfter(-1) }), 'price_in_force', 'end_date');
    expect(await done(change(id, { start_date: dayAfter(-10), end_date: today }))).toMatchObject({
      id,
      end_date: today,
    });
  });

  test('requires the permission to publish', async () => {
    const { id } = await make({ start_date: dayAfter(-10) });
    for (const body of [{ end_date: dayAfter(1) }, { amounts: flat('1') }])
      expect((await refused(change(id, body, pricer), 'forbidden')).details).toEqual({
        permission: 'price_publish.organization.update',
      });
    expect(await done(change(id, { start_date: dayAfter(-10) }, pricer))).toMatchObject({ id });
  });
});

describe('a timeline that has ended', () => {
  test('keeps its brackets', async () => {
    const { id } = await make({ start_date: dayAfter(-10), end_date: dayAfter(-5) });
    const { details } = await refused(change(id, { amounts: flat('1') }), 'price_in_force');
    expect(details).toEqual({ end_date: dayAfter(-5) });
  });

  test('keeps its end', async () => {
    const { id } = await make({ start_date: dayAfter(-10), end_date: dayAfter(-5) });
    for (const end_date of [dayAfter(5), null, today, dayAfter(-7)])
      await refused(change(id, { end_date }), 'price_in_force', 'end_date');
    expect(await done(change(id, { end_date: dayAfter(-5) }))).toMatchObject({ end_date: dayAfter(-5) });
  });

  test('ends today for good', async () => {
    const { id } = await make({ start_date: dayAfter(-10) });
    await done(change(id, { end_date: today }));
    await refused(change(id, { end_date: null }), 'price_in_force', 'end_date');
  });

  test('moves its end while it has no brackets', async () => {
    const { id } = await make({ start_date: dayAfter(-10), end_date: dayAfter(-5), amounts: undefined });
    expect(await done(change(id, { end_date: dayAfter(5) }))).toMatchObject({ end_date: dayAfter(5) });
  });
});

test('is refused with an outdated version, and to other organizations', async () => {
  const { id } = await make({ start_date: dayAfter(9) });
  await done(change(id, { end_date: dayAfter(12) }, admin, { 'if-match': '"1"' }));
  await refused(change(id, { end_date: dayAfter(13) }, admin, { 'if-match': '"1"' }), 'stale_version');
  await refused(change(id, { end_date: null }, await adminElsewhere(server)), 'not_found');
});

test('days that make a rival of another price are refused', async () => {
  const { id, price, group } = await make({ start_date: dayAfter(9), end_date: dayAfter(20) });
  const rival = await makePrice(admin, { currency: 'VND' }, group);
  const { id: later } = await makeTimeline(admin, rival.id, { start_date: dayAfter(20) });
  expect((await refused(change(later, { start_date: dayAfter(19) }), 'price_overlap')).details).toEqual({
    price_id: price,
  });
  await done(change(id, { end_date: dayAfter(19) }));
  await done(change(later, { start_date: dayAfter(19) }));
});
