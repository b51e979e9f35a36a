import { beforeAll, describe, expect, test } from 'vitest';
import { done } from '../../../tests/main-job/main-job.ts';
import { makePrice, makeTimeline, tiled } from '../../../tests/support/prices.ts';
import { refused } from '../../../tests/support/refused.ts';
import { useTestServer, type Caller } from '../../../tests/support/test-server.ts';

const server = useTestServer();
let admin: Caller;
beforeAll(async () => {
  admin = await server.as('admin');
});
const add = (price_id: number, days: object = {}) =>
  admin('POST', 'price-timelines', { price_id, amounts: tiled, ...days });

describe('two prices of a group', () => {
  test('with equal conditions never apply on the same day', async () => {
    const { id, group } = await makePrice(admin, { currency: 'VND' });
    await makeTimeline(admin, id, { end_date: '2027-01-01' });
    const rival = await makePrice(admin, { currency: 'VND' }, group);
    expect((await refused(add(rival.id), 'price_overlap')).details).toEqual({ price_id: id });
    await refused(add(rival.id, { start_date: '2026-12-31' }), 'price_overlap');
    await done(add(rival.id, { start_date: '2027-01-01' }), 201); // starts on the day the other one ends
  });

  test('with as many conditions that do not contradict are rivals too', async () => {
    const { id, group } = await makePrice(admin, { currency: 'VND' });
    await makeTimeline(admin, id);
    const { id: other } = await makePrice(admin, { from: '1' }, group);
    await refused(add(other), 'price_overlap');
  });

  test('can overlap if one has more conditions, or contradicting ones', async () => {
    const { id, group } = await makePrice(admin, { currency: 'VND' });
    await makeTimeline(admin, id);
    const narrower = await makePrice(admin, { currency: 'VND', from: '1' }, group);
    await done(add(narrower.id), 201);
    const other = await makePrice(admin, { currency: 'JPY' }, group);
    await done(add(other.id), 201);
  });

  test('saved concurrently: one of them is refused', async () => {
    const { id: one, group } = await makePrice(admin, { currency: 'USD' });
    const { id: two } = await makePrice(admin, { currency: 'USD' }, group);
    const replies = await Promise.all([one, two].map((id) => add(id)));
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 422]);
  });
});

describe('a price that moves to another group', () => {
  test('is refused if it conflicts with a price there', async () => {
    const one = await makePrice(admin, { currency: 'VND' });
    await makeTimeline(admin, one.id);
    const two = await makePrice(admin, { currency: 'VND' });
    await makeTimeline(admin, two.id);
    await refused(admin('PUT', `prices/${two.id}`, { group_type: one.group }), 'price_overlap');
    await done(admin('PUT', `prices/${two.id}`, { group_type: 'nobody else’s' }), 200);
  });

  test('is deleted with its parts', async () => {
    const { id } = await makePrice(admin, { unit: 'by_weight' });
    await makeTimeline(admin, id);
    await done(admin('DELETE', `prices/${id}`), 204);
    expect(await server.query('select 1 from price_conditions where price_id = $1', [id])).toEqual([]);
    expect(await server.query('select 1 from price_timelines where price_id = $1', [id])).toEqual([]);
  });
});
