import { describe, expect, test } from 'vitest';
import { waitingDelivery } from '../../../tests/main-job/boxes.ts';
import { done, usePeople } from '../../../tests/main-job/main-job.ts';
import { logOf } from '../../../tests/support/change-log.ts';
import { refused } from '../../../tests/support/refused.ts';
import { stranger } from '../../../tests/support/other-callers.ts';
import { useTestServer, type Caller } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);

const note = (id: number, shipping_code: string | null, caller: Caller = crew.warehouse, headers = {}) =>
  caller('POST', 'goods-delivery-box/update-shipping-code', { id, shipping_code }, { headers });

describe('setting the carrier’s code', () => {
  test('makes the delivery searchable by it', async () => {
    const { delivery, box, order } = await waitingDelivery(crew, 1);
    const [{ id }] = delivery.pivot_boxes;
    expect(await done(note(id, 'GHN-42X'), 200)).toMatchObject({ id, shipping_code: 'GHN-42X' });
    const { data } = await done(crew.warehouse('GET', 'goods-deliveries?filter[shipping_code]=42x'));
    expect(data).toMatchObject([{ id: delivery.id }]);
    expect(await logOf(server, 'goods_delivery', delivery.id)).toContainEqual({
      type_id: 'write',
      content: { box_id: box.id, order_id: order.id, shipping_code: 'GHN-42X' },
    });
  });

  test('is possible after it was received, also removing it', async () => {
    const { delivery } = await waitingDelivery(crew, 1);
    for (const status_id of ['shipping', 'received'])
      await done(crew.warehouse('PUT', `goods-deliveries/${delivery.id}`, { status_id }), 200);
    const [{ id }] = delivery.pivot_boxes;
    await done(note(id, 'GHN-1'), 200);
    expect((await done(note(id, null), 200)).shipping_code).toBeNull();
  });

  test('is refused with an outdated version, and from another organization', async () => {
    const { delivery } = await waitingDelivery(crew, 1);
    const [{ id, version }] = delivery.pivot_boxes;
    await refused(note(id, 'x', crew.warehouse, { 'if-match': `"${version + 1}"` }), 'stale_version');
    await refused(note(id, 'x', await stranger(server, 'warehouse')), 'not_found');
    await refused(note(999_999, 'x'), 'not_found');
  });
});
