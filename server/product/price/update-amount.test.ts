import { beforeAll, describe, expect, test } from 'vitest';
import { done } from '../../../tests/main-job/main-job.ts';
import {
  dayAfter,
  makePrice,
  makePricer,
  makeTimeline,
  preview,
  readPrice,
} from '../../../tests/support/prices.ts';
import { refused } from '../../../tests/support/refused.ts';
import { lastLog } from '../../../tests/support/change-log.ts';
import { adminElsewhere } from '../../../tests/support/other-callers.ts';
import { useTestServer, type Caller } from '../../../tests/support/test-server.ts';

const server = useTestServer();
let admin: Caller;
beforeAll(async () => {
  admin = await server.as('admin');
});
const change = (id: number, body: object, caller = admin, headers = {}) =>
  caller('PUT', `price-amounts/${id}`, body, { headers });
/** A price with one timeline, and its first bracket. */
async function make(days: object) {
  const { id, group } = await makePrice(admin, { currency: 'VND' });
  const timeline = await makeTimeline(admin, id, days);
  return { price: id, group, timeline: timeline.id as number, bracket: timeline.amounts[0].id as number };
}

describe('a bracket', () => {
  test('changes in place before it is in force', async () => {
    const { price, timeline, bracket } = await make({ start_date: dayAfter(3) });
    const changed = await done(change(bracket, { value: '95' }), 200);
    expect(changed).toMatchObject({ id: bracket, price_timeline_id: timeline, value: '95', version: 2 });
    expect(await lastLog(server, 'price', price)).toMatchObject({ content: { from: '0', value: '95' } });
  });

  test('that is in force stays: the same one of a new timeline changes', async () => {
    const { price, group, timeline, bracket } = await make({});
    const changed = await done(change(bracket, { value: '95' }));
    expect(changed).toMatchObject({ from: '0', to: '20', value: '95' });
    expect(changed.price_timeline_id).not.toBe(timeline);
    const cost = async (date?: string) =>
      (await preview(admin, group, { currency: 'VND' }, '5', date)).bracket.value;
    expect([await cost(), await cost('2020-01-01')]).toEqual(['95', '100']);
    const { timelines, version } = await readPrice(admin, price);
    expect(timelines.map(({ amounts }: { amounts: object[] }) => amounts.length)).toEqual([2, 2]);
    expect(version).toBe(4);
  });

  test('that has ended does not change', async () => {
    const { bracket } = await make({ end_date: dayAfter(-1) });
    const { details } = await refused(change(bracket, { value: '95' }), 'price_in_force');
    expect(details).toEqual({ end_date: dayAfter(-1) });
  });

  test('of an active timeline requires the permission to publish', async () => {
    const pricer = await makePricer(server);
    await refused(change((await make({})).bracket, { value: '95' }, pricer), 'forbidden');
    const { bracket } = await make({ start_date: dayAfter(3) });
    expect(await done(change(bracket, { value: '95' }, pricer))).toMatchObject({ value: '95' });
  });

  test('overlaps no other, and is not empty', async () => {
    const { bracket } = await make({ start_date: dayAfter(3) });
    await refused(change(bracket, { to: '21' }), 'bracket_overlap');
    await refused(change(bracket, { from: '20' }), 'bracket_overlap');
    expect(await done(change(bracket, { from: '1', to: '19' }))).toMatchObject({ from: '1', to: '19' });
  });

  test('is the one that was read, and one of ours', async () => {
    const { bracket } = await make({ start_date: dayAfter(3) });
    await done(change(bracket, { value: '1' }, admin, { 'if-match': '"1"' }));
    await refused(change(bracket, { value: '2' }, admin, { 'if-match': '"1"' }), 'stale_version');
    await refused(change(bracket, { value: '2' }, await adminElsewhere(server)), 'not_found');
  });

  test('changed concurrently starts one new timeline', async () => {
    const { price, bracket } = await make({});
    const replies = await Promise.all(['95', '96'].map((value) => change(bracket, { value })));
    expect(replies.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    expect((await readPrice(admin, price)).timelines).toHaveLength(2);
  });
});
