import { describe, expect, test } from 'vitest';
import { makePurchase, orderedPurchase, tally } from '../../../tests/main-job/goods.ts';
import { buy, done, paidOrder, usePeople } from '../../../tests/main-job/main-job.ts';
import { expectBooksInOrder } from '../../../tests/support/invariants.ts';
import { refused } from '../../../tests/support/refused.ts';
import { colleague } from '../../../tests/support/other-callers.ts';
import { useTestServer, type Caller } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);

const cancel = (id: number, caller: Caller = crew.purchase) => caller('PUT', `purchases/${id}/cancel`);

describe('cancelling a purchase', () => {
  test('leaves nothing due to the supplier', async () => {
    const { order } = await paidOrder(crew);
    const { id } = await makePurchase(crew, order);
    const cancelled = await done(cancel(id), 200);
    expect(cancelled).toMatchObject({
      status_id: 'Cancelled',
      total: '0',
      unsolved: '0',
      items: [{ status_id: 'Cancelled' }],
    });
    await expectBooksInOrder(server);
  });

  test('makes its order lines available for purchase again', async () => {
    const { product, order } = await paidOrder(crew);
    const { id } = await orderedPurchase(crew, order);
    await done(cancel(id), 200);
    const { data } = await done(crew.purchase('GET', `list-to-buy?filter[product_id]=${product}`));
    expect(data).toMatchObject([{ to_buy: '3' }]);
    expect((await done(crew.sale('GET', `orders/${order.id}`))).status_id).toBe(
      'CompletedPurchaseCostPayment',
    );
    expect((await makePurchase(crew, order)).status_id).toBe('New');
    await expectBooksInOrder(server);
  });

  test('turns payments into an advance to the supplier', async () => {
    const { order } = await paidOrder(crew);
    const { purchase } = await buy(crew, order);
    expect(await done(cancel(purchase.id), 200)).toMatchObject({
      paid: '0',
      unsolved: '0',
    });
    await expectBooksInOrder(server);
  });

  test('may be done for stock alone', async () => {
    const { order } = await paidOrder(crew);
    const { id } = await makePurchase(crew, order, { order_items: [] });
    expect((await done(cancel(id), 200)).status_id).toBe('Cancelled');
  });
});

describe('cancelling a purchase is refused', () => {
  test('a second time', async () => {
    const { order } = await paidOrder(crew);
    const { id } = await makePurchase(crew, order);
    await done(cancel(id), 200);
    const { details } = await refused(cancel(id), 'purchase_wrong_state');
    expect(details).toEqual({ status_id: 'Cancelled', needed: ['New', 'Approved', 'Ordered'] });
  });

  test('after a partial receipt', async () => {
    const { order } = await paidOrder(crew);
    const { id, items } = await orderedPurchase(crew, order);
    await tally(crew, items[0].id, '1');
    await refused(cancel(id), 'purchase_wrong_state');
  });

  test('after a receipt that the status does not show yet', async () => {
    const { order } = await paidOrder(crew);
    const { id } = await orderedPurchase(crew, order);
    await server.query('update purchase_items set received_quantity = 1 where purchase_id = $1', [id]);
    await refused(cancel(id), 'purchase_received');
  });

  test('to buyers of other purchases', async () => {
    const { order } = await paidOrder(crew);
    const { id } = await makePurchase(crew, order);
    await refused(cancel(id, await colleague(server, 'purchase')), 'not_found');
  });
});
