import { afterEach, describe, expect, test } from 'vitest';
import { give, makePurchase, orderedPurchase, tally } from '../../../tests/main-job/goods.ts';
import { expectBooksInOrder } from '../../../tests/support/invariants.ts';
import {
  approve,
  deposit,
  done,
  makeCustomer,
  makeProduct,
  makeSupplier,
  payOrder,
  unique,
  usePeople,
} from '../../../tests/main-job/main-job.ts';
import { lastLog } from '../../../tests/support/change-log.ts';
import { refused } from '../../../tests/support/refused.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);

const tolerate = (quantity_tolerance: string) =>
  done(crew.admin('PUT', 'organizations/1', { quantity_tolerance }), 200);
afterEach(async () => {
  await tolerate('0');
  await expectBooksInOrder(server);
});

/** A paid order of `quantity` pieces at 1,000 JPY. */
async function ordered(quantity: string, path = 'order/wholesales'): Promise<any> {
  const { id: customer_id } = await makeCustomer(crew);
  const product_id = await makeProduct(crew);
  await deposit(crew, customer_id, '1000000', 'JPY');
  const items = [{ product_id, price: '1000', quantity, tax_percent: '0' }];
  const { id, purchase_cost } = await done(
    crew.sale('POST', path, { customer_id, shipment_method_id: 'sea', items, service_fee: '0' }),
    201,
  );
  await approve(crew, id);
  await payOrder(crew, customer_id, id, purchase_cost);
  return done(crew.sale('GET', `orders/${id}`));
}
const read = (id: string) => done(crew.sale('GET', `orders/${id}`));
const lineOf = async (id: string) => (await read(id)).items[0];
const stepOf = async (id: string, step: string) =>
  (await read(id)).progress.find((one: { id: string }) => one.id === step);
const settle = (id: string, caller = crew.sale) => caller('PUT', `orders/${id}/settle-quantities`);

/** Buys and receives pieces for an order's line. */
async function bought(order: any, quantity: string): Promise<number> {
  const { items } = await orderedPurchase(crew, order, {
    quantity,
    order_items: [{ order_item_id: order.items[0].id, quantity }],
  });
  await done(tally(crew, items[0].id, quantity), 201);
  return items[0].id;
}
/** Buys, receives and allocates pieces for an order's line. */
async function allocateGoods(order: any, quantity: string): Promise<void> {
  await done(give(crew, await bought(order, quantity), order.items[0].id, quantity), 201);
}
const toBuy = async ({ items: [line] }: any) =>
  (await done(crew.purchase('GET', `list-to-buy?filter[product_id]=${line.product_id}`))).data;

describe('the setting', () => {
  test('is zero by default, and set with permission to update organizations', async () => {
    expect(await done(crew.sale('GET', 'organizations/1'))).toMatchObject({ quantity_tolerance: '0' });
    await refused(crew.sale('PUT', 'organizations/1', { quantity_tolerance: '5' }), 'forbidden');
    for (const quantity_tolerance of ['-1', '100', '0.001'])
      await refused(
        crew.admin('PUT', 'organizations/1', { quantity_tolerance }),
        'invalid_fields',
        'quantity_tolerance',
      );
    expect(await tolerate('99.99')).toMatchObject({ quantity_tolerance: '99.99' });
  });

  test('is for wholesale orders alone', async () => {
    await tolerate('10');
    expect((await ordered('20', 'order/retails')).items[0].tolerance).toBe('0');
    expect((await ordered('20')).items[0].tolerance).toBe('2');
  });

  test('counts whole pieces, rounded down', async () => {
    await tolerate('10');
    const tolerances = [];
    for (const quantity of ['9', '10', '19', '20', '19.99'])
      tolerances.push((await ordered(quantity)).items[0].tolerance);
    expect(tolerances).toEqual(['0', '1', '1', '2', '1']);
  });

  test('is stored when a line is ordered, and for later lines at that time', async () => {
    await tolerate('10');
    const order = await ordered('20');
    await tolerate('50');
    expect((await lineOf(order.id)).tolerance).toBe('2');
    const added = { order_id: order.id, product_id: await makeProduct(crew), price: '100', quantity: '20' };
    expect((await done(crew.sale('POST', 'order/items', added), 201)).tolerance).toBe('10');
  });

  test('follows the remaining quantity of a line', async () => {
    await tolerate('10');
    const order = await ordered('20');
    const cut = { cancelled_quantity: '1' };
    expect((await done(crew.sale('PUT', `order/items/${order.items[0].id}`, cut))).tolerance).toBe('1');
  });
});

