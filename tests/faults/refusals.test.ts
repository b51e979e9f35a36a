import { describe, expect, test } from 'vitest';
import {
  bill,
  buy,
  done,
  load,
  makeCustomer,
  makeOrder,
  makeProduct,
  makeSupplier,
  pack,
  paidOrder,
  payment,
  people,
  receive,
  TODAY,
  unique,
} from '../main-job/main-job.ts';
import { expectBooksInOrder } from '../support/invariants.ts';
import { useTestServer, type Reply } from '../support/test-server.ts';

const server = useTestServer();
const outcome = async (reply: Promise<Reply>) => {
  const { status, body } = await reply;
  return [status, body?.code];
};

describe('orders', () => {
  test('unknown customers, products and methods; no lines; quantities of nothing; a status set by hand', async () => {
    const { sale, ...rest } = await people(server);
    const crew = { sale, ...rest };
    const { id: customer_id } = await makeCustomer(crew);
    const product_id = await makeProduct(crew);
    const create = async (body: object) => {
      const {
        status,
        body: { code, errors },
      } = await sale('POST', 'order/retails', {
        customer_id,
        items: [{ product_id, price: '10', quantity: '1' }],
        ...body,
      });
      return [status, code, Object.keys(errors)];
    };
    expect(await create({ customer_id: 1 })).toEqual([422, 'unknown_reference', ['customer_id']]);
    expect(
      await create({
        items: [
          { product_id, price: '1', quantity: '1' },
          { product_id: 'none', price: '1', quantity: '1' },
        ],
      }),
    ).toEqual([422, 'unknown_reference', ['items.1.product_id']]);
    expect(await create({ shipment_method_id: 'rail' })).toEqual([
      422,
      'unknown_reference',
      ['shipment_method_id'],
    ]);
    expect(await create({ items: [] })).toEqual([422, 'invalid_fields', ['items']]);
    expect(await create({ items: [{ product_id, price: '10', quantity: '0' }] })).toEqual([
      422,
      'invalid_fields',
      ['items.0.quantity'],
    ]);
    expect(await create({ items: [{ product_id, price: '-1', quantity: '1' }] })).toEqual([
      422,
      'invalid_fields',
      ['items.0.price'],
    ]);
    const order = await makeOrder(crew, customer_id, [{ product_id, price: '10', quantity: '2' }]);
    expect(await outcome(sale('PUT', `orders/${order.id}`, { status_id: 'CompletedFinish' }))).toEqual([
      422,
      'status_is_computed',
    ]);
    await done(sale('PUT', `orders/${order.id}/approve`), 200);
    expect(await outcome(sale('PUT', `orders/${order.id}/approve`))).toEqual([409, 'order_already_approved']);
    expect((await done(sale('PUT', `orders/${order.id}`, { service_fee: '70000' }), 200)).service_fee).toBe(
      '70000',
    );
  });

  test('cancelling shows its plan, gives the money back, and can be taken back', async () => {
    const crew = await people(server);
    const { customer, order } = await paidOrder(crew);
    const wallet = async () =>
      (
        await done(
          crew.accounting('GET', `wallet/users?filter[walletable_id]=${customer}&filter[currency_id]=JPY`),
        )
      ).data[0].balance;
    const before = Number(await wallet());
    const plan = await done(crew.sale('PUT', `orders/${order.id}/cancel`, { confirm: false }), 200);
    expect(plan).toMatchObject({
      executed: false,
      money: [{ kind: 'purchase_cost', refunded: '3300', written_back: '0' }],
    });
    expect(Number(await wallet())).toBe(before);
    await done(crew.sale('PUT', `orders/${order.id}/cancel`, { confirm: true, reason: 'Khách đổi ý' }), 200);
    expect(Number(await wallet())).toBe(before + 3300);
    expect(await done(crew.sale('GET', `orders/${order.id}`))).toMatchObject({
      status_id: 'CompletedCancel',
      purchase_cost: '0',
      purchase_cost_unsolved: '0',
      cancel_reason: 'Khách đổi ý',
    });
    expect(await outcome(crew.sale('PUT', `orders/${order.id}/cancel`, { confirm: true }))).toEqual([
      409,
      'order_is_cancelled',
    ]);
    expect(await done(crew.sale('PUT', `orders/${order.id}/reopen`), 200)).toMatchObject({
      status_id: 'CompletedApprove',
      purchase_cost_unsolved: '3300',
    });
    expect(await outcome(crew.sale('PUT', `orders/${order.id}/reopen`))).toEqual([
      409,
      'order_not_cancelled',
    ]);
    await expectBooksInOrder(server);
  });
});

