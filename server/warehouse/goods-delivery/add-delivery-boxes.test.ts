import { describe, expect, test } from 'vitest';
import {
  arrivedBill,
  makeDelivery,
  putOn,
  shippedBill,
  statuses,
  waitingDelivery,
} from '../../../tests/main-job/boxes.ts';
import { done, makeCustomer, usePeople } from '../../../tests/main-job/main-job.ts';
import { logOf } from '../../../tests/support/change-log.ts';
import { expectBooksInOrder } from '../../../tests/support/invariants.ts';
import { refused } from '../../../tests/support/refused.ts';
import { stranger } from '../../../tests/support/other-callers.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);

describe('adding boxes to a delivery', () => {
  test('takes arrived boxes of its customer’s orders', async () => {
    const { box, order, delivery } = await waitingDelivery(crew, 2);
    expect(delivery).toMatchObject({
      quantity: 2,
      pivot_boxes: [{ box_id: box.id, order_id: order.id, quantity: 2, shipping_code: null }],
    });
    expect(await logOf(server, 'goods_delivery', delivery.id)).toContainEqual({
      type_id: 'write',
      content: { boxes: [{ box_id: box.id, order_id: order.id, quantity: 2 }] },
    });
  });

  test('adds more of the same box, and keeps the carrier’s code', async () => {
    const { customer, box, order } = await arrivedBill(crew, 2);
    const { id } = await makeDelivery(crew, customer);
    const put = (fields: object) =>
      crew.warehouse('POST', 'goods-delivery-box/create-multiple', {
        goods_delivery_id: id,
        boxes: [{ box_id: box.id, order_id: order.id, quantity: 1, ...fields }],
      });
    await done(put({ shipping_code: 'GHN1' }), 201);
    expect((await done(put({}), 201)).pivot_boxes).toMatchObject([{ quantity: 2, shipping_code: 'GHN1' }]);
    await expectBooksInOrder(server);
  });
});

describe('adding boxes to a delivery is refused', () => {
  test('beyond the arrived quantity over all deliveries, and not at that quantity', async () => {
    const { customer, box, order } = await arrivedBill(crew, 2);
    const [first, second] = [await makeDelivery(crew, customer), await makeDelivery(crew, customer)];
    const { details } = await refused(putOn(crew, first, box, order, 3), 'over_delivery', 'boxes.0.quantity');
    expect(details).toEqual({ available: 2 });
    await done(putOn(crew, first, box, order, 1), 201);
    await refused(putOn(crew, second, box, order, 2), 'over_delivery', 'boxes.0.quantity');
    await done(putOn(crew, second, box, order, 1), 201);
  });

  test('for the same box twice in one call beyond the available quantity; then nothing is added', async () => {
    const { customer, box, order } = await arrivedBill(crew, 1);
    const { id } = await makeDelivery(crew, customer);
    const line = { box_id: box.id, order_id: order.id, quantity: 1 };
    await refused(
      crew.warehouse('POST', 'goods-delivery-box/create-multiple', {
        goods_delivery_id: id,
        boxes: [line, line],
      }),
      'over_delivery',
      'boxes.1.quantity',
    );
    expect((await done(crew.warehouse('GET', `goods-deliveries/${id}`))).quantity).toBe(0);
  });

  test('before they arrive', async () => {
    const { customer, box, order } = await shippedBill(crew);
    await refused(putOn(crew, await makeDelivery(crew, customer), box, order, 1), 'over_delivery');
  });

  test('of another customer', async () => {
    const { box, order } = await arrivedBill(crew, 1);
    const delivery = await makeDelivery(crew, (await makeCustomer(crew)).id);
    await refused(putOn(crew, delivery, box, order, 1), 'order_of_other_customer', 'boxes.0.order_id');
  });

  test('where the order does not own them, and on deliveries that are unknown or of another organization', async () => {
    const { box, order, delivery } = await waitingDelivery(crew, 1);
    await refused(putOn(crew, delivery, { id: 999_999 }, order, 1), 'unknown_reference', 'boxes.0.box_id');
    await refused(putOn(crew, { id: 999_999 }, box, order, 1), 'unknown_reference', 'goods_delivery_id');
    const elsewhere = await stranger(server, 'warehouse');
    await refused(
      elsewhere('POST', 'goods-delivery-box/create-multiple', {
        goods_delivery_id: delivery.id,
        boxes: [{ box_id: box.id, order_id: order.id, quantity: 1 }],
      }),
      'unknown_reference',
      'goods_delivery_id',
    );
  });

  test('once it has left', async () => {
    const { box, order, delivery } = await waitingDelivery(crew, 1);
    await done(crew.warehouse('PUT', `goods-deliveries/${delivery.id}`, { status_id: 'shipping' }), 200);
    const { details } = await refused(putOn(crew, delivery, box, order, 1), 'delivery_wrong_state');
    expect(details).toEqual({ status_id: 'shipping', wanted: 'waiting_shipment' });
  });

  test('to one of two concurrent calls that put the last box on different deliveries', async () => {
    const { customer, box, order } = await arrivedBill(crew, 1);
    const deliveries = [await makeDelivery(crew, customer), await makeDelivery(crew, customer)];
    const both = deliveries.map((delivery) => putOn(crew, delivery, box, order, 1));
    expect(statuses(await Promise.all(both))).toEqual([201, 422]);
    await expectBooksInOrder(server);
  });
});
