import { describe, expect, test } from 'vitest';
import {
  actionOf,
  arrivedBill,
  HANOI,
  makeDelivery,
  putOn,
  scan,
  statuses,
  waitingDelivery,
} from '../../../tests/main-job/boxes.ts';
import {
  bill,
  buy,
  done,
  load,
  makeCustomer,
  pack,
  paidOrder,
  payment,
  usePeople,
  receive,
} from '../../../tests/main-job/main-job.ts';
import { expectBooksInOrder } from '../../../tests/support/invariants.ts';
import { refused } from '../../../tests/support/refused.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);

const take = (delivery: any, status_id: 'shipping' | 'received' | 'cancelled') =>
  crew.warehouse('PUT', `goods-deliveries/${delivery.id}`, { status_id });
const readBox = async (box: any) => done(crew.warehouse('GET', `boxes/${box.id}`));

describe('handing a delivery to the carrier', () => {
  test('moves its boxes from the area to the customer', async () => {
    const { box, delivery } = await waitingDelivery(crew, 2);
    const shipping = await done(take(delivery, 'shipping'), 200);
    expect(shipping.status_id).toBe('shipping');
    expect(shipping.exported_date).not.toBeNull();
    expect(actionOf(shipping, 'receive')).toMatchObject({ allowed: true });
    expect(await readBox(box)).toMatchObject({ outbound_quantity: 2, quantity_in_inventory: 0 });
    const path = `box-moves?filter[document_type]=goods_delivery&filter[document_id]=${delivery.id}`;
    expect((await done(crew.warehouse('GET', path))).data).toMatchObject([
      { reason: 'deliver', quantity: 2 },
    ]);
    await expectBooksInOrder(server);
  });

  test('is refused while something is missing, and says what', async () => {
    const { id: customer_id } = await makeCustomer(crew);
    const delivery = await done(
      crew.warehouse('POST', 'goods-deliveries', { customer_id, delivery_partner_id: 1 }),
      201,
    );
    const { details } = await refused(take(delivery, 'shipping'), 'delivery_without_boxes');
    expect(details).toEqual({ missing: ['delivery_without_boxes', 'delivery_without_place'] });
    const step = { status_id: 'shipping' };
    const { body } = await crew.warehouse('PUT', `goods-deliveries/${delivery.id}`, step, { language: 'vi' });
    expect(body.message).toBe('Phiếu giao hàng chưa có thùng');
  });

  test('is refused without a place or a carrier, until the warehouse has entered them', async () => {
    const { box, customer, order } = await arrivedBill(crew, 1);
    const delivery = await done(crew.warehouse('POST', 'goods-deliveries', { customer_id: customer }), 201);
    await done(putOn(crew, delivery, box, order, 1), 201);
    await refused(take(delivery, 'shipping'), 'delivery_without_carrier');
    const change = (body: object) =>
      done(crew.warehouse('PUT', `goods-deliveries/${delivery.id}`, body), 200);
    await change({ delivery_partner_id: 1 });
    await refused(take(delivery, 'shipping'), 'delivery_without_place');
    const { id: address_id } = await done(
      crew.warehouse('POST', 'addresses', {
        user_id: customer,
        consignee: 'Khách mới',
        address_detail: '12 Tràng Tiền',
      }),
      201,
    );
    await change({ address_id });
    expect((await done(take(delivery, 'shipping'), 200)).status_id).toBe('shipping');
  });

  test('happens once in two concurrent calls', async () => {
    const { box, delivery } = await waitingDelivery(crew, 1);
    expect(statuses(await Promise.all([take(delivery, 'shipping'), take(delivery, 'shipping')]))).toEqual([
      200, 409,
    ]);
    expect((await readBox(box)).outbound_quantity).toBe(1);
  });
});