describe('less than ordered', () => {
  test('counts as whole from the limit on, and not one piece before it', async () => {
    await tolerate('10');
    const order = await ordered('20');
    await allocateGoods(order, '17');
    expect(await stepOf(order.id, 'purchases')).toMatchObject({ done: false, percent: 85 });
    expect(await stepOf(order.id, 'receive_jp')).toMatchObject({
      done: false,
      missing: ['goods_to_receive'],
    });
    expect(await toBuy(order)).toMatchObject([{ to_buy: '3', order_items: [{ quantity: '3', most: '5' }] }]);
    await allocateGoods(order, '1');
    expect(await stepOf(order.id, 'purchases')).toMatchObject({ done: true, percent: 100 });
    expect(await stepOf(order.id, 'receive_jp')).toMatchObject({ done: true });
    expect(await stepOf(order.id, 'finish')).toMatchObject({
      missing: expect.arrayContaining(['quantities_to_settle']),
    });
    expect(await toBuy(order)).toEqual([]);
    const goods = await done(crew.sale('GET', `order/goods?filter[order_id]=${order.id}`));
    expect(goods.data).toMatchObject([{ state: 'received', tolerance: '2' }]);
    for (const wait of ['buying', 'goods'])
      expect(
        (await done(crew.sale('GET', `order/goods?filter[order_id]=${order.id}&filter[waits_for]=${wait}`)))
          .data,
      ).toEqual([]);
  });

  test('waits for all pieces without a tolerance', async () => {
    const order = await ordered('20');
    await allocateGoods(order, '19');
    expect(await stepOf(order.id, 'receive_jp')).toMatchObject({ done: false, percent: 95 });
    await refused(settle(order.id), 'nothing_to_settle');
  });

  test('is paid by the received quantity once settled', async () => {
    await tolerate('10');
    const order = await ordered('20');
    await allocateGoods(order, '18');
    const settled = await done(settle(order.id), 200);
    expect(settled).toMatchObject({ purchase_cost: '18000', purchase_cost_unsolved: '-2000' });
    expect(settled.items[0]).toMatchObject({
      quantity: '20',
      cancelled_quantity: '2',
      balance: '18000',
      remaining_distributed_quantity: '0',
      tolerance: '0',
    });
    const finish = await stepOf(order.id, 'finish');
    expect(finish.missing).not.toContain('quantities_to_settle');
    expect(finish.missing).toContain('refund_due');
    await refused(settle(order.id), 'nothing_to_settle');
  });

  test('cannot be settled while more is to arrive', async () => {
    await tolerate('10');
    const order = await ordered('20');
    const { id, items } = await orderedPurchase(crew, order);
    await done(tally(crew, items[0].id, '19'), 201);
    await done(give(crew, items[0].id, order.items[0].id, '19'), 201);
    await refused(settle(order.id), 'nothing_to_settle');
    const short = { short_closed_quantity: '1', short_close_reason: 'sold out' };
    await done(crew.purchase('PUT', `purchase/items/${items[0].id}`, short), 200);
    expect((await done(settle(order.id))).items[0]).toMatchObject({ cancelled_quantity: '1' });
    expect((await done(crew.purchase('GET', `purchases/${id}`))).status_id).toBe('Received');
  });

  test('can still get all ordered pieces, also by proposal', async () => {
    await tolerate('10');
    const order = await ordered('20');
    await allocateGoods(order, '18');
    const more = await bought(order, '2');
    const { data } = await done(
      crew.purchase('POST', 'order-distributions/proposed', { purchase_item_ids: [more] }),
    );
    expect(data).toMatchObject([{ order_item_id: order.items[0].id, quantity: '2' }]);
    expect((await stepOf(order.id, 'finish')).missing).not.toContain('quantities_to_settle');
  });
});

