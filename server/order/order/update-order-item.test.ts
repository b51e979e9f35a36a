import { describe, expect, test } from 'vitest';
import { approvedOrder, draftOrder, makePurchase } from '../../../tests/main-job/goods.ts';
import { buy, done, paidOrder, usePeople, receive } from '../../../tests/main-job/main-job.ts';
import { logOf } from '../../../tests/support/change-log.ts';
import { expectBooksInOrder } from '../../../tests/support/invariants.ts';
import { refused } from '../../../tests/support/refused.ts';
import { colleague } from '../../../tests/support/other-callers.ts';
import { useTestServer, type Caller } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);

const update = (id: number, body: object, caller: Caller = crew.sale, headers = {}) =>
  caller('PUT', `order/items/${id}`, body, { headers });
const read = (id: string) => done(crew.sale('GET', `orders/${id}`));
const LINE = { product_id: 'P', price: '1', quantity: '1' };

describe('changing a line', () => {
  test('charges the new price', async () => {
    const { order } = await draftOrder(crew);
    const line = await done(update(order.items[0].id, { price: '500', quantity: '4' }), 200);
    expect(line).toMatchObject({ price: '500', amount: '2000', tax: '200', balance: '2200' });
    expect(await read(order.id)).toMatchObject({ purchase_cost: '2200', purchase_cost_unsolved: '2200' });
  });

  test('accepts a price with separate tax', async () => {
    const { order } = await draftOrder(crew);
    const change = { price: '1100', is_price_with_tax: true };
    expect(await done(update(order.items[0].id, change), 200)).toMatchObject({
      price: '1000',
      balance: '3300',
    });
  });

  test('cancels a part of it', async () => {
    const { order } = await approvedOrder(crew);
    const line = await done(update(order.items[0].id, { cancelled_quantity: '1' }), 200);
    expect(line).toMatchObject({ quantity: '3', cancelled_quantity: '1', balance: '2200' });
    expect(line.remaining_distributed_quantity).toBe('2');
  });

  test('previews the cost of a cancelled part, or what blocks it', async () => {
    const { order } = await paidOrder(crew);
    const [{ id }] = order.items;
    const preview = (cancelled_quantity: string) =>
      crew.sale('PUT', `order/items/${id}?preview=1`, { cancelled_quantity });
    expect(await done(preview('1'), 200)).toMatchObject({ cancelled_quantity: '1', balance: '2200' });
    expect(await read(order.id)).toMatchObject({ purchase_cost: '3300', purchase_cost_unsolved: '0' });
    await makePurchase(crew, order);
    await refused(preview('1'), 'quantity_in_use', 'cancelled_quantity');
  });

  test('that is paid leaves a refund due', async () => {
    const { order } = await paidOrder(crew);
    await done(update(order.items[0].id, { cancelled_quantity: '3' }), 200);
    expect(await read(order.id)).toMatchObject({ purchase_cost: '0', purchase_cost_unsolved: '-3300' });
    await expectBooksInOrder(server);
  });

  test('is logged at the order only if something changes', async () => {
    const { order } = await draftOrder(crew);
    const [{ id }] = order.items;
    await done(update(id, { note: null, quantity: '3' }), 200);
    expect(await logOf(server, 'order', order.id)).toHaveLength(1);
    await done(update(id, { note: 'Đỏ' }), 200);
    expect((await logOf(server, 'order', order.id)).at(-1)?.content).toEqual({ item_id: id, note: 'Đỏ' });
  });
});

describe('a change of a line is refused', () => {
  test('below the bought quantity', async () => {
    const { order } = await paidOrder(crew);
    await makePurchase(crew, order, {
      quantity: '2',
      order_items: [{ order_item_id: order.items[0].id, quantity: '2' }],
    });
    const [{ id }] = order.items;
    const { details } = await refused(update(id, { quantity: '1' }), 'quantity_in_use', 'quantity');
    expect(details).toEqual({ used: '2' });
    await refused(update(id, { cancelled_quantity: '2' }), 'quantity_in_use', 'cancelled_quantity');
    await done(update(id, { cancelled_quantity: '1' }), 200);
  });

  test('below the distributed quantity', async () => {
    const { order } = await paidOrder(crew);
    await receive(crew, await buy(crew, order));
    await refused(update(order.items[0].id, { quantity: '2' }), 'quantity_in_use', 'quantity');
  });

  test('after cancellation of its order', async () => {
    const { order } = await draftOrder(crew);
    await done(crew.sale('PUT', `orders/${order.id}/cancel`, { confirm: true }), 200);
    const { details } = await refused(update(order.items[0].id, { note: 'x' }), 'order_is_cancelled');
    expect(details).toEqual({ order_id: order.id });
  });

  test('with an outdated version', async () => {
    const { order } = await draftOrder(crew);
    const [{ id, version }] = order.items;
    const headers = { 'if-match': `"${version}"` };
    await done(update(id, { note: 'first' }, crew.sale, headers), 200);
    await refused(update(id, { note: 'second' }, crew.sale, headers), 'stale_version');
  });

  test('to salespeople of other orders', async () => {
    const { order } = await draftOrder(crew);
    await refused(update(order.items[0].id, { note: 'x' }, await colleague(server, 'sale')), 'not_found');
  });
});