describe('confirming a delivery', () => {
  test('sets the time, and its order is handed over', async () => {
    const { delivery } = await waitingDelivery(crew, 1);
    await done(take(delivery, 'shipping'), 200);
    const received = await done(take(delivery, 'received'), 200);
    expect(received.received_at).not.toBeNull();
    for (const { allowed } of received.actions) expect(allowed).toBe(false);
  });

  test('is refused before it left, and a second time', async () => {
    const { delivery } = await waitingDelivery(crew, 1);
    const { details } = await refused(take(delivery, 'received'), 'delivery_wrong_state');
    expect(details).toEqual({ status_id: 'waiting_shipment', wanted: 'received' });
    await done(take(delivery, 'shipping'), 200);
    await done(take(delivery, 'received'), 200);
    await refused(take(delivery, 'received'), 'delivery_wrong_state');
  });
});

describe('cancelling a delivery', () => {
  test('that waits moves nothing, and its boxes can go on another', async () => {
    const { box, delivery } = await waitingDelivery(crew, 1);
    await done(take(delivery, 'cancelled'), 200);
    expect(await readBox(box)).toMatchObject({ quantity_in_inventory: 1, outbound_quantity: 0 });
    const { data } = await done(
      crew.warehouse('GET', `owning-boxes-available?type=goods_delivery&customer_id=${delivery.customer_id}`),
    );
    expect(data).toMatchObject([{ box_id: box.id, available_quantity: 1 }]);
  });

  test('in transit is a return: its boxes are back in the area, and its order’s status too', async () => {
    const { box, order, delivery } = await waitingDelivery(crew, 2);
    const handed = async () =>
      (await done(crew.sale('GET', `orders/${order.id}`))).progress.map(
        ({ id, percent }: { id: string; percent: number }) => `${id} ${percent}`,
      );
    const before = await handed();
    await done(take(delivery, 'shipping'), 200);
    expect(await handed()).not.toEqual(before);
    await done(take(delivery, 'cancelled'), 200);
    expect(await handed()).toEqual(before);
    expect((await readBox(box)).places).toContainEqual(
      expect.objectContaining({ kind: 'loose', area_id: HANOI, quantity: 2 }),
    );
    await expectBooksInOrder(server);
  });

  test('returns its order to the earlier status, and another delivery completes it', async () => {
    const { customer, order } = await paidOrder(crew);
    const { sfa } = await receive(crew, await buy(crew, order));
    const { box } = await pack(crew, sfa, order);
    const container = await load(crew, await bill(crew, customer, order, box));
    const [path, body] = payment('service', customer, '1730000', { type: 'order', id: order.id });
    await done(crew.accounting('POST', path, body), 201);
    await done(crew.warehouse('PUT', `containers/${container.id}/cut-off`), 200);
    await done(scan(crew, 'in', container, box, 1), 201);
    const nextDelivery = async () =>
      done(putOn(crew, await makeDelivery(crew, customer), box, order, 1), 201);
    const status = async () => (await done(crew.sale('GET', `orders/${order.id}`))).status_id;
    const first = await nextDelivery();
    await done(take(first, 'shipping'), 200);
    expect(await status()).toBe('CompletedShippingVn');
    await done(take(first, 'cancelled'), 200);
    expect(await status()).toBe('CompletedReceiveVn');
    const second = await nextDelivery();
    await done(take(second, 'shipping'), 200);
    await done(take(second, 'received'), 200);
    expect(await status()).toBe('CompletedFinish');
    await expectBooksInOrder(server);
  });

  test('is refused once it was received, and a second time', async () => {
    const { delivery } = await waitingDelivery(crew, 1);
    await done(take(delivery, 'shipping'), 200);
    await done(take(delivery, 'received'), 200);
    await refused(take(delivery, 'cancelled'), 'delivery_wrong_state');
    const { delivery: other } = await waitingDelivery(crew, 1);
    await done(take(other, 'cancelled'), 200);
    await refused(take(other, 'cancelled'), 'delivery_wrong_state');
  });
});
