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
const change = async (price: number, key: string, body: object, caller = admin, headers = {}) =>
  caller('PUT', `conditions/${(await conditionOf(admin, price, key)).id}`, body, { headers });

describe('a condition that is changed', () => {
  test('has its new value, and its price a new version', async () => {
    const { id } = await makePrice(admin, { currency: 'VND' });
    const changed = await done(change(id, 'currency', { value: 'JPY' }), 200);
    expect(changed).toMatchObject({ key: 'currency', value: 'JPY', version: 2 });
    expect((await readPrice(admin, id)).version).toBe(3);
    expect(await lastLog(server, 'price', id)).toMatchObject({ content: { currency: 'JPY' } });
  });

  test('accepts an unused key', async () => {
    const { id } = await makePrice(admin, { from: '1', to: '3' });
    await refused(change(id, 'from', { key: 'to' }), 'condition_taken', 'key');
    expect(await done(change(id, 'from', { key: 'currency', value: 'VND' }))).toMatchObject({
      key: 'currency',
    });
    expect(await done(change(id, 'to', { key: 'to', value: '4' }))).toMatchObject({ value: '4' });
  });

  test('remains the unit with another value', async () => {
    const { id } = await makePrice(admin, { unit: 'by_weight' });
    await refused(change(id, 'unit', { key: 'from' }), 'unit_needed');
    expect(await done(change(id, 'unit', { key: 'unit', value: 'by_volume' }))).toMatchObject({
      key: 'unit',
      value: 'by_volume',
    });
  });

  test('is refused if it makes the price conflict with another', async () => {
    const { id, group } = await makePrice(admin, { currency: 'VND' });
    await makeTimeline(admin, id);
    const other = await makePrice(admin, { currency: 'JPY' }, group);
    await makeTimeline(admin, other.id);
    const { details } = await refused(change(other.id, 'currency', { value: 'VND' }), 'price_overlap');
    expect(details).toEqual({ price_id: id });
    expect(await conditionOf(admin, other.id, 'currency')).toMatchObject({ value: 'JPY', version: 1 });
  });

  test('is the one that was read', async () => {
    const { id } = await makePrice(admin, { from: '1' });
    await done(change(id, 'from', { value: '2' }, admin, { 'if-match': '"1"' }));
    await refused(change(id, 'from', { value: '3' }, admin, { 'if-match': '"1"' }), 'stale_version');
    await refused(change(id, 'from', { value: '3' }, await adminElsewhere(server)), 'not_found');
  });
});
