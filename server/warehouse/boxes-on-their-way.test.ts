// Boxes from the packing table to the customer: what each step refuses.
import { beforeAll, describe, expect, test } from 'vitest';
import {
  bill,
  buy,
  done,
  load,
  makeCustomer,
  pack,
  paidOrder,
  payment,
  people,
  receive,
  unique,
  type People,
} from '../../tests/main-job/main-job.ts';
import { expectBooksInOrder } from '../../tests/support/invariants.ts';
import { refused } from '../../tests/support/refused.ts';
import { useTestServer } from '../../tests/support/test-server.ts';

const server = useTestServer();
let crew: People;
beforeAll(async () => {
  crew = await people(server);
});

/** A paid order with `quantity` boxes on a pallet, all of them its own. */
async function packedOrder(quantity = 2) {
  const { customer, order } = await paidOrder(crew);
  const { sfa } = await receive(crew, await buy(crew, order));
  return { customer, order, ...(await pack(crew, sfa, order, quantity)) };
}

const newBill = async (customer_id: number, fields: object = {}) =>
  done(
    crew.warehouse('POST', 'lading-bills', {
      customer_id,
      shipment_method_id: 'sea',
      from_area_id: 1,
      to_area_id: 3,
      ...fields,
    }),
    201,
  );
const addToBill = (lading_bill_id: number, box: any, order: any, quantity = 1) =>
  crew.warehouse('POST', 'box-lading-bills', {
    lading_bill_id,
    box_id: box.id,
    order_id: order.id,
    quantity,
  });

/** A new container, and the calls on it. */
async function newContainer() {
  const route = { shipment_method_id: 'sea', from_area_id: 1, to_area_id: 3 };
  const { id } = await done(crew.warehouse('POST', 'containers', { name: unique(), ...route }), 201);
  return {
    cutOff: (body: object = {}, caller = crew.warehouse) => caller('PUT', `containers/${id}/cut-off`, body),
    open: () => crew.warehouse('PUT', `containers/${id}/open`),
    attach: (...lading_bill_ids: number[]) =>
      crew.warehouse('POST', `containers/${id}/attach-lading-bills`, { lading_bill_ids }),
    scan: (side: 'out' | 'in', box: any, quantity: number) =>
      crew.warehouse('POST', `${side}-container-pickers`, { container_id: id, box_id: box.id, quantity }),
  };
}

/** One of two boxes on a bill, loaded and cut off before everything is settled. */
async function onTheWay() {
  const packed = await packedOrder();
  const ladingBill = await bill(crew, packed.customer, packed.order, packed.box, 1);
  const container = await newContainer();
  await done(container.attach(ladingBill.id), 200);
  await done(container.scan('out', packed.box, 1), 201);
  await done(container.cutOff({ override: true, reason: 'Gấp' }, crew.admin), 200);
  return { ...packed, ladingBill, container };
}

