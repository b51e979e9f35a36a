import { beforeAll, describe, expect, test } from 'vitest';
import { done } from '../../../tests/main-job/main-job.ts';
import { dayAfter, makePrice, makeTimeline, readPrice, today } from '../../../tests/support/prices.ts';
import { refused } from '../../../tests/support/refused.ts';
import { lastLog } from '../../../tests/support/change-log.ts';
import { adminElsewhere } from '../../../tests/support/other-callers.ts';
import { useTestServer, type Caller } from '../../../tests/support/test-server.ts';

const server = useTestServer();
let admin: Caller;
beforeAll(async () => {
  admin = await server.as('admin');
});
const remove = (id: number, caller = admin, headers = {}) =>
  caller('DELETE', `price-timelines/${id}`, undefined, { headers });

describe('a timeline is deleted', () => {
  test('with its brackets before it begins; its price has a new version', async () => {
    const { id } = await makePrice(admin);
    const timeline = await makeTimeline(admin, id, { start_date: dayAfter(1) });
    await done(remove(timeline.id), 204);
    const { timelines, version } = await readPrice(admin, id);
    expect([timelines, version]).toEqual([[], 3]);
    expect(
      await server.query('select 1 from price_amounts where price_timeline_id = $1', [timeline.id]),
    ).toEqual([]);
    expect(await lastLog(server, 'price', id)).toMatchObject({ content: { timeline_removed: dayAfter(1) } });
  });

  test.for([
    ['is in force', {}],
    ['begins today', { start_date: today }],
    ['has ended', { end_date: dayAfter(-1) }],
  ] as const)('never when it %s: documents may have used it', async ([, days]) => {
    const { id } = await makePrice(admin);
    const timeline = await makeTimeline(admin, id, days);
    await refused(remove(timeline.id), 'price_in_force');
    expect((await readPrice(admin, id)).timelines).toHaveLength(1);
  });

  test.for([
    ['has begun', {}],
    ['has ended', { end_date: dayAfter(-1) }],
  ] as const)('when it %s without brackets: nothing was charged by it', async ([, days]) => {
    const { id } = await makePrice(admin);
    const timeline = await makeTimeline(admin, id, { ...days, amounts: undefined });
    await done(remove(timeline.id), 204);
    expect(await lastLog(server, 'price', id)).toMatchObject({ content: { timeline_removed: '–' } });
  });

  test('once, in the own organization, with the current version', async () => {
    const { id } = await makePrice(admin);
    const timeline = await makeTimeline(admin, id, { start_date: dayAfter(1) });
    await refused(remove(timeline.id, await adminElsewhere(server)), 'not_found');
    await refused(remove(timeline.id, admin, { 'if-match': '"2"' }), 'stale_version');
    await done(remove(timeline.id, admin, { 'if-match': '"1"' }), 204);
    await refused(remove(timeline.id), 'not_found');
  });
});