describe('the price of a line', () => {
  const correct = (id: number, body: object, caller: Caller = crew.admin) =>
    caller('PUT', `order/items/${id}/price`, body);
  const bought = async () => {
    const { order } = await paidOrder(crew);
    await makePurchase(crew, order);
    return order;
  };

  test('is fixed once the line is bought; other fields can change', async () => {
    const order = await bought();
    const [{ id, price }] = order.items;
    for (const change of [{ price: '1' }, { tax_percent: '8' }, { discount_tax_per_tax_percent: '5' }])
      await refused(update(id, change), 'line_price_is_fixed');
    await done(update(id, { price, note: 'Đỏ', expected_delivery: '2031-05-04' }), 200);
    expect(await read(order.id)).toMatchObject({ purchase_cost: '3300', purchase_cost_unsolved: '0' });
  });

  test('is corrected with a reason, which is logged; a preview changes nothing', async () => {
    const order = await bought();
    const [{ id }] = order.items;
    const body = { price: '1100', is_price_with_tax: true, reason: 'Giá sai' };
    const preview = await done(crew.admin('PUT', `order/items/${id}/price?preview=1`, body), 200);
    expect(preview).toMatchObject({ price: '1000', balance: '3300' });
    expect(await done(correct(id, { price: '900', reason: 'Giá sai' }), 200)).toMatchObject({
      ...{ price: '900', balance: '2970' },
    });
    expect(await read(order.id)).toMatchObject({ purchase_cost: '2970', purchase_cost_unsolved: '-330' });
    expect((await logOf(server, 'order', order.id)).at(-1)?.content).toMatchObject({
      ...{ item_id: id, price: '900', reason: 'Giá sai' },
    });
    await expectBooksInOrder(server);
  });

  test('is not corrected without a reason, by warehouse staff, or on an unknown line', async () => {
    const [{ id }] = (await bought()).items;
    await refused(correct(id, { price: '900' }), 'invalid_fields', 'reason');
    await refused(correct(id, { price: '-1', reason: 'x' }), 'invalid_fields', 'price');
    await refused(correct(id, { price: '900', reason: 'x' }, crew.warehouse), 'forbidden');
    await refused(correct(id, { price: '900', reason: 'x' }, server.with(undefined)), 'logged_out');
    await refused(correct(999_999_999, { price: '900', reason: 'x' }), 'not_found');
  });
});

describe('a finished order is closed', () => {
  test('to its lines, fees, note and address, which open again when a fact is undone', async () => {
    const { order } = await draftOrder(crew);
    const [{ id }] = order.items;
    await server.query("update orders set status_id = 'CompletedFinish' where id = $1", [order.id]);
    for (const refusal of [
      update(id, { price: '1' }),
      update(id, { note: 'x' }),
      crew.admin('DELETE', `order/items/${id}`),
      crew.admin('PUT', `order/items/${id}/price`, { price: '1', reason: 'x' }),
      crew.sale('PUT', `orders/${order.id}`, { note: 'x' }),
      crew.sale('POST', 'order/items', { order_id: order.id, ...LINE }),
    ])
      expect((await refused(refusal, 'order_is_finished')).details).toEqual({ order_id: order.id });
    expect((await read(order.id)).actions).toContainEqual(
      expect.objectContaining({ key: 'update', allowed: false, reason: 'order_is_finished' }),
    );
    expect((await read(order.id)).items).toEqual(order.items);
    await server.query("update orders set status_id = 'CompletedApprove' where id = $1", [order.id]);
    await done(update(id, { note: 'x' }), 200);
  });
});
