import { describe, expect, test } from 'vitest';
import { approvedOrder, draftOrder, give, orderedPurchase, tally } from '../../../tests/main-job/goods.ts';
import { done, paidOrder, usePeople } from '../../../tests/main-job/main-job.ts';
import { logOf } from '../../../tests/support/change-log.ts';
import { expectBooksInOrder } from '../../../tests/support/invariants.ts';
import { refused } from '../../../tests/support/refused.ts';
import { stranger } from '../../../tests/support/other-callers.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);

/** A paid order of three pieces, of which `came` were bought and tallied. */
async function tallied(came = '3') {
  const { customer, product, order } = await paidOrder(crew);
  const { id, items } = await orderedPurchase(crew, order);
  await done(tally(crew, items[0].id, came), 201);
  return { customer, product, order, line: order.items[0].id, purchase: id, goods: items[0].id };
}

describe('giving received goods to an order line', () => {
  test('counts on both sides', async () => {
    const { order, line, goods, purchase } = await tallied();
    expect(await done(give(crew, goods, line, '2'), 201)).toMatchObject({
      quantity: '2',
      order_id: order.id,
      purchase_item_id: goods,
    });
    const { items } = await done(crew.sale('GET', `orders/${order.id}`));
    expect(items[0]).toMatchObject({ distributed_quantity: '2', remaining_distributed_quantity: '1' });
    const bought = await done(crew.purchase('GET', `purchases/${purchase}`));
    expect(bought.items[0]).toMatchObject({ distributed_quantity: '2', remaining_quantity: '1' });
    await expectBooksInOrder(server);
  });

  test('a second time adds to the first', async () => {
    const { line, goods } = await tallied();
    const first = await done(give(crew, goods, line, '1'), 201);
    expect(await done(give(crew, goods, line, '2'), 201)).toMatchObject({
      id: first.id,
      quantity: '3',
      version: 2,
    });
  });

  test('may be of goods that were bought for stock or for another order', async () => {
    const first = await tallied();
    const second = await approvedOrder(crew, 1);
    await server.query('update order_items set product_id = $1 where order_id = $2', [
      first.product,
      second.order.id,
    ]);
    await done(give(crew, first.goods, second.order.items[0].id, '1'), 201);
    await expectBooksInOrder(server);
  });

  test('is worth its share of the pieces that were not cancelled or short closed', async () => {
    const { order, line, goods } = await tallied('2');
    const { id } = await done(give(crew, goods, line, '2'), 201);
    const short = { short_closed_quantity: '1', short_close_reason: 'Sold out' };
    await done(crew.purchase('PUT', `purchase/items/${goods}`, short), 200);
    await done(crew.sale('PUT', `order/items/${line}`, { cancelled_quantity: '1' }), 200);
    const { items } = await done(crew.sale('GET', `orders/${order.id}`));
    const bought = await done(crew.purchase('GET', `purchase/items/${goods}`));
    const { data } = await done(crew.accounting('GET', `order-distributions?filter[order_id]=${order.id}`));
    expect(data).toMatchObject([{ id, order_price: items[0].balance, purchase_cost: bought.balance }]);
  });

  test('is found by the owner of its order', async () => {
    const { customer, line, goods } = await tallied();
    const { id } = await done(give(crew, goods, line, '1'), 201);
    const found = await done(crew.accounting('GET', `order-distributions?filter[customer_id]=${customer}`));
    expect(found).toMatchObject({ total: 1, data: [{ id }] });
    expect(
      await server.query(
        `select d.id from order_distributions d
          join order_items i on i.id = d.order_item_id
          join orders o on o.id = i.order_id
          where (d.organization_id, d.customer_id) is distinct from (o.organization_id, o.customer_id)`,
      ),
    ).toEqual([]);
  });

  test('is logged with the order', async () => {
    const { order, line, goods } = await tallied();
    await done(give(crew, goods, line, '3'), 201);
    expect(await logOf(server, 'order', order.id)).toContainEqual({
      type_id: 'write',
      content: { item_id: line, purchase_item_id: goods, distributed: '3' },
    });
    const logs = await done(
      crew.admin('GET', `logs?filter[logable_type]=order&filter[logable_id]=${order.id}`),
    );
    expect(logs.data.find(({ content }: any) => content.distributed !== undefined).names).toEqual({
      item_id: '抹茶キットカット', // a line has the name of its product
      purchase_item_id: expect.stringMatching(/^PO\d{6}$/), // and a purchase line the number of its purchase
    });
  });
});

