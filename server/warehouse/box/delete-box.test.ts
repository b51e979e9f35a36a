import { describe, expect, test } from 'vitest';
import { actionOf, NARITA, own, ownedBox, packBox, statuses } from '../../../tests/main-job/boxes.ts';
import { approvedOrder } from '../../../tests/main-job/goods.ts';
import { done, usePeople } from '../../../tests/main-job/main-job.ts';
import { logOf } from '../../../tests/support/change-log.ts';
import { expectBooksInOrder } from '../../../tests/support/invariants.ts';
import { refused } from '../../../tests/support/refused.ts';
import { stranger } from '../../../tests/support/other-callers.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);

const remove = (id: number, headers = {}) => crew.warehouse('DELETE', `boxes/${id}`, undefined, { headers });

describe('deleting a box', () => {
  test('writes off what was packed by mistake; its movements stay', async () => {
    const { id } = await packBox(crew, { duplicate: 3 });
    await done(remove(id), 204);
    expect(await done(crew.warehouse('GET', `boxes/${id}`))).toMatchObject({
      free_quantity: 0,
      quantity_in_inventory: 0,
      places: [{ kind: 'scrap', quantity: 3 }],
    });
    const { data } = await done(crew.warehouse('GET', `box-moves?filter[box_id]=${id}`));
    expect(data.map(({ reason }: { reason: string }) => reason)).toEqual(['repacked', 'packed']);
    expect(await logOf(server, 'box', id)).toContainEqual({ type_id: 'deleted', content: {} });
    await expectBooksInOrder(server);
  });

  test('is possible after it was taken apart and packed anew', async () => {
    const { id } = await packBox(crew, { packed: false });
    await done(crew.warehouse('PUT', `boxes/${id}`, { duplicate: 5 }), 200);
    await done(remove(id), 204);
    await expectBooksInOrder(server);
  });
});

describe('deleting is refused', () => {
  test('a second time, and nothing can be done to it any more', async () => {
    const { id } = await packBox(crew);
    await done(remove(id), 204);
    await refused(remove(id), 'box_is_scrapped');
    const { actions } = await done(crew.warehouse('GET', `boxes/${id}`));
    for (const { allowed, reason } of actions)
      expect({ allowed, reason }).toEqual({ allowed: false, reason: 'box_is_scrapped' });
  });

  test('to one of two concurrent calls that do it', async () => {
    const { id } = await packBox(crew);
    expect(statuses(await Promise.all([remove(id), remove(id)]))).toEqual([204, 409]);
    await expectBooksInOrder(server);
  });

  test('while an order owns some of it', async () => {
    const { box, owner } = await ownedBox(crew, 1);
    const { details } = await refused(remove(box.id), 'box_in_use');
    expect(details).toEqual({ distributed_quantity: 1 });
    await done(crew.warehouse('POST', `functions/cancel-distributed/${owner.id}`), 200);
    await done(remove(box.id), 204);
  });

  test('once it stood on a pallet', async () => {
    const box = await packBox(crew);
    const pallet = await done(crew.warehouse('POST', 'pallets', { type_id: 'T11', area_id: NARITA }), 201);
    await done(
      crew.warehouse('POST', 'pallet-boxes', { pallet_id: pallet.id, box_id: box.id, quantity: 1 }),
      201,
    );
    await refused(remove(box.id), 'box_in_use');
    expect(actionOf(await done(crew.warehouse('GET', `boxes/${box.id}`)), 'delete')).toMatchObject({
      allowed: false,
      reason: 'box_in_use',
    });
  });

  test('with an outdated version, and from another organization', async () => {
    const { id, version } = await packBox(crew);
    await refused(remove(id, { 'if-match': `"${version + 1}"` }), 'stale_version');
    await refused((await stranger(server, 'warehouse'))('DELETE', `boxes/${id}`), 'not_found');
  });
});

test('orders own nothing of what was written off', async () => {
  const { order } = await approvedOrder(crew);
  const box = await packBox(crew);
  await done(remove(box.id), 204);
  await refused(own(crew, box, order, 1), 'over_owning', 'quantity');
});
