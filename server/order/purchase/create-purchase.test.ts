import { beforeAll, describe, expect, test } from 'vitest';
import { approvedOrder, draftOrder, makePurchase, purchaseOf } from '../../../tests/main-job/goods.ts';
import { done, makeProduct, makeSupplier, paidOrder, usePeople } from '../../../tests/main-job/main-job.ts';
import { logOf } from '../../../tests/support/change-log.ts';
import { expectBooksInOrder } from '../../../tests/support/invariants.ts';
import { refused } from '../../../tests/support/refused.ts';
import { stranger } from '../../../tests/support/other-callers.ts';
import { useTestServer, type Caller } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);
let supplier: number;
beforeAll(async () => {
  supplier = await makeSupplier(crew);
});

const create = (body: object, caller: Caller = crew.purchase) => caller('POST', 'purchases', body);
const part = (order: any, quantity: string) => ({
  quantity,
  order_items: [{ order_item_id: order.items[0].id, quantity }],
});
const lineOf = async (order: any) =>
  (await done(crew.purchase('GET', `order/items?filter[order_id]=${order.id}`))).data[0];

describe('a new purchase', () => {
  test('waits for approval and is owed to its supplier', async () => {
    const { order } = await paidOrder(crew);
    const made = await done(
      create({ ...purchaseOf(supplier, order, { tax_percent: '10' }), additional_cost: '500' }),
      201,
    );
    expect(made).toMatchObject({
      status_id: 'New',
      supplier_id: supplier,
      sub_total: '2700',
      tax: '270',
      balance: '2970',
      total: '3470',
      unsolved: '3470',
      items: [{ quantity: '3', price: '900', status_id: 'Newish' }],
    });
    expect(made.actions.filter(({ allowed }: { allowed: boolean }) => allowed)).toMatchObject([
      { key: 'approve' },
      { key: 'approve_and_order' },
      { key: 'cancel' },
      { key: 'delete' },
      { key: 'update' },
      { key: 'add_line' },
      { key: 'attach_tracking' },
    ]);
    expect(await logOf(server, 'purchase', made.id)).toMatchObject([{ type_id: 'created' }]);
  });

  test('counts for the order lines that it buys for, which leave the list to buy', async () => {
    const { product, order } = await paidOrder(crew);
    await makePurchase(crew, order, part(order, '2'));
    expect(await lineOf(order)).toMatchObject({ purchased_quantity: '2' });
    const toBuy = async () =>
      (await done(crew.purchase('GET', `list-to-buy?filter[product_id]=${product}`))).data;
    expect(await toBuy()).toMatchObject([{ to_buy: '1' }]);
    await makePurchase(crew, order, part(order, '1'));
    expect(await toBuy()).toEqual([]);
    await expectBooksInOrder(server);
  });

  test('may buy for stock alone, or more than its orders need', async () => {
    const { order } = await paidOrder(crew);
    const forStock = await makePurchase(crew, order, { order_items: [] });
    expect(forStock.items).toHaveLength(1);
    expect((await lineOf(order)).purchased_quantity).toBe('0');
    expect((await makePurchase(crew, order, { quantity: '10' })).items[0].quantity).toBe('10');
  });

  test('may name an order line on two of its lines', async () => {
    const { order } = await paidOrder(crew);
    const half = { ...purchaseOf(supplier, order).items[0]!, ...part(order, '1') };
    const rest = { ...half, ...part(order, '2') };
    await done(create({ supplier_id: supplier, currency_id: 'JPY', items: [half, rest] }), 201);
    expect((await lineOf(order)).purchased_quantity).toBe('3');
  });

  test('may be in another currency, rounded to its unit', async () => {
    const { order } = await paidOrder(crew);
    const body = { ...purchaseOf(supplier, order, { price: '1.234' }), currency_id: 'USD' };
    expect(await done(create(body), 201)).toMatchObject({ currency_id: 'USD', total: '3.7' });
  });
});