describe('a distribution is refused', () => {
  test('beyond the received quantity', async () => {
    const { line, goods } = await tallied('1');
    const { details } = await refused(give(crew, goods, line, '2'), 'over_distribution', 'quantity');
    expect(details).toEqual({ available: '1' });
  });

  test('beyond the outstanding quantity of the line', async () => {
    const { order, line, goods } = await tallied();
    await done(crew.sale('PUT', `order/items/${line}`, { note: null }), 200);
    await server.query('update order_items set cancelled_quantity = 1 where id = $1', [line]);
    const { details } = await refused(give(crew, goods, line, '3'), 'over_line', 'quantity');
    expect(details).toEqual({ order_id: order.id, remaining: '2' });
  });

  test('to two of three concurrent requests for the last piece', async () => {
    const { line, goods } = await tallied('1');
    const race = await Promise.all([1, 2, 3].map(() => give(crew, goods, line, '1')));
    expect(race.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 422, 422]);
    await expectBooksInOrder(server);
  });

  test('to a line of another product', async () => {
    const { goods } = await tallied();
    const other = await paidOrder(crew);
    await refused(
      give(crew, goods, other.order.items[0].id, '1'),
      'order_line_not_of_product',
      'order_item_id',
    );
  });

  test('to orders that are not approved or are cancelled', async () => {
    const { goods, line, order } = await tallied();
    const draft = await draftOrder(crew);
    await refused(give(crew, goods, draft.order.items[0].id, '1'), 'order_not_approved');
    await done(crew.sale('PUT', `orders/${order.id}/cancel`, { confirm: true }), 200);
    const { details } = await refused(give(crew, goods, line, '1'), 'order_is_cancelled');
    expect(details).toEqual({ order_id: order.id });
  });

  test('for unknown lines and lines of another organization', async () => {
    const { goods, line } = await tallied();
    await refused(give(crew, 999_999, line, '1'), 'unknown_reference', 'purchase_item_id');
    await refused(give(crew, goods, 999_999, '1'), 'unknown_reference', 'order_item_id');
    const elsewhere = { ...crew, purchase: await stranger(server, 'purchase') };
    await refused(give(elsewhere, goods, line, '1'), 'unknown_reference', 'purchase_item_id');
  });

  test('as nothing or less', async () => {
    const { goods, line } = await tallied();
    await refused(give(crew, goods, line, '0'), 'invalid_fields', 'quantity');
    await refused(give(crew, goods, line, '-1'), 'invalid_fields', 'quantity');
  });
});

describe('the goods of a finished order', () => {
  test('stay where they are until a fact is undone', async () => {
    const { order, line, goods } = await tallied();
    const { id } = await done(give(crew, goods, line, '2'), 201);
    const setStatus = (status: string) =>
      server.query('update orders set status_id = $2 where id = $1', [order.id, status]);
    await setStatus('CompletedFinish');
    for (const refusal of [
      give(crew, goods, line, '1'),
      crew.purchase('PUT', `order-distributions/${id}`, { quantity: '3' }),
      crew.purchase('PUT', `order-distributions/${id}`, { quantity: '1' }),
      crew.purchase('DELETE', `order-distributions/${id}`),
      crew.purchase('POST', 'order-distributions/several', {
        distributions: [{ purchase_item_id: goods, order_item_id: line, quantity: '1' }],
      }),
    ])
      expect((await refused(refusal, 'order_is_finished')).details).toEqual({ order_id: order.id });
    await refused(
      crew.purchase('POST', 'order-distributions/proposed', { purchase_item_ids: [goods] }),
      'nobody_waits',
    );
    await setStatus('CompletedApprove');
    await done(crew.purchase('DELETE', `order-distributions/${id}`), 204);
    await expectBooksInOrder(server);
  });
});
