import { describe, expect, test } from 'vitest';
import { give, orderedPurchase, tally } from '../../../tests/main-job/goods.ts';
import { buy, done, pack, paidOrder, usePeople, receive } from '../../../tests/main-job/main-job.ts';
import { logOf } from '../../../tests/support/change-log.ts';
import { expectBooksInOrder } from '../../../tests/support/invariants.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);

const cancel = (order: any) => done(crew.sale('PUT', `orders/${order.id}/cancel`, { confirm: true }), 200);
const goodsOf = async (id: number) =>
  (await done(crew.purchase('GET', `purchases/${id}`))).items[0].remaining_quantity;

describe('goods of a cancelled order', () => {
  test('are available again for every purchase line', async () => {
    const { order } = await paidOrder(crew);
    const [{ id: line }] = order.items;
    const first = await orderedPurchase(crew, order, { order_items: [], quantity: '1' });
    const second = await orderedPurchase(crew, order, { order_items: [], quantity: '2' });
    for (const [{ items }, quantity] of [
      [first, '1'],
      [second, '2'],
    ] as const) {
      await done(tally(crew, items[0].id, quantity), 201);
      await done(give(crew, items[0].id, line, quantity), 201);
    }
    await cancel(order);
    expect([await goodsOf(first.id), await goodsOf(second.id)]).toEqual(['1', '2']);
    expect((await done(crew.purchase('GET', `order-distributions?filter[order_id]=${order.id}`))).total).toBe(
      0,
    );
    await expectBooksInOrder(server);
  });

  test('are available even from boxes, whose ownership ends first', async () => {
    const { order } = await paidOrder(crew);
    const bought = await buy(crew, order);
    const { sfa } = await receive(crew, bought);
    await pack(crew, sfa, order, 3);
    await cancel(order);
    expect(await goodsOf(bought.purchase.id)).toBe('3');
    await expectBooksInOrder(server);
  });

  test('are logged at the order', async () => {
    const { order } = await paidOrder(crew);
    const { purchase, ...bought } = await buy(crew, order);
    await receive(crew, { purchase, ...bought });
    await cancel(order);
    expect(await logOf(server, 'order', order.id)).toContainEqual({
      type_id: 'write',
      content: {
        item_id: order.items[0].id,
        purchase_item_id: purchase.items[0].id,
        distributed: '-3',
      },
    });
  });
});
