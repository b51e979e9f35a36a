import { describe, expect, test } from 'vitest';
import { statuses } from '../../../tests/main-job/boxes.ts';
import { approvedOrder, give, orderedPurchase, tally } from '../../../tests/main-job/goods.ts';
import { done, paidOrder, usePeople } from '../../../tests/main-job/main-job.ts';
import { expectBooksInOrder } from '../../../tests/support/invariants.ts';
import { refused } from '../../../tests/support/refused.ts';
import { stranger } from '../../../tests/support/other-callers.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);

/** A paid order of three pieces, all bought, of which `came` were tallied. */
async function tallied(came = '3') {
  const { product, order } = await paidOrder(crew);
  const { items } = await orderedPurchase(crew, order);
  await done(tally(crew, items[0].id, came), 201);
  return { product, order, line: order.items[0].id as number, goods: items[0].id as number };
}
const propose = (ids: readonly number[], query = '') =>
  crew.purchase('POST', `order-distributions/proposed${query}`, { purchase_item_ids: ids });
const lineOf = async (order: { id: string }) => (await done(crew.sale('GET', `orders/${order.id}`))).items[0];

describe('distributing as proposed', () => {
  test('fills several orders from several purchases in one call', async () => {
    const [first, second] = [await tallied(), await tallied('2')];
    const { data } = await done(propose([first.goods, second.goods]), 201);
    expect(data).toMatchObject([
      { purchase_item_id: first.goods, order_item_id: first.line, order_id: first.order.id, quantity: '3' },
      {
        purchase_item_id: second.goods,
        order_item_id: second.line,
        order_id: second.order.id,
        quantity: '2',
      },
    ]);
    expect(await lineOf(first.order)).toMatchObject({ remaining_distributed_quantity: '0' });
    expect(await lineOf(second.order)).toMatchObject({ remaining_distributed_quantity: '1' });
    await expectBooksInOrder(server);
  });

  test('has no effect as a preview', async () => {
    const { order, goods } = await tallied();
    const { data } = await done(propose([goods], '?preview=1'), 200);
    expect(data).toMatchObject([{ order_id: order.id, quantity: '3' }]);
    expect(await lineOf(order)).toMatchObject({ distributed_quantity: '0' });
    expect((await done(propose([goods]), 201)).data).toEqual(data);
  });

  test('adds to an earlier distribution of the same goods', async () => {
    const { order, goods, line } = await tallied();
    await done(give(crew, goods, line, '1'), 201);
    expect((await done(propose([goods]), 201)).data).toMatchObject([{ quantity: '2' }]);
    expect(await lineOf(order)).toMatchObject({ distributed_quantity: '3' });
  });

  test('skips lines of unpaid orders, which are distributed manually', async () => {
    const { goods, product, line } = await tallied();
    await done(give(crew, goods, line, '1'), 201);
    const other = await approvedOrder(crew, 5);
    await server.query('update order_items set product_id = $1 where order_id = $2', [
      product,
      other.order.id,
    ]);
    await server.query('update order_items set cancelled_quantity = 1 where id = $1', [line]);
    expect((await done(propose([goods]), 201)).data).toMatchObject([{ order_item_id: line, quantity: '1' }]);
  });

  test('concurrently distributes each piece once', async () => {
    const { order, goods } = await tallied();
    const both = await Promise.all([propose([goods]), propose([goods])]);
    expect(statuses(both)).toEqual([201, 409]);
    expect(await lineOf(order)).toMatchObject({ distributed_quantity: '3' });
    await expectBooksInOrder(server);
  });
});

describe('is refused', () => {
  test('without waiting lines', async () => {
    const { goods } = await tallied();
    await done(propose([goods]), 201);
    await refused(propose([goods]), 'nobody_waits');
    await refused(propose([goods], '?preview=1'), 'nobody_waits');
  });

  test('for unknown purchase lines and those of others', async () => {
    const { goods } = await tallied();
    await refused(propose([goods, 999_999]), 'unknown_reference', 'purchase_item_ids.1');
    const elsewhere = await stranger(server, 'purchase');
    await refused(
      elsewhere('POST', 'order-distributions/proposed', { purchase_item_ids: [goods] }),
      'unknown_reference',
      'purchase_item_ids.0',
    );
  });

  test('without permission, and without lines', async () => {
    const { goods } = await tallied();
    const asCustomer = crew.customer('POST', 'order-distributions/proposed', { purchase_item_ids: [goods] });
    await refused(asCustomer, 'forbidden');
    await refused(propose([]), 'invalid_fields', 'purchase_item_ids');
    await refused(
      crew.purchase('POST', 'order-distributions?preview=1', { purchase_item_id: goods }),
      'unknown_field',
    );
  });
});
