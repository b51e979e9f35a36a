import { describe, expect, test } from 'vitest';
import { give, orderedPurchase, tally } from '../../../tests/main-job/goods.ts';
import { buy, done, pack, paidOrder, usePeople, receive } from '../../../tests/main-job/main-job.ts';
import { expectBooksInOrder } from '../../../tests/support/invariants.ts';
import { refused } from '../../../tests/support/refused.ts';
import { stranger } from '../../../tests/support/other-callers.ts';
import { useTestServer, type Caller } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);

/** A distribution of two of three pieces, of which `came` were tallied. */
async function distribution(came = '3') {
  const { order } = await paidOrder(crew);
  const { items } = await orderedPurchase(crew, order);
  await done(tally(crew, items[0].id, came), 201);
  return { order, ...(await done(give(crew, items[0].id, order.items[0].id, '2'), 201)) };
}
const update = (id: number, quantity: string, caller: Caller = crew.purchase, headers = {}) =>
  caller('PUT', `order-distributions/${id}`, { quantity }, { headers });
const distributedQuantity = async (order: any) =>
  (await done(crew.sale('GET', `orders/${order.id}`))).items[0].distributed_quantity;

describe('changing a distribution', () => {
  test('increases or decreases the quantity', async () => {
    const { id, order } = await distribution();
    expect((await done(update(id, '3'), 200)).quantity).toBe('3');
    expect(await distributedQuantity(order)).toBe('3');
    expect((await done(update(id, '1'), 200)).quantity).toBe('1');
    expect(await distributedQuantity(order)).toBe('1');
    await expectBooksInOrder(server);
  });

  test('to the same quantity changes nothing', async () => {
    const { id, order } = await distribution();
    await done(update(id, '2'), 200);
    expect(await distributedQuantity(order)).toBe('2');
  });

  test('is refused beyond the received or outstanding quantity', async () => {
    const smaller = await distribution('2');
    await refused(update(smaller.id, '3'), 'over_distribution', 'quantity');
    const { id, order } = await distribution();
    await server.query('update order_items set cancelled_quantity = 1 where order_id = $1', [order.id]);
    await refused(update(id, '3'), 'over_line', 'quantity');
  });

  test('is refused below the quantity in boxes of the order', async () => {
    const { order } = await paidOrder(crew);
    const { sfa } = await receive(crew, await buy(crew, order));
    await pack(crew, sfa, order, 2);
    const { data } = await done(crew.purchase('GET', `order-distributions?filter[order_id]=${order.id}`));
    const { details } = await refused(update(data[0].id, '1'), 'distribution_in_boxes');
    expect(details).toEqual({ order_id: order.id, boxed: '2', distributed: '3', released: '2' });
    expect((await done(update(data[0].id, '2'), 200)).quantity).toBe('2');
  });

  test('is refused after cancellation of its order, which has none left', async () => {
    const { id, order } = await distribution();
    await done(crew.sale('PUT', `orders/${order.id}/cancel`, { confirm: true }), 200);
    await refused(update(id, '1'), 'not_found');
  });

  test('is refused with an outdated version and in another organization', async () => {
    const { id, version } = await distribution();
    await refused(update(id, '1', crew.purchase, { 'if-match': `"${version + 1}"` }), 'stale_version');
    await refused(update(id, '1', await stranger(server, 'purchase')), 'not_found');
  });
});
