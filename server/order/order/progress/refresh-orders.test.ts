import { describe, expect, test } from 'vitest';
import { approvedOrder, give, orderedPurchase, tally } from '../../../../tests/main-job/goods.ts';
import { done, paidOrder, payOrder, TODAY, usePeople } from '../../../../tests/main-job/main-job.ts';
import { logOf } from '../../../../tests/support/change-log.ts';
import { useTestServer } from '../../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);

const read = (id: string) => done(crew.sale('GET', `orders/${id}`));
const stepOf = async (id: string, step: string) =>
  (await read(id)).progress.find((one: { id: string }) => one.id === step);

describe('the status of an order', () => {
  test('follows from money that was paid', async () => {
    const { customer, order } = await approvedOrder(crew);
    await done(
      crew.accounting('POST', 'deposit-with-cash', {
        transactionable_type: 'user',
        transactionable_id: customer,
        amount: '5000',
        currency_id: 'JPY',
        fund_id: 2,
        voucher_date: TODAY,
      }),
      201,
    );
    await payOrder(crew, customer, order.id, '3299');
    expect((await read(order.id)).status_id).toBe('CompletedApprove');
    expect(await stepOf(order.id, 'purchase_cost')).toMatchObject({ percent: 99, done: false });
    await payOrder(crew, customer, order.id, '1');
    expect((await read(order.id)).status_id).toBe('CompletedPurchaseCostPayment');
  });

  test('counts goods as bought only when the purchase is ordered', async () => {
    const { order } = await paidOrder(crew);
    const { id } = await orderedPurchase(crew, order);
    expect((await read(order.id)).status_id).toBe('CompletedPurchases');
    await done(crew.purchase('PUT', `purchases/${id}/cancel`), 200);
    expect((await read(order.id)).status_id).toBe('CompletedPurchaseCostPayment');
  });

  test('counts goods as received by distributed pieces', async () => {
    const { order } = await paidOrder(crew);
    const { items } = await orderedPurchase(crew, order);
    await tally(crew, items[0].id, '3');
    expect((await stepOf(order.id, 'receive_jp')).percent).toBe(0);
    await done(give(crew, items[0].id, order.items[0].id, '1'), 201);
    expect((await stepOf(order.id, 'receive_jp')).percent).toBe(33);
    await done(give(crew, items[0].id, order.items[0].id, '2'), 201);
    expect((await read(order.id)).status_id).toBe('CompletedReceiveJp');
  });

  test('counts goods from stock as bought and received', async () => {
    const { order } = await paidOrder(crew);
    const forStock = await orderedPurchase(crew, order, { order_items: [] });
    expect((await read(order.id)).status_id).toBe('CompletedPurchaseCostPayment');
    await tally(crew, forStock.items[0].id, '3');
    await done(give(crew, forStock.items[0].id, order.items[0].id, '3'), 201);
    expect((await read(order.id)).status_id).toBe('CompletedReceiveJp');
  });

  test('leaves cancelled pieces out', async () => {
    const { order } = await paidOrder(crew);
    const { items } = await orderedPurchase(crew, order, {
      quantity: '2',
      order_items: [{ order_item_id: order.items[0].id, quantity: '2' }],
    });
    expect((await stepOf(order.id, 'purchases')).percent).toBe(66);
    await done(crew.sale('PUT', `order/items/${order.items[0].id}`, { cancelled_quantity: '1' }), 200);
    expect((await stepOf(order.id, 'purchases')).done).toBe(true);
    await tally(crew, items[0].id, '2');
    await done(give(crew, items[0].id, order.items[0].id, '2'), 201);
    expect((await stepOf(order.id, 'receive_jp')).done).toBe(true);
  });

  test('is logged with its cause once per change', async () => {
    const { order } = await paidOrder(crew);
    await orderedPurchase(crew, order);
    await done(crew.sale('PUT', `order/items/${order.items[0].id}`, { note: 'Đỏ' }), 200);
    const causes = (await logOf(server, 'order', order.id))
      .filter(({ type_id }) => type_id === 'others')
      .map(({ content }) => [content.status_id, content.cause]);
    expect(causes).toEqual([
      ['CompletedApprove', 'approved'],
      ['CompletedPurchaseCostPayment', expect.any(String)],
      ['CompletedPurchases', 'purchase_order'],
    ]);
  });

  test('keeps when a step was first reached, and drops a step that is no longer done', async () => {
    const { order } = await paidOrder(crew);
    const first = (await stepOf(order.id, 'purchase_cost')).done_at;
    const { id } = await orderedPurchase(crew, order);
    expect((await stepOf(order.id, 'purchases')).done_at).not.toBeNull();
    await done(crew.purchase('PUT', `purchases/${id}/cancel`), 200);
    expect((await stepOf(order.id, 'purchases')).done_at).toBeNull();
    expect((await stepOf(order.id, 'purchase_cost')).done_at).toBe(first);
  });
});