describe('more than ordered', () => {
  test('is bought up to the limit, and not one piece beyond it', async () => {
    await tolerate('10');
    const order = await ordered('20');
    const buying = (quantity: string) => ({
      quantity,
      order_items: [{ order_item_id: order.items[0].id, quantity }],
    });
    const supplier_id = await makeSupplier(crew);
    const item = { product_id: order.items[0].product_id, price: '900', ...buying('23') };
    await refused(
      crew.purchase('POST', 'purchases', { supplier_id, currency_id: 'JPY', items: [item] }),
      'quantity_over_to_buy',
      'items.0.order_items.0.quantity',
    );
    const products = [{ product_id: order.items[0].product_id, supplier_id, ...buying('23') }];
    await refused(
      crew.purchase('POST', 'list-to-buy/purchases', { products, currency_id: 'JPY' }),
      'quantity_over_to_buy',
    );
    await makePurchase(crew, order, buying('22'));
    expect(await lineOf(order.id)).toMatchObject({ purchased_quantity: '22' });
  });

  test('is accepted up to the limit, charged, and has no tolerance after settling', async () => {
    await tolerate('10');
    const order = await ordered('20');
    const pool = await bought(order, '22');
    const stock = (await orderedPurchase(crew, order, { quantity: '5', order_items: [] })).items[0].id;
    await done(tally(crew, stock, '5'), 201);
    const line = order.items[0].id;
    await done(give(crew, pool, line, '21'), 201);
    await refused(give(crew, stock, line, '2'), 'over_line', 'quantity');
    // one piece is still to come for it
    await refused(settle(order.id), 'nothing_to_settle');
    await done(give(crew, pool, line, '1'), 201);
    expect((await stepOf(order.id, 'finish')).missing).toContain('quantities_to_settle');
    expect(await done(settle(order.id))).toMatchObject({
      purchase_cost: '22000',
      purchase_cost_unsolved: '2000',
      items: [{ quantity: '22', cancelled_quantity: '0', distributed_quantity: '22', tolerance: '0' }],
    });
    await refused(give(crew, stock, line, '1'), 'over_line', 'quantity');
  });

  test('leaves its line open to other changes, except reducing bought pieces', async () => {
    await tolerate('10');
    const order = await ordered('20');
    await allocateGoods(order, '22');
    const change = (body: object) => crew.sale('PUT', `order/items/${order.items[0].id}`, body);
    expect(await done(change({ note: 'Đỏ' }))).toMatchObject({ remaining_distributed_quantity: '-2' });
    await refused(change({ price: '900' }), 'line_price_is_fixed');
    await refused(change({ cancelled_quantity: '1' }), 'quantity_in_use', 'cancelled_quantity');
    await refused(change({ quantity: '19' }), 'quantity_in_use', 'quantity');
    expect(await done(change({ quantity: '22' }))).toMatchObject({ remaining_distributed_quantity: '0' });
  });

  test('is refused without a tolerance', async () => {
    const order = await ordered('20');
    const pool = await bought(order, '20');
    const stock = (await orderedPurchase(crew, order, { quantity: '5', order_items: [] })).items[0].id;
    await done(tally(crew, stock, '5'), 201);
    await done(give(crew, pool, order.items[0].id, '20'), 201);
    await refused(give(crew, stock, order.items[0].id, '1'), 'over_line', 'quantity');
  });
});

describe('settling', () => {
  test('includes only lines within tolerance, at the value of received pieces', async () => {
    await tolerate('10');
    const order = await ordered('20');
    await allocateGoods(order, '19');
    const { id: other } = await done(
      crew.sale('POST', 'order/items', {
        order_id: order.id,
        product_id: await makeProduct(crew),
        price: '108',
        quantity: '30',
        tax_percent: '8',
        is_price_with_tax: true,
      }),
      201,
    );
    const { items } = await done(settle(order.id));
    const [settled, waiting] = items;
    expect(settled).toMatchObject({ cancelled_quantity: '1', balance: '19000' });
    expect(waiting).toMatchObject({ id: other, cancelled_quantity: '0', tolerance: '3', balance: '3240' });
    expect(await lastLog(server, 'order', order.id)).toMatchObject({
      content: expect.anything(),
    });
  });

  test('requires permission, once, for a known order that is not cancelled', async () => {
    await tolerate('10');
    const order = await ordered('20');
    await allocateGoods(order, '19');
    await refused(settle(order.id, crew.warehouse), 'forbidden');
    await refused(settle(`OW${unique()}`), 'not_found');
    await refused(
      crew.sale('PUT', `orders/${order.id}/settle-quantities`, {}, { headers: { 'if-match': '"1"' } }),
      'stale_version',
    );
    await done(crew.sale('PUT', `orders/${order.id}/cancel`, { confirm: true }), 200);
    await refused(settle(order.id), 'order_is_cancelled');
  });
});
