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
const add = (price_timeline_id: number, bracket: object, caller = admin) =>
  caller('POST', 'price-amounts', { price_timeline_id, ...bracket });
async function make() {
  const { id, group } = await makePrice(admin, { currency: 'VND' });
  const timeline = await makeTimeline(admin, id, { start_date: dayAfter(-3), amounts: undefined });
  return { price: id, group, timeline: timeline.id as number };
}

describe('a bracket that is added', () => {
  test('reports what is missing before the price applies', async () => {
    const { price, timeline } = await make();
    expect((await readPrice(admin, price)).problems).toEqual(['no_amounts']);
    const first = await done(add(timeline, { from: '0', to: '20', value: '100' }), 201);
    expect(first).toMatchObject({ from: '0', to: '20', value: '100', version: 1 });
    expect((await readPrice(admin, price)).problems).toEqual(['gap']);
    await done(add(timeline, { from: '20', value: '80' }), 201);
    expect((await readPrice(admin, price)).problems).toEqual([]);
  });

  test('applies from its lower bound to below its upper one', async () => {
    const { group, timeline } = await make();
    await add(timeline, { from: '0', to: '20', value: '100' });
    await add(timeline, { from: '20', value: '80' });
    const ask = (measure: string) => preview(admin, group, { currency: 'VND' }, measure);
    expect(await ask('19.99')).toMatchObject({ bracket: { to: '20', value: '100' }, cost: '1999' });
    expect(await ask('20')).toMatchObject({ bracket: { to: null, value: '80' }, cost: '1600' });
  });

  test('overlaps no other, and is not empty', async () => {
    const { price, timeline } = await make();
    await add(timeline, { from: '0', to: '20', value: '100' });
    await refused(add(timeline, { from: '10', to: '30', value: '90' }), 'bracket_overlap');
    await refused(add(timeline, { from: '30', to: '30', value: '90' }), 'bracket_overlap');
    await refused(add(timeline, { from: '-1', to: '0', value: '90' }), 'invalid_fields', 'from', 'to');
    expect((await readPrice(admin, price)).timelines[0].amounts).toHaveLength(1);
  });

  test('requires the permission to publish once its timeline has started', async () => {
    const { timeline } = await make();
    const pricer = await makePricer(server);
    const bracket = { from: '0', value: '1' };
    expect((await refused(add(timeline, bracket, pricer), 'forbidden')).details).toEqual({
      permission: 'price_publish.organization.update',
    });
    const { id } = await makePrice(admin);
    const later = await makeTimeline(admin, id, { start_date: dayAfter(3), amounts: undefined });
    await done(add(later.id, bracket, pricer), 201);
  });

  test('is refused after the end of the timeline', async () => {
    const { id } = await makePrice(admin);
    const days = { start_date: dayAfter(-9), end_date: dayAfter(-2), amounts: undefined };
    const { id: ended } = await makeTimeline(admin, id, days);
    await refused(add(ended, { from: '0', value: '1' }), 'price_in_force');
  });

  test('increments the version of its price, and is logged there', async () => {
    const { price, timeline } = await make();
    const { version } = await readPrice(admin, price);
    await add(timeline, { from: '0', value: '0' });
    expect((await readPrice(admin, price)).version).toBe(version + 1);
    expect(await lastLog(server, 'price', price)).toMatchObject({
      content: { from: '0', to: null, value: '0' },
    });
  });

  test('belongs to a timeline that the caller sees', async () => {
    const { timeline } = await make();
    const bracket = { from: '0', value: '1' };
    await refused(add(999_999, bracket), 'unknown_reference', 'price_timeline_id');
    await refused(
      add(timeline, bracket, await adminElsewhere(server)),
      'unknown_reference',
      'price_timeline_id',
    );
  });
});
