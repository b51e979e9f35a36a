import { describe, expect, test } from 'vitest';
import { billedBox } from '../../../tests/main-job/boxes.ts';
import { draftOrder } from '../../../tests/main-job/goods.ts';
import { buy, done, paidOrder, payment, usePeople, receive } from '../../../tests/main-job/main-job.ts';
import { colleague, stranger } from '../../../tests/support/other-callers.ts';
import { refused } from '../../../tests/support/refused.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);

describe('an order', () => {
  test('contains lines, customer, money, progress and actions', async () => {
    const { customer, order } = await draftOrder(crew);
    const read = await done(crew.sale('GET', `orders/${order.id}`));
    expect(read).toMatchObject({
      customer: { id: customer },
      items: [{ quantity: '3', balance: '3300' }],
      purchase_cost: '3300',
      shipping_fee: '0',
      compensation: '0',
    });
    expect(read.progress[0]).toMatchObject({ id: 'approve', done: false, missing: ['approval'] });
    expect(read.actions.map(({ key }: { key: string }) => key)).toEqual([
      'update',
      'approve',
      'pay',
      'debit',
      'refund',
      'settle_quantities',
      'cancel',
      'delete',
      'reopen',
    ]);
  });

  test('contains when each step was reached, and the progress of the next', async () => {
    const { order } = await paidOrder(crew, 3);
    const { id } = order.items[0];
    await done(
      crew.purchase('POST', 'purchases', {
        supplier_id: (await done(crew.purchase('POST', 'suppliers', { name: 'Half' }), 201)).id,
        currency_id: 'JPY',
        items: [
          {
            product_id: order.items[0].product_id,
            price: '1',
            quantity: '1',
            order_items: [{ order_item_id: id, quantity: '1' }],
          },
        ],
      }),
      201,
    );
    const { progress } = await done(crew.sale('GET', `orders/${order.id}`));
    const step = (wanted: string) => progress.find((one: { id: string }) => one.id === wanted);
    expect(step('purchase_cost').done_at).not.toBeNull();
    expect(step('purchases')).toMatchObject({ done: false, percent: 0, missing: ['goods_to_buy'] });
  });

  test('contains trackings of its purchases on request, with their arrival', async () => {
    const { order } = await paidOrder(crew);
    const bought = await buy(crew, order);
    const trackings = async () =>
      (await done(crew.sale('GET', `orders/${order.id}?append=related_trackings`))).related_trackings;
    const code = bought.tracking.replaceAll('-', '');
    expect(await trackings()).toMatchObject([{ code, checked: false, received_at: null }]);
    await receive(crew, bought);
    expect(await trackings()).toMatchObject([{ code, checked: true, received_at: expect.any(String) }]);
  });

  test('is read by colleagues and by its customer, not by other customers or organizations', async () => {
    const { order } = await draftOrder(crew);
    expect((await (await colleague(server, 'sale'))('GET', `orders/${order.id}`)).status).toBe(200);
    await refused(crew.customer('GET', `orders/${order.id}`), 'not_found');
    await refused((await stranger(server, 'sale'))('GET', `orders/${order.id}`), 'not_found');
  });
});

describe('contains actions that match what the server allows', () => {
  const actionOf = async (id: string, wanted: string) =>
    (await done(crew.admin('GET', `orders/${id}`))).actions.find(
      ({ key }: { key: string }) => key === wanted,
    );

  test('cancelling, while its goods are on a bill', async () => {
    const { order, line } = await billedBox(crew);
    const cancel = () => crew.admin('PUT', `orders/${order.id}/cancel`, { confirm: true });
    expect(await actionOf(order.id, 'cancel')).toMatchObject({
      allowed: false,
      reason: 'order_cannot_be_cancelled',
    });
    await refused(cancel(), 'order_cannot_be_cancelled');
    await done(crew.warehouse('DELETE', `box-lading-bills/${line.id}`));
    expect(await actionOf(order.id, 'cancel')).toMatchObject({ allowed: true, reason: null });
    await done(cancel());
  });

  test('contains payment while something is undecided or outstanding', async () => {
    const { customer, order } = await paidOrder(crew);
    await done(crew.sale('PUT', `orders/${order.id}`, { service_fee: '0' }));
    expect(await actionOf(order.id, 'pay')).toMatchObject({ allowed: false, reason: 'nothing_to_pay' });
    const again = payment('order', customer, '1', { type: 'order', id: order.id });
    await refused(crew.accounting('POST', ...again), 'nothing_to_pay');
    await done(crew.sale('PUT', `orders/${order.id}`, { service_fee: '50000' }));
    expect(await actionOf(order.id, 'pay')).toMatchObject({ allowed: true, reason: null });
  });
});
