import { describe, expect, test } from 'vitest';
import { actionOf, packBox } from '../../../tests/main-job/boxes.ts';
import { done, usePeople } from '../../../tests/main-job/main-job.ts';
import { logOf } from '../../../tests/support/change-log.ts';
import { refused } from '../../../tests/support/refused.ts';
import { stranger } from '../../../tests/support/other-callers.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);

const close = (id: number, headers = {}) =>
  crew.warehouse('PUT', `boxes/${id}/close`, undefined, { headers });
const openBox = (fields: object = {}) => packBox(crew, { packed: false, ...fields });

describe('closing a box', () => {
  test('sets the time, and offers opening instead of closing and changing', async () => {
    const open = await openBox();
    expect(actionOf(open, 'open')).toMatchObject({ allowed: false, reason: 'box_is_open' });
    expect(actionOf(open, 'close')).toMatchObject({ allowed: true, reason: null });
    const closed = await done(close(open.id), 200);
    expect(closed.closed_at).not.toBeNull();
    expect(actionOf(closed, 'close')).toMatchObject({ allowed: false, reason: 'box_is_closed' });
    expect(actionOf(closed, 'update')).toMatchObject({ allowed: false, reason: 'box_is_closed' });
    expect(actionOf(closed, 'open')).toMatchObject({ allowed: true, reason: null });
  });

  test('a second time changes nothing', async () => {
    const { id } = await openBox();
    const first = await done(close(id), 200);
    const second = await done(close(id), 200);
    expect([second.closed_at, second.version]).toEqual([first.closed_at, first.version]);
    expect(await logOf(server, 'box', id)).toHaveLength(2);
  });

  test('offers nothing to callers without the right', async () => {
    const { id } = await openBox();
    const { actions } = await done(crew.sale('GET', `boxes/${id}`));
    expect(actions.filter(({ allowed }: { allowed: boolean }) => allowed)).toEqual([]);
    for (const { key, reason } of actions)
      expect(reason, key).toBe(key === 'deliver' ? 'box_not_arrived' : 'forbidden'); // sales deliver too
  });
});

test('a repeated scan of a closed box changes nothing', async () => {
  const { id } = await openBox();
  const closed = await done(close(id), 200);
  expect(await done(close(id), 200)).toEqual(closed);
});

describe('closing is refused', () => {
  test('without goods', async () => {
    const box = await openBox({ products: [] });
    expect(actionOf(box, 'close')).toMatchObject({ allowed: false, reason: 'box_is_empty' });
    await refused(close(box.id), 'box_is_empty');
  });

  test('once it was written off', async () => {
    const { id } = await openBox();
    await done(crew.warehouse('DELETE', `boxes/${id}`), 204);
    await refused(close(id), 'box_is_scrapped');
  });

  test('with an outdated version, and from another organization', async () => {
    const { id, version } = await openBox();
    await refused(close(id, { 'if-match': `"${version + 1}"` }), 'stale_version');
    await refused((await stranger(server, 'warehouse'))('PUT', `boxes/${id}/close`), 'not_found');
  });
});
