import { beforeAll, describe, expect, test } from 'vitest';
import { done } from '../../../tests/main-job/main-job.ts';
import { conditionOf, makePrice, makeTimeline, readPrice } from '../../../tests/support/prices.ts';
import { refused } from '../../../tests/support/refused.ts';
import { lastLog } from '../../../tests/support/change-log.ts';
import { adminElsewhere } from '../../../tests/support/other-callers.ts';
import { useTestServer, type Caller } from '../../../tests/support/test-server.ts';

const server = useTestServer();
let admin: Caller;
beforeAll(async () => {
  admin = await server.as('admin');
});
const remove = async (price: number, key: string, caller = admin, headers = {}) =>
  caller('DELETE', `conditions/${(await conditionOf(admin, price, key)).id}`, undefined, { headers });

describe('a deleted condition', () => {
  test('leaves a price that applies more often, with a new version', async () => {
    const { id } = await makePrice(admin, { currency: 'VND', from: '1' });
    await done(remove(id, 'from'), 204);
    const { conditions, version } = await readPrice(admin, id);
    expect([conditions.length, version]).toEqual([1, 4]);
    expect(await lastLog(server, 'price', id)).toMatchObject({ content: { condition_removed: 'from' } });
  });

  test('is not the unit: it stays', async () => {
    const { id } = await makePrice(admin, { unit: 'by_weight' });
    await refused(remove(id, 'unit'), 'unit_needed');
    expect((await readPrice(admin, id)).conditions).toHaveLength(1);
  });

  test('is refused if it makes the price conflict with another', async () => {
    const { id, group } = await makePrice(admin, { currency: 'VND' });
    await makeTimeline(admin, id);
    const narrow = await makePrice(admin, { currency: 'VND', from: '1' }, group);
    await makeTimeline(admin, narrow.id);
    await refused(remove(narrow.id, 'from'), 'price_overlap');
    expect((await readPrice(admin, narrow.id)).conditions).toHaveLength(2);
  });

  test('requires the current version, and the own organization', async () => {
    const { id } = await makePrice(admin, { from: '1' });
    const condition = await conditionOf(admin, id, 'from');
    await refused(remove(id, 'from', admin, { 'if-match': '"7"' }), 'stale_version');
    await refused(remove(id, 'from', await adminElsewhere(server)), 'not_found');
    await done(remove(id, 'from', admin, { 'if-match': '"1"' }), 204);
    await refused(admin('DELETE', `conditions/${condition.id}`), 'not_found');
  });
});
