import { describe, expect, test } from 'vitest';
import { billedBox, boxOf, makeBill, own, ownedBox, packBox } from '../../../tests/main-job/boxes.ts';
import { oweForBill, oweForOrder } from '../../../tests/main-job/compensations.ts';
import { draftOrder, approvedOrder } from '../../../tests/main-job/goods.ts';
import { approve, done, makeOrder, makeProduct, usePeople } from '../../../tests/main-job/main-job.ts';
import { expectBooksInOrder } from '../../../tests/support/invariants.ts';
import { sendForm, type Part } from '../../../tests/support/pictures.ts';
import { refused } from '../../../tests/support/refused.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);

const refusedWith = (code: string) => ({ body: expect.objectContaining({ code }) });

describe('what is owed for boxes of a bill', () => {
  test('is owed to the customer of their order, and shows on bill and order', async () => {
    const { bill, box, order, customer } = await billedBox(crew);
    const made = await done(oweForBill(crew, bill, [{ box_id: box.id, quantity: 1 }]), 201);
    expect(made).toMatchObject({
      ...{ type: 'warehouse', order_id: order.id, lading_bill_id: bill.id, customer_id: customer },
      ...{ amount: '800000', paid: '0', unsolved: '800000', uncompensated: '800000', currency_id: 'VND' },
      boxes: [{ box_id: box.id, quantity: 1, is_parent_box: false }],
    });
    const figures = { compensation: '800000', compensated: '0', compensation_unsolved: '800000' };
    expect(await done(crew.sale('GET', `orders/${order.id}`))).toMatchObject(figures);
    expect(await done(crew.sale('GET', `lading-bills/${bill.id}`))).toMatchObject(figures);
    const { data } = await done(
      crew.sale('GET', `order-compensations?filter[order_id]=${order.id}&include=boxes,lading_bill`),
    );
    expect(data).toMatchObject([{ id: made.id, lading_bill: { id: bill.id }, boxes: [{ box_id: box.id }] }]);
    await expectBooksInOrder(server);
  });

  test('is several things where there are several', async () => {
    const { bill, box, order } = await billedBox(crew);
    for (const amount of ['100', '200'])
      await done(oweForBill(crew, bill, [{ box_id: box.id, quantity: 1 }], { amount }), 201);
    expect(await done(crew.sale('GET', `orders/${order.id}`))).toMatchObject({ compensation: '300' });
    await expectBooksInOrder(server);
  });

  test('wants boxes of the bill, no more than there are', async () => {
    const { bill, box } = await billedBox(crew);
    const other = await ownedBox(crew);
    const empty = await makeBill(crew, other.customer);
    expect(await oweForBill(crew, empty, [{ box_id: box.id, quantity: 1 }])).toMatchObject(
      refusedWith('bill_without_boxes'),
    );
    expect(await oweForBill(crew, bill, [{ box_id: other.box.id, quantity: 1 }])).toMatchObject({
      body: { code: 'unknown_reference', errors: { 'boxes.0.box_id': expect.anything() } },
    });
    expect(await oweForBill(crew, bill, [{ box_id: box.id, quantity: 3 }])).toMatchObject({
      body: { code: 'beyond_boxes', errors: { 'boxes.0.quantity': expect.anything() } },
    });
    expect((await oweForBill(crew, bill, [])).status).toBe(422);
    expect((await oweForBill(crew, bill, [{ box_id: box.id, quantity: 0 }])).status).toBe(422);
    const twice = [1, 1].map((quantity) => ({ box_id: box.id, quantity }));
    expect((await oweForBill(crew, bill, twice)).status).toBe(422);
    expect((await oweForBill(crew, { id: 999_999 }, twice.slice(1))).body).toMatchObject({
      code: 'unknown_reference',
    });
  });

  test('takes a whole parent box only where it is one', async () => {
    const { bill, box } = await billedBox(crew);
    const whole = [{ box_id: box.id, quantity: -1 }];
    expect(await oweForBill(crew, bill, whole)).toMatchObject(refusedWith('box_is_not_parent'));
    await server.query('update boxes set is_parent_box = true where id = $1', [box.id]);
    expect(await done(oweForBill(crew, bill, whole), 201)).toMatchObject({
      boxes: [{ box_id: box.id, quantity: -1, is_parent_box: true }],
    });
  });

  test('is of one order', async () => {
    const { customer, order: first, box } = await ownedBox(crew);
    const product = await makeProduct(crew);
    const made = await makeOrder(crew, customer, [{ product_id: product, price: '1000', quantity: '1' }]);
    const second = await approve(crew, made.id);
    const another = await packBox(crew);
    await done(own(crew, another, second, 2), 201);
    const bill = await makeBill(crew, customer);
    for (const [one, order] of [
      [box, first],
      [another, second],
    ])
      await done(
        crew.warehouse('POST', 'box-lading-bills', {
          ...{ lading_bill_id: bill.id, box_id: one.id, order_id: order.id, quantity: 1 },
        }),
        201,
      );
    const both = [box, another].map(({ id }) => ({ box_id: id, quantity: 1 }));
    expect(await oweForBill(crew, bill, both)).toMatchObject(refusedWith('boxes_of_several_orders'));
    expect(await done(oweForBill(crew, bill, both.slice(1)), 201)).toMatchObject({ order_id: second.id });
    expect(await oweForBill(crew, bill, both.slice(1), { order_id: first.id })).toMatchObject(
      refusedWith('unknown_reference'),
    );
  });
});

