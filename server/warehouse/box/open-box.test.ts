import { describe, expect, test } from 'vitest';
import {
  actionOf,
  loadedBill,
  packBox,
  shippedBill,
  waitingDelivery,
} from '../../../tests/main-job/boxes.ts';
import { done, usePeople } from '../../../tests/main-job/main-job.ts';
import { refused } from '../../../tests/support/refused.ts';
import { stranger } from '../../../tests/support/other-callers.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);

const open = (id: number, headers = {}) => crew.warehouse('PUT', `boxes/${id}/open`, undefined, { headers });

describe('opening a box again', () => {
  test('lets it be changed and closed', async () => {
    const { id } = await packBox(crew);
    const opened = await done(open(id), 200);
    expect(opened.closed_at).toBeNull();
    expect(actionOf(opened, 'update')).toMatchObject({ allowed: true });
    await done(crew.warehouse('PUT', `boxes/${id}`, { weight: '5' }), 200);
    expect((await done(crew.warehouse('PUT', `boxes/${id}/close`), 200)).closed_at).not.toBeNull();
  });

  test('a second time changes nothing', async () => {
    const { id } = await packBox(crew);
    const { version } = await done(open(id), 200);
    expect((await done(open(id), 200)).version).toBe(version);
  });

  test('is possible while it waits in a container that has not left', async () => {
    const { box } = await loadedBill(crew);
    expect((await done(open(box.id), 200)).closed_at).toBeNull();
  });
});

test('a repeated scan of an open box changes nothing', async () => {
  const { id } = await packBox(crew);
  const opened = await done(open(id), 200);
  expect(await done(open(id), 200)).toEqual(opened);
});

describe('opening is refused', () => {
  test('in a container after cut-off, until the cut-off is undone', async () => {
    const { box, container } = await shippedBill(crew);
    await refused(open(box.id), 'box_in_use');
    expect(actionOf(await done(crew.warehouse('GET', `boxes/${box.id}`)), 'open')).toMatchObject({
      allowed: false,
      reason: 'box_in_use',
    });
    await done(crew.warehouse('PUT', `containers/${container.id}/open`), 200);
    await done(open(box.id), 200);
  });

  test('with the carrier', async () => {
    const { box, delivery } = await waitingDelivery(crew);
    await done(crew.warehouse('PUT', `goods-deliveries/${delivery.id}`, { status_id: 'shipping' }), 200);
    await refused(open(box.id), 'box_in_use');
  });

  test('once it was written off', async () => {
    const { id } = await packBox(crew);
    await done(crew.warehouse('DELETE', `boxes/${id}`), 204);
    await refused(open(id), 'box_is_scrapped');
  });

  test('with an outdated version, and from another organization', async () => {
    const { id, version } = await packBox(crew);
    await refused(open(id, { 'if-match': `"${version + 1}"` }), 'stale_version');
    await refused((await stranger(server, 'warehouse'))('PUT', `boxes/${id}/open`), 'not_found');
  });
});