describe('buying', () => {
  test('before payment, more than needed, other products, twice; and steps out of turn', async () => {
    const crew = await people(server);
    const { customer, product, order } = await paidOrder(crew);
    const supplier_id = await makeSupplier(crew);
    const line = order.items[0].id;
    const create = (item: object) =>
      crew.purchase('POST', 'purchases', {
        supplier_id,
        currency_id: 'JPY',
        items: [
          {
            product_id: product,
            price: '900',
            quantity: '3',
            order_items: [{ order_item_id: line, quantity: '3' }],
            ...item,
          },
        ],
      });
    expect(
      await outcome(create({ quantity: '4', order_items: [{ order_item_id: line, quantity: '4' }] })),
    ).toEqual([422, 'quantity_over_to_buy']);
    expect(await outcome(create({ quantity: '2' }))).toEqual([422, 'quantity_over_line']);
    expect(await outcome(create({ product_id: await makeProduct(crew) }))).toEqual([
      422,
      'order_line_not_of_product',
    ]);
    const unpaid = await makeOrder(crew, customer, [{ product_id: product, price: '10', quantity: '1' }]);
    expect(
      await outcome(create({ order_items: [{ order_item_id: unpaid.items[0].id, quantity: '1' }] })),
    ).toEqual([409, 'order_not_approved']);
    await done(crew.sale('PUT', `orders/${unpaid.id}/approve`), 200);
    expect(
      await outcome(create({ order_items: [{ order_item_id: unpaid.items[0].id, quantity: '1' }] })),
    ).toEqual([409, 'order_unpaid']);
    const made = await done(create({}), 201);
    expect(await outcome(create({}))).toEqual([422, 'quantity_over_to_buy']);
    expect(await outcome(crew.purchase('PUT', `purchases/${made.id}/order`))).toEqual([
      409,
      'purchase_wrong_state',
    ]);
    await done(crew.purchase('PUT', `purchases/${made.id}/cancel`), 200);
    expect((await done(create({}), 201)).status_id).toBe('New');
    await expectBooksInOrder(server);
  });

  test('received beyond what was bought or before it was ordered; a tracking twice', async () => {
    const crew = await people(server);
    const { order } = await paidOrder(crew);
    const { purchase, tracking } = await buy(crew, order);
    const sfa = await done(
      crew.warehouse('POST', 'sfas', {
        tracking_code: tracking.toLowerCase(),
        quantity: 2,
        arrival_date: TODAY,
      }),
      201,
    );
    expect(sfa.tracking_code).toBe(tracking.replaceAll('-', ''));
    expect(
      await outcome(
        crew.warehouse('POST', 'sfas', { tracking_code: tracking, quantity: 1, arrival_date: TODAY }),
      ),
    ).toEqual([422, 'sfa_exists']);
    expect(await outcome(crew.purchase('POST', 'order/trackings', { code: tracking }))).toEqual([
      422,
      'tracking_taken',
    ]);
    const tally = (quantity: string) =>
      crew.warehouse('POST', 'sfa-receipts', {
        sfa_id: sfa.id,
        packages: 1,
        items: [{ purchase_item_id: purchase.items[0].id, quantity }],
      });
    expect(await outcome(tally('4'))).toEqual([422, 'received_too_much']);
    await done(tally('1'), 201);
    expect((await done(crew.purchase('GET', `purchases/${purchase.id}`))).status_id).toBe(
      'PartiallyReceived',
    );
    expect(await outcome(crew.purchase('PUT', `purchases/${purchase.id}/cancel`))).toEqual([
      409,
      'purchase_wrong_state',
    ]);
    const early = await done(
      crew.purchase('POST', 'purchases', {
        supplier_id: purchase.supplier_id,
        currency_id: 'JPY',
        items: [{ product_id: order.items[0].product_id, price: '1', quantity: '1' }],
      }),
      201,
    );
    expect(
      await outcome(
        crew.warehouse('POST', 'sfa-receipts', {
          sfa_id: sfa.id,
          packages: 1,
          items: [{ purchase_item_id: early.items[0].id, quantity: '1' }],
        }),
      ),
    ).toEqual([409, 'purchase_not_ordered']);
  });
});