describe('a purchase is refused', () => {
  test('beyond the outstanding quantity of a line, also over several of its lines', async () => {
    const { order } = await paidOrder(crew);
    const { details } = await refused(
      create(purchaseOf(supplier, order, part(order, '4'))),
      'quantity_over_to_buy',
      'items.0.order_items.0.quantity',
    );
    expect(details).toEqual({ order_id: order.id, to_buy: '3' });
    const twice = purchaseOf(supplier, order, part(order, '2')).items[0]!;
    await refused(
      create({ supplier_id: supplier, currency_id: 'JPY', items: [twice, twice] }),
      'quantity_over_to_buy',
      'items.1.order_items.0.quantity',
    );
  });

  test('to one of two concurrent requests for the last pieces', async () => {
    const { order } = await paidOrder(crew);
    const both = await Promise.all([1, 2].map(() => create(purchaseOf(supplier, order))));
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 422]);
    await expectBooksInOrder(server);
  });

  test('with more pieces for order lines than bought', async () => {
    const { order } = await paidOrder(crew);
    await refused(
      create(purchaseOf(supplier, order, { quantity: '2' })),
      'quantity_over_line',
      'items.0.quantity',
    );
  });

  test('for a line of another product', async () => {
    const { order } = await paidOrder(crew);
    await refused(
      create(purchaseOf(supplier, order, { product_id: await makeProduct(crew) })),
      'order_line_not_of_product',
    );
  });

  test('for an order that is not approved, not paid, or cancelled', async () => {
    const draft = await draftOrder(crew);
    await refused(create(purchaseOf(supplier, draft.order)), 'order_not_approved');
    const { order } = await approvedOrder(crew);
    await refused(create(purchaseOf(supplier, order)), 'order_unpaid');
    await done(crew.sale('PUT', `orders/${order.id}/cancel`, { confirm: true }), 200);
    const { details } = await refused(create(purchaseOf(supplier, order)), 'order_is_cancelled');
    expect(details).toEqual({ order_id: order.id });
  });

  test('for unpaid orders, unless the organization buys before payment', async () => {
    const { product, order } = await approvedOrder(crew);
    await server.query(
      `insert into settings (organization_id, key, value) values (1, 'buy_before_payment', 'true')`,
    );
    const { data } = await done(crew.purchase('GET', `list-to-buy?filter[product_id]=${product}`));
    expect(data).toMatchObject([{ to_buy: '3' }]);
    await done(create(purchaseOf(supplier, order)), 201);
    await server.query(`delete from settings where key = 'buy_before_payment'`);
  });

  test('with an unknown supplier, product or order line', async () => {
    const { order } = await paidOrder(crew);
    await refused(create(purchaseOf(999_999, order)), 'unknown_reference', 'supplier_id');
    const wrong = (item: object) => create(purchaseOf(supplier, order, item));
    await refused(wrong({ product_id: 'none' }), 'unknown_reference', 'items.0.product_id');
    await refused(
      wrong({ order_items: [{ order_item_id: 999_999, quantity: '1' }] }),
      'unknown_reference',
      'items.0.order_items.0.order_item_id',
    );
  });

  test('for suppliers and orders of another organization', async () => {
    const { order } = await paidOrder(crew);
    const buyer = await stranger(server, 'purchase');
    await refused(create(purchaseOf(supplier, order), buyer), 'unknown_reference', 'supplier_id');
    const { id } = await done(buyer('POST', 'suppliers', { name: 'Elsewhere' }), 201);
    await refused(
      create(purchaseOf(id, order), buyer),
      'unknown_reference',
      'items.0.order_items.0.order_item_id',
    );
  });

  test.for([
    ['items', { items: [] }],
    ['items.0.quantity', { items: [{ product_id: 'x', price: '1', quantity: '0' }] }],
    ['currency_id', { currency_id: 'EUR' }],
    ['additional_cost', { additional_cost: '-1' }],
  ] as const)('where %s is not acceptable: %o', async ([field, wrong]) => {
    const body = { supplier_id: supplier, currency_id: 'JPY', items: [], ...wrong };
    await refused(create(body), 'invalid_fields', field);
  });
});
