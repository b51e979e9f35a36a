import { describe, expect, test } from 'vitest';
import { actionOf, makeContainer, shippedBill } from '../../../tests/main-job/boxes.ts';
import { done, usePeople } from '../../../tests/main-job/main-job.ts';
import { logOf } from '../../../tests/support/change-log.ts';
import { refused } from '../../../tests/support/refused.ts';
import { stranger } from '../../../tests/support/other-callers.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);

const update = (id: number, body: object, headers = {}) =>
  crew.warehouse('PUT', `containers/${id}`, body, { headers });

describe('changing a container', () => {
  test('renames it and sets its limits', async () => {
    const { id, version } = await makeContainer(crew);
    expect(await done(update(id, { name: 'SEA-2', total_max_weight: '0' }), 200)).toMatchObject({
      name: 'SEA-2',
      total_max_weight: '0',
      version: version + 1,
    });
    expect(await logOf(server, 'container', id)).toContainEqual({
      type_id: 'write',
      content: { name: 'SEA-2', total_max_weight: '0' },
    });
  });

  test('is possible again when its cut-off was taken back', async () => {
    const { container } = await shippedBill(crew);
    await done(crew.warehouse('PUT', `containers/${container.id}/open`), 200);
    expect((await done(update(container.id, { name: 'Again' }), 200)).name).toBe('Again');
  });
});

describe('changing a container is refused', () => {
  test('once it is cut off, and says so beforehand', async () => {
    const { container } = await shippedBill(crew);
    expect(actionOf(container, 'update')).toMatchObject({ allowed: false, reason: 'container_is_cut_off' });
    await refused(update(container.id, { name: 'Late' }), 'container_is_cut_off');
  });

  test('with an outdated version, and from another organization', async () => {
    const { id, version } = await makeContainer(crew);
    await refused(update(id, { name: 'x' }, { 'if-match': `"${version + 1}"` }), 'stale_version');
    await refused(
      (await stranger(server, 'warehouse'))('PUT', `containers/${id}`, { name: 'x' }),
      'not_found',
    );
  });
});