describe('distribution', () => {
  test('beyond what was received or needed, of another product; and two people who give away the last piece', async () => {
    const crew = await people(server);
    const first = await paidOrder(crew, 2);
    const bought = await buy(crew, first.order);
    const sfa = await done(
      crew.warehouse('POST', 'sfas', { tracking_code: bought.tracking, quantity: 1, arrival_date: TODAY }),
      201,
    );
    await done(
      crew.warehouse('POST', 'sfa-receipts', {
        sfa_id: sfa.id,
        packages: 1,
        items: [{ purchase_item_id: bought.purchase.items[0].id, quantity: '1' }],
      }),
      201,
    );
    const give = (order_item_id: number, quantity: string) =>
      crew.purchase('POST', 'order-distributions', {
        purchase_item_id: bought.purchase.items[0].id,
        order_item_id,
        quantity,
      });
    const line = first.order.items[0].id;
    expect(await outcome(give(line, '2'))).toEqual([422, 'over_distribution']);
    expect(await outcome(give((await paidOrder(crew)).order.items[0].id, '1'))).toEqual([
      422,
      'order_line_not_of_product',
    ]);
    const race = await Promise.all([give(line, '1'), give(line, '1'), give(line, '1')]);
    expect(race.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 422, 422]);
    const {
      data: [made],
    } = await done(crew.purchase('GET', `order-distributions?filter[order_item_id]=${line}`));
    expect((await crew.purchase('DELETE', `order-distributions/${made.id}`)).status).toBe(204);
    await done(give(line, '1'), 201);
    await expectBooksInOrder(server);
  });
});

