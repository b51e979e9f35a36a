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
  caller('DELETE', `price-amounts/${id}`, undefined, { headers });
async function make(days: object) {
  const { id } = await makePrice(admin);
  return { price: id, amounts: (await makeTimeline(admin, id, days)).amounts as { id: number }[] };
}

describe('a bracket is deleted', () => {
  test('before its timeline starts; its price then reports the gap', async () => {
    const { price, amounts } = await make({ start_date: dayAfter(1) });
    await done(remove(amounts[0]!.id), 204);
    expect(await readPrice(admin, price)).toMatchObject({ problems: ['gap'], version: 3 });
    expect(await lastLog(server, 'price', price)).toMatchObject({ content: { amount_removed: '0' } });
    await refused(remove(amounts[0]!.id), 'not_found');
  });

  test.for([
    ['is in force', {}],
    ['begins today', { start_date: today }],
    ['has ended', { end_date: dayAfter(-1) }],
  ] as const)('never when its timeline %s', async ([, days]) => {
    const { price, amounts } = await make(days);
    await refused(remove(amounts[0]!.id), 'price_in_force');
    expect((await readPrice(admin, price)).timelines[0].amounts).toHaveLength(2);
  });

  test('as it was read, and by its own organization', async () => {
    const { amounts } = await make({ start_date: dayAfter(1) });
    await refused(remove(amounts[1]!.id, await adminElsewhere(server)), 'not_found');
    await refused(remove(amounts[1]!.id, admin, { 'if-match': '"2"' }), 'stale_version');
    await done(remove(amounts[1]!.id, admin, { 'if-match': '"1"' }), 204);
  });
});
