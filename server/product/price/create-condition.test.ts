import { beforeAll, describe, expect, test } from 'vitest';
import { done } from '../../../tests/main-job/main-job.ts';
import { makePrice, makeTimeline, preview, readPrice } from '../../../tests/support/prices.ts';
import { refused } from '../../../tests/support/refused.ts';
import { lastLog } from '../../../tests/support/change-log.ts';
import { adminElsewhere } from '../../../tests/support/other-callers.ts';
import { useTestServer, type Caller } from '../../../tests/support/test-server.ts';

const server = useTestServer();
let admin: Caller;
beforeAll(async () => {
  admin = await server.as('admin');
});
const add = (price_id: number, key: string, value: string, caller = admin) =>
  caller('POST', 'conditions', { price_id, key, value });

describe('a condition that is added', () => {
  test('restricts when its price applies', async () => {
    const { id, group } = await makePrice(admin);
    await makeTimeline(admin, id);
    expect(await preview(admin, group, { currency: 'JPY' }, '1')).toMatchObject({ price: { id } });
    const made = await done(add(id, 'currency', 'VND'), 201);
    expect(made).toMatchObject({ price_id: id, key: 'currency', value: 'VND', version: 1 });
    expect(await preview(admin, group, { currency: 'JPY' }, '1')).toMatchObject({ price: null });
    expect(await preview(admin, group, { currency: 'VND' }, '1')).toMatchObject({ price: { id } });
  });

  test('increments the version of its price, and is logged there', async () => {
    const { id } = await makePrice(admin);
    await add(id, 'from', '1');
    expect((await readPrice(admin, id)).version).toBe(2);
    expect(await lastLog(server, 'price', id)).toMatchObject({ content: { from: '1' } });
  });

  test('has a key that its price does not have yet', async () => {
    const { id } = await makePrice(admin, { currency: 'VND' });
    await refused(add(id, 'currency', 'JPY'), 'condition_taken', 'key');
    await refused(add(id, '', 'x'), 'invalid_fields', 'key');
    expect((await readPrice(admin, id)).conditions).toHaveLength(1);
  });

  test('at the same moment as another with its key: one of them is refused', async () => {
    const { id } = await makePrice(admin);
    const replies = await Promise.all(['VND', 'JPY'].map((value) => add(id, 'currency', value)));
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 422]);
  });

  test('is refused if it makes the price conflict with another', async () => {
    const { id, group } = await makePrice(admin, { currency: 'VND' });
    await makeTimeline(admin, id);
    const other = await makePrice(admin, {}, group);
    await makeTimeline(admin, other.id);
    const { details } = await refused(add(other.id, 'from', '1'), 'price_overlap');
    expect(details).toEqual({ price_id: id });
    expect(await done(add(other.id, 'currency', 'JPY'), 201)).toMatchObject({ value: 'JPY' });
  });

  test('belongs to a price that the caller sees', async () => {
    const { id } = await makePrice(admin);
    await refused(add(999_999, 'from', '1'), 'unknown_reference', 'price_id');
    await refused(add(id, 'from', '1', await adminElsewhere(server)), 'unknown_reference', 'price_id');
    await refused(add(id, 'from', '1', await server.as('accounting')), 'forbidden');
  });
});
