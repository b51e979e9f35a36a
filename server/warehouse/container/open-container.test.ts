import { describe, expect, test } from 'vitest';
import {
  actionOf,
  arrivedBill,
  cutOffAnyway,
  loadedBill,
  shippedBill,
  statuses,
} from '../../../tests/main-job/boxes.ts';
import { done, usePeople } from '../../../tests/main-job/main-job.ts';
import { logOf } from '../../../tests/support/change-log.ts';
import { refused } from '../../../tests/support/refused.ts';
import { stranger } from '../../../tests/support/other-callers.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);

const open = (container: any, headers = {}) =>
  crew.warehouse('PUT', `containers/${container.id}/open`, undefined, { headers });

describe('undoing a cut-off', () => {
  test('opens the container, and its bills may change', async () => {
    const { bill, container } = await shippedBill(crew);
    const opened = await done(open(container), 200);
    expect(opened).toMatchObject({ status: 'open', had_cut_off: false, cut_off_date: null });
    expect(actionOf(opened, 'load')).toMatchObject({ allowed: true });
    await done(crew.warehouse('PUT', `lading-bills/${bill.id}`, { discount: '5' }), 200);
    expect(await logOf(server, 'container', container.id)).toContainEqual({
      type_id: 'write',
      content: { cut_off: false },
    });
  });

  test('can be followed by another cut-off', async () => {
    const { container } = await shippedBill(crew);
    await done(open(container), 200);
    expect((await done(cutOffAnyway(crew, container), 200)).status).toBe('cut_off');
  });
});

describe('undoing a cut-off is refused', () => {
  test('where there was none, also to one of two concurrent calls', async () => {
    const { container } = await loadedBill(crew);
    await refused(open(container), 'container_not_cut_off');
    await done(cutOffAnyway(crew, container), 200);
    expect(statuses(await Promise.all([open(container), open(container)]))).toEqual([200, 409]);
  });

  test('once something was unloaded', async () => {
    const { container } = await arrivedBill(crew, 1);
    expect(actionOf(container, 'open')).toMatchObject({ allowed: false, reason: 'container_unloaded' });
    const { details } = await refused(open(container), 'container_unloaded');
    expect(details).toEqual({ arrived_at: container.arrived_at });
  });

  test('with an outdated version, and from another organization', async () => {
    const { container } = await shippedBill(crew);
    await refused(open(container, { 'if-match': `"${container.version + 1}"` }), 'stale_version');
    await refused(
      (await stranger(server, 'warehouse'))('PUT', `containers/${container.id}/open`),
      'not_found',
    );
  });
});
