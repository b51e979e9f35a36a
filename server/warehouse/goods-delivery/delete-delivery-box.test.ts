import { expect, test } from 'vitest';
import { putOn, statuses, waitingDelivery } from '../../../tests/main-job/boxes.ts';
import { done, usePeople } from '../../../tests/main-job/main-job.ts';
import { logOf } from '../../../tests/support/change-log.ts';
import { expectBooksInOrder } from '../../../tests/support/invariants.ts';
import { refused } from '../../../tests/support/refused.ts';
import { stranger } from '../../../tests/support/other-callers.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);

/** A delivery that has not left, and its only line. */
async function line() {
  const { box, order, delivery } = await waitingDelivery(crew, 2);
  return { box, order, delivery, path: `goods-delivery-boxes/${delivery.pivot_boxes[0].id}` };
}

test('boxes removed from a delivery can be added to another', async () => {
  const { box, order, delivery, path } = await line();
  await done(crew.warehouse('DELETE', path), 204);
  const left = await done(crew.warehouse('GET', `goods-deliveries/${delivery.id}`));
  expect([left.quantity, left.pivot_boxes]).toEqual([0, []]);
  expect(await logOf(server, 'goods_delivery', delivery.id)).toContainEqual({
    type_id: 'write',
    content: { box_id: box.id, order_id: order.id, removed: 2 },
  });
  await done(putOn(crew, delivery, box, order, 2), 201);
  await expectBooksInOrder(server);
});

test('it is refused once the delivery has left', async () => {
  const { delivery, path } = await line();
  await done(crew.warehouse('PUT', `goods-deliveries/${delivery.id}`, { status_id: 'shipping' }), 200);
  await refused(crew.warehouse('DELETE', path), 'delivery_wrong_state');
});

test('it is refused for unknown lines, of other organizations, and without the right', async () => {
  const { path } = await line();
  await refused(crew.warehouse('DELETE', 'goods-delivery-boxes/999999'), 'not_found');
  await refused((await stranger(server, 'warehouse'))('DELETE', path), 'not_found');
  await refused(crew.purchase('DELETE', path), 'forbidden');
  await refused(server.with(undefined)('DELETE', path), 'logged_out');
  await refused(
    crew.warehouse('DELETE', path, undefined, { headers: { 'if-match': '"99"' } }),
    'stale_version',
  );
});

test('it waits for a delivery that leaves at the same moment, and is refused', async () => {
  const { delivery, path } = await line();
  const [taken, left] = await Promise.all([
    crew.warehouse('DELETE', path),
    crew.warehouse('PUT', `goods-deliveries/${delivery.id}`, { status_id: 'shipping' }),
  ]);
  expect([
    [204, 409],
    [200, 409],
  ]).toContainEqual(statuses([taken, left]));
  await expectBooksInOrder(server);
});
