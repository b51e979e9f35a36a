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

describe('changing a line', () => {
  test('asks what it now costs', async () => {
    const { order } = await draftOrder(crew);
    const line = await done(update(order.items[0].id, { price: '500', quantity: '4' }), 200);
    expect(line).toMatchObject({ price: '500', amount: '2000', tax: '200', balance: '2200' });
    expect(await read(order.id)).toMatchObject({ purchase_cost: '2200', purchase_cost_unsolved: '2200' });
  });

  test('takes a price with tax apart', async () => {
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

  test('says first what a part would cost that is cancelled, and what keeps it from that', async () => {
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

  test('is logged with the order, and nothing is where nothing changes', async () => {
    const { order } = await draftOrder(crew);
    const [{ id }] = order.items;
    await done(update(id, { note: null, quantity: '3' }), 200);
    expect(await logOf(server, 'order', order.id)).toHaveLength(1);
    await done(update(id, { note: 'Đỏ' }), 200);
    expect((await logOf(server, 'order', order.id)).at(-1)?.content).toEqual({ item_id: id, note: 'Đỏ' });
  });
});

describe('a change of a line is refused', () => {
  test('below what is bought for it', async () => {
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

  test('below what is distributed to it', async () => {
    const { order } = await paidOrder(crew);
    await receive(crew, await buy(crew, order));
    await refused(update(order.items[0].id, { quantity: '2' }), 'quantity_in_use', 'quantity');
  });

  test('once its order is cancelled', async () => {
    const { order } = await draftOrder(crew);
    await done(crew.sale('PUT', `orders/${order.id}/cancel`, { confirm: true }), 200);
    const { details } = await refused(update(order.items[0].id, { note: 'x' }), 'order_is_cancelled');
    expect(details).toEqual({ order_id: order.id });
  });

  test('over somebody else’s change', async () => {
    const { order } = await draftOrder(crew);
    const [{ id, version }] = order.items;
    const headers = { 'if-match': `"${version}"` };
    await done(update(id, { note: 'first' }, crew.sale, headers), 200);
    await refused(update(id, { note: 'second' }, crew.sale, headers), 'stale_version');
  });

  test('to salespeople who do not sell the order', async () => {
    const { order } = await draftOrder(crew);
    await refused(update(order.items[0].id, { note: 'x' }, await colleague(server, 'sale')), 'not_found');
  });
});