describe('boxes on their way', () => {
  test('are owned, stacked and changed within what there is', async () => {
    const { order, box, pallet } = await packedOrder();
    await refused(
      crew.warehouse('POST', 'owning-boxes', { box_id: box.id, order_id: order.id, quantity: 1 }),
      'over_owning',
    );
    await refused(
      crew.warehouse('POST', 'pallet-boxes', { pallet_id: pallet.id, box_id: box.id, quantity: 1 }),
      'not_enough_boxes',
    );
    await refused(crew.warehouse('PUT', `boxes/${box.id}`, { weight: '5' }), 'box_is_closed');
    await refused(crew.warehouse('DELETE', `boxes/${box.id}`), 'box_in_use');
  });

  test('go on bills of their customer, as many as the order owns', async () => {
    const { customer, order, box } = await packedOrder();
    const { id } = await bill(crew, customer, order, box, 1);
    await refused(addToBill(id, box, order, 2), 'over_owned');
    const other = await newBill((await makeCustomer(crew)).id);
    await refused(addToBill(other.id, box, order), 'order_of_other_customer');
  });

  test('leave when bills are loaded and settled, or when somebody may say otherwise and why', async () => {
    const { customer, order, box } = await packedOrder();
    const { id, pivot_boxes } = await bill(crew, customer, order, box, 1);
    const container = await newContainer();
    await refused(container.cutOff(), 'container_is_empty');
    const byAir = await newBill(customer, { shipment_method_id: 'air' });
    await refused(container.attach(byAir.id), 'route_mismatch');
    await done(container.attach(id), 200);
    await refused(container.cutOff(), 'bills_not_loaded');
    await refused(container.scan('out', box, 2), 'over_loading');
    await refused(container.scan('in', box, 1), 'container_not_cut_off');
    await done(container.scan('out', box, 1), 201);
    await refused(crew.warehouse('DELETE', `box-lading-bills/${pivot_boxes[0].id}`), 'bill_is_loaded');
    await refused(container.cutOff(), 'orders_unsettled');
    await refused(container.cutOff({ override: true, reason: 'Gấp' }), 'forbidden');
    await refused(container.cutOff({ override: true }, crew.admin), 'reason_required');
    await done(container.cutOff({ override: true, reason: 'Gấp' }, crew.admin), 200);
  });

  test('stay as they are after the cut-off', async () => {
    const { order, box, ladingBill, container } = await onTheWay();
    await refused(container.cutOff(), 'container_is_cut_off');
    await refused(
      crew.warehouse('PUT', `lading-bills/${ladingBill.id}`, { discount: '5' }),
      'bill_is_locked',
    );
    await refused(addToBill(ladingBill.id, box, order), 'bill_is_locked');
    await refused(crew.warehouse('PUT', `boxes/${box.id}/open`), 'box_in_use');
    await refused(container.scan('out', box, 1), 'container_is_cut_off');
    const { data } = await done(crew.warehouse('GET', `owning-boxes?filter[box_id]=${box.id}`));
    await refused(crew.warehouse('POST', `functions/cancel-distributed/${data[0].id}`), 'owner_on_the_way');
    await refused(
      crew.sale('PUT', `orders/${order.id}/cancel`, { confirm: true }),
      'order_cannot_be_cancelled',
    );
  });

  test('are unloaded and delivered as many as came', async () => {
    const { customer, order, box, container } = await onTheWay();
    await done(container.open(), 200);
    await done(container.cutOff({ override: true, reason: 'Gấp' }, crew.admin), 200);
    await refused(container.scan('in', box, 2), 'over_unloading');
    await done(container.scan('in', box, 1), 201);
    await refused(container.open(), 'container_unloaded');
    const { id } = await done(crew.warehouse('POST', 'goods-deliveries', { customer_id: customer }), 201);
    const step = (status_id: string) => crew.warehouse('PUT', `goods-deliveries/${id}`, { status_id });
    await refused(step('shipping'), 'delivery_incomplete');
    await refused(
      crew.warehouse('POST', 'goods-delivery-box/create-multiple', {
        goods_delivery_id: id,
        boxes: [{ box_id: box.id, order_id: order.id, quantity: 2 }],
      }),
      'over_delivery',
    );
    await refused(step('received'), 'delivery_wrong_state');
    await expectBooksInOrder(server);
  });

  test('come back with a returned delivery, and the order falls back', async () => {
    const { customer, order, box } = await packedOrder(1);
    const ladingBill = await bill(crew, customer, order, box);
    const container = await load(crew, ladingBill);
    await done(
      crew.accounting('POST', ...payment('service', customer, '1730000', { type: 'order', id: order.id })),
      201,
    );
    await done(crew.warehouse('PUT', `containers/${container.id}/cut-off`), 200);
    await done(
      crew.warehouse('POST', 'in-container-pickers', {
        container_id: container.id,
        box_id: box.id,
        quantity: 1,
      }),
      201,
    );
    const address = await done(
      crew.admin('POST', 'addresses', { user_id: customer, consignee: 'Khách', address_detail: 'Hà Nội' }),
      201,
    );
    const deliveryOf = async () => {
      const { id } = await done(
        crew.warehouse('POST', 'goods-deliveries', {
          customer_id: customer,
          delivery_partner_id: 1,
          address_id: address.id,
        }),
        201,
      );
      await done(
        crew.warehouse('POST', 'goods-delivery-box/create-multiple', {
          goods_delivery_id: id,
          boxes: [{ box_id: box.id, order_id: order.id, quantity: 1 }],
        }),
        201,
      );
      return (status_id: string) => done(crew.warehouse('PUT', `goods-deliveries/${id}`, { status_id }), 200);
    };
    const status = async () => (await done(crew.sale('GET', `orders/${order.id}`))).status_id;
    const first = await deliveryOf();
    await first('shipping');
    expect(await status()).toBe('CompletedShippingVn');
    await first('cancelled');
    expect(await status()).toBe('CompletedReceiveVn');
    expect(await done(crew.warehouse('GET', `boxes/${box.id}`))).toMatchObject({
      outbound_quantity: 0,
      quantity_in_inventory: 1,
    });
    const second = await deliveryOf();
    await second('shipping');
    await second('received');
    expect(await status()).toBe('CompletedFinish');
    await expectBooksInOrder(server);
  });

  test('are rated only where there is a price, and nothing is charged otherwise', async () => {
    const { customer, order, box } = await packedOrder(1);
    const { id } = await newBill(customer, { type_freight_charge: 'by_volume' });
    const rated = await done(addToBill(id, box, order), 201);
    expect(rated).toMatchObject({ freight_charge: '0', assessed_at: null });
    expect(rated.price_explained.missing).toContain('by_volume');
  });
});