describe('what is owed for an order', () => {
  test('needs no boxes, and takes those that the order owns', async () => {
    const { order, box } = await ownedBox(crew);
    const made = await done(oweForOrder(crew, order, { boxes: [{ box_id: box.id, quantity: 2 }] }), 201);
    expect(made).toMatchObject({ type: 'order', lading_bill_id: null, boxes: [{ quantity: 2 }] });
    const loose = await done(crew.warehouse('POST', 'boxes', boxOf(await makeProduct(crew))), 201);
    expect(
      (await oweForOrder(crew, order, { boxes: [{ box_id: loose.id, quantity: 1 }] })).body,
    ).toMatchObject({ code: 'unknown_reference' });
  });

  test('wants an amount, a note and an order that lives', async () => {
    const { order } = await approvedOrder(crew);
    for (const body of [{ note: '' }, { note: null }, { amount: '0' }, { amount: '-5' }, { amount: '1.5' }])
      expect((await oweForOrder(crew, order, body)).status).toBe(422);
    expect((await oweForOrder(crew, order, { type: 'shop' })).body.errors).toHaveProperty('type');
    expect((await oweForOrder(crew, { id: 'OR00-000000' })).body).toMatchObject({
      code: 'unknown_reference',
    });
    const { order: draft } = await draftOrder(crew);
    expect(await oweForOrder(crew, draft)).toMatchObject(refusedWith('order_not_approved'));
    await done(crew.sale('PUT', `orders/${order.id}/cancel`, { confirm: true }), 200);
    expect(await oweForOrder(crew, order)).toMatchObject(refusedWith('order_is_cancelled'));
  });

  test('is not for an order of somebody else, or of another organization', async () => {
    const { order } = await approvedOrder(crew);
    const [stranger] = await server.query<{ id: number }>(
      `insert into users (name, email, role_id, organization_id, password_hash)
       values ('Người khác', 'other-sale@hakobu.test', 'sale', 1, 'x') returning id`,
    );
    await server.query('update orders set sale_id = $1, created_by = $1 where id = $2', [
      stranger!.id,
      order.id,
    ]);
    const body = { order_id: order.id, amount: '1', note: 'x' };
    expect((await crew.sale('POST', 'order-compensations', body)).body).toMatchObject({
      code: 'unknown_reference',
    });
    expect((await oweForOrder(crew, order, { organization_id: 999 })).body.errors).toHaveProperty(
      'organization_id',
    );
    const { bill, box } = await billedBox(crew);
    await server.query(
      `insert into organizations (id, name, kind) overriding system value values (77, 'Khác', 'company')`,
    );
    await server.query('update lading_bills set organization_id = 77 where id = $1', [bill.id]);
    expect((await oweForBill(crew, bill, [{ box_id: box.id, quantity: 1 }])).body).toMatchObject({
      code: 'unknown_reference',
    });
  });
});

describe('a compensation', () => {
  test('is of the type that it says, as far as its document bears that out', async () => {
    const { bill, box, order } = await billedBox(crew);
    const boxes = [{ box_id: box.id, quantity: 1 }];
    const ofBill = (type: string) => oweForBill(crew, bill, boxes, { type });
    const ofOrder = (type: string) => oweForOrder(crew, order, { type });
    expect(await done(ofBill('warehouse'), 201)).toMatchObject({ type: 'warehouse' });
    expect(await done(ofOrder('order'), 201)).toMatchObject({ type: 'order' });
    await refused(ofBill('order'), 'unknown_reference', 'lading_bill_id');
    await refused(ofOrder('warehouse'), 'invalid_fields', 'lading_bill_id');
    for (const reply of [ofBill('shop'), ofOrder('shop')]) await refused(reply, 'invalid_fields', 'type');
  });

  test('is made from the fields of a form, for a bill or an order of the named organization', async () => {
    const { bill, box, order } = await billedBox(crew);
    const send = (parts: Part[], organization_id = '1') =>
      sendForm(
        server,
        'POST',
        'lading-bill-compensations',
        [['organization_id', organization_id], ['amount', '800000'], ['note', 'Thùng bị ướt'], ...parts],
        { email: 'warehouse@hakobu.test' },
      );
    const ofBill: Part[] = [
      ['lading_bill_id', String(bill.id)],
      ['boxes[0][box_id]', String(box.id)],
      ['boxes[0][quantity]', '1'],
    ];
    const said = { organization_id: 1, amount: '800000', note: 'Thùng bị ướt' };
    expect(await done(send(ofBill), 201)).toMatchObject({ ...said, lading_bill_id: bill.id });
    expect(await done(send([['order_id', order.id]]), 201)).toMatchObject({
      ...{ ...said, order_id: order.id, lading_bill_id: null },
    });
    await refused(send(ofBill, '999'), 'unknown_reference', 'organization_id');
  });
});

test('nothing is owed in a month that is locked', async () => {
  const { order } = await approvedOrder(crew);
  await server.query(
    `insert into locked_periods (organization_id, month) values (1, date_trunc('month', now() at time zone 'Asia/Ho_Chi_Minh')::date)`,
  );
  expect(await oweForOrder(crew, order)).toMatchObject(refusedWith('period_locked'));
  await server.query('delete from locked_periods');
  expect(await done(crew.sale('GET', `orders/${order.id}`))).toMatchObject({ compensation: '0' });
});