describe('boxes on their way', () => {
  test('over-owning, over the bill, over-loading, cut-off too early, edits after it, unloading too much', async () => {
    const crew = await people(server);
    const { customer, order } = await paidOrder(crew);
    const { sfa } = await receive(crew, await buy(crew, order));
    const { box, pallet } = await pack(crew, sfa, order, 2);
    const own = (quantity: number) =>
      crew.warehouse('POST', 'owning-boxes', { box_id: box.id, order_id: order.id, quantity });
    expect(await outcome(own(1))).toEqual([422, 'over_owning']);
    expect(
      await outcome(
        crew.warehouse('POST', 'pallet-boxes', { pallet_id: pallet.id, box_id: box.id, quantity: 1 }),
      ),
    ).toEqual([422, 'not_enough_boxes']);
    expect(await outcome(crew.warehouse('PUT', `boxes/${box.id}`, { weight: '5' }))).toEqual([
      409,
      'box_is_closed',
    ]);
    expect(await outcome(crew.warehouse('DELETE', `boxes/${box.id}`))).toEqual([409, 'box_in_use']);
    const ladingBill = await bill(crew, customer, order, box, 1);
    expect(
      await outcome(
        crew.warehouse('POST', 'box-lading-bills', {
          lading_bill_id: ladingBill.id,
          box_id: box.id,
          order_id: order.id,
          quantity: 2,
        }),
      ),
    ).toEqual([422, 'over_owned']);
    const stranger = await done(
      crew.warehouse('POST', 'lading-bills', {
        customer_id: (await makeCustomer(crew)).id,
        shipment_method_id: 'sea',
        from_area_id: 1,
        to_area_id: 3,
      }),
      201,
    );
    expect(
      await outcome(
        crew.warehouse('POST', 'box-lading-bills', {
          lading_bill_id: stranger.id,
          box_id: box.id,
          order_id: order.id,
          quantity: 1,
        }),
      ),
    ).toEqual([422, 'order_of_other_customer']);

    const container = await done(
      crew.warehouse('POST', 'containers', {
        name: unique(),
        shipment_method_id: 'sea',
        from_area_id: 1,
        to_area_id: 3,
      }),
      201,
    );
    const cutOff = (body: object = {}) => crew.warehouse('PUT', `containers/${container.id}/cut-off`, body);
    const scan = (side: 'out' | 'in', quantity: number) =>
      crew.warehouse('POST', `${side}-container-pickers`, {
        container_id: container.id,
        box_id: box.id,
        quantity,
      });
    expect(await outcome(cutOff())).toEqual([409, 'container_is_empty']);
    const byAir = await done(
      crew.warehouse('POST', 'lading-bills', {
        customer_id: customer,
        shipment_method_id: 'air',
        from_area_id: 1,
        to_area_id: 3,
      }),
      201,
    );
    expect(
      await outcome(
        crew.warehouse('POST', `containers/${container.id}/attach-lading-bills`, {
          lading_bill_ids: [byAir.id],
        }),
      ),
    ).toEqual([422, 'route_mismatch']);
    await done(
      crew.warehouse('POST', `containers/${container.id}/attach-lading-bills`, {
        lading_bill_ids: [ladingBill.id],
      }),
      200,
    );
    expect(await outcome(cutOff())).toEqual([409, 'bills_not_loaded']);
    expect(await outcome(scan('out', 2))).toEqual([422, 'over_loading']);
    expect(await outcome(scan('in', 1))).toEqual([409, 'container_not_cut_off']);
    await done(scan('out', 1), 201);
    expect(
      await outcome(crew.warehouse('DELETE', `box-lading-bills/${ladingBill.pivot_boxes[0].id}`)),
    ).toEqual([409, 'bill_is_loaded']);
    expect(await outcome(cutOff())).toEqual([409, 'orders_unsettled']);
    expect(await outcome(cutOff({ override: true, reason: 'Gấp' }))).toEqual([403, 'forbidden']);
    expect(
      await outcome(crew.admin('PUT', `containers/${container.id}/cut-off`, { override: true })),
    ).toEqual([422, 'reason_required']);
    await done(
      crew.admin('PUT', `containers/${container.id}/cut-off`, { override: true, reason: 'Gấp' }),
      200,
    );
    expect(await outcome(cutOff())).toEqual([409, 'container_is_cut_off']);
    expect(await outcome(crew.warehouse('PUT', `lading-bills/${ladingBill.id}`, { discount: '5' }))).toEqual([
      409,
      'bill_is_locked',
    ]);
    expect(
      await outcome(
        crew.warehouse('POST', 'box-lading-bills', {
          lading_bill_id: ladingBill.id,
          box_id: box.id,
          order_id: order.id,
          quantity: 1,
        }),
      ),
    ).toEqual([409, 'bill_is_locked']);
    expect(await outcome(crew.warehouse('PUT', `boxes/${box.id}/open`))).toEqual([409, 'box_in_use']);
    expect(await outcome(scan('out', 1))).toEqual([409, 'container_is_cut_off']);
    const {
      data: [owner],
    } = await done(crew.warehouse('GET', `owning-boxes?filter[box_id]=${box.id}`));
    expect(await outcome(crew.warehouse('POST', `functions/cancel-distributed/${owner.id}`))).toEqual([
      409,
      'owner_on_the_way',
    ]);
    expect(await outcome(crew.sale('PUT', `orders/${order.id}/cancel`, { confirm: true }))).toEqual([
      409,
      'order_cannot_be_cancelled',
    ]);
    await done(crew.warehouse('PUT', `containers/${container.id}/open`), 200);
    await done(
      crew.admin('PUT', `containers/${container.id}/cut-off`, { override: true, reason: 'Gấp' }),
      200,
    );
    expect(await outcome(scan('in', 2))).toEqual([422, 'over_unloading']);
    await done(scan('in', 1), 201);
    expect(await outcome(crew.warehouse('PUT', `containers/${container.id}/open`))).toEqual([
      409,
      'container_unloaded',
    ]);

    const delivery = await done(crew.warehouse('POST', 'goods-deliveries', { customer_id: customer }), 201);
    expect(
      await outcome(crew.warehouse('PUT', `goods-deliveries/${delivery.id}`, { status_id: 'shipping' })),
    ).toEqual([409, 'delivery_incomplete']);
    expect(
      await outcome(
        crew.warehouse('POST', 'goods-delivery-box/create-multiple', {
          goods_delivery_id: delivery.id,
          boxes: [{ box_id: box.id, order_id: order.id, quantity: 2 }],
        }),
      ),
    ).toEqual([422, 'over_delivery']);
    expect(
      await outcome(crew.warehouse('PUT', `goods-deliveries/${delivery.id}`, { status_id: 'received' })),
    ).toEqual([409, 'delivery_wrong_state']);
    await expectBooksInOrder(server);
  });

  test('a returned delivery brings its boxes back, and the order falls back', async () => {
    const crew = await people(server);
    const { customer, order } = await paidOrder(crew);
    const { sfa } = await receive(crew, await buy(crew, order));
    const { box } = await pack(crew, sfa, order);
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

  test('a price that is not there is said, and nothing is charged', async () => {
    const crew = await people(server);
    const { customer, order } = await paidOrder(crew);
    const { sfa } = await receive(crew, await buy(crew, order));
    const { box } = await pack(crew, sfa, order);
    const made = await done(
      crew.warehouse('POST', 'lading-bills', {
        customer_id: customer,
        shipment_method_id: 'sea',
        from_area_id: 1,
        to_area_id: 3,
        type_freight_charge: 'by_volume',
      }),
      201,
    );
    const rated = await done(
      crew.warehouse('POST', 'box-lading-bills', {
        lading_bill_id: made.id,
        box_id: box.id,
        order_id: order.id,
        quantity: 1,
      }),
      201,
    );
    expect(rated).toMatchObject({ freight_charge: '0', assessed_at: null });
    expect(rated.price_explained.missing).toContain('by_volume');
  });
});
