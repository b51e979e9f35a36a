import { describe, expect, test } from 'vitest';
import { draftOrder } from '../../../tests/main-job/goods.ts';
import { buy, done, paidOrder, usePeople, receive } from '../../../tests/main-job/main-job.ts';
import { colleague, stranger } from '../../../tests/support/somebody.ts';
import { refused } from '../../../tests/support/refused.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);

describe('an order', () => {
  test('is read with lines, customer, money, progress and what can be done', async () => {
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
      'cancel',
      'delete',
      'reopen',
    ]);
  });

  test('tells when each step was reached, and how far the next is', async () => {
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

  test('names the trackings of its purchases where asked, and which were opened', async () => {
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
