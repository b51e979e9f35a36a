import { beforeAll, describe, expect, test } from 'vitest';
import { makePurchase, orderedPurchase, tally } from '../../../tests/main-job/goods.ts';
import { done, paidOrder, usePeople } from '../../../tests/main-job/main-job.ts';
import { expectBooksInOrder } from '../../../tests/support/invariants.ts';
import { refused } from '../../../tests/support/refused.ts';
import { colleague, stranger } from '../../../tests/support/other-callers.ts';
import { useTestServer, type Caller } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);
let order: any;
beforeAll(async () => {
  ({ order } = await paidOrder(crew));
});

const remove = (id: number, caller: Caller = crew.purchase) => caller('DELETE', `purchase/items/${id}`);
const addLine = (purchase_id: number) =>
  done(
    crew.purchase('POST', 'purchase/items', {
      purchase_id,
      product_id: order.items[0].product_id,
      price: '500',
      quantity: '1',
    }),
    201,
  );
const toBuy = async () =>
  (await done(crew.purchase('GET', `list-to-buy?filter[product_id]=${order.items[0].product_id}`))).data;

describe('taking a line off a purchase', () => {
  test('makes its pieces available for purchase again, and reduces the amount due', async () => {
    const { id, items } = await makePurchase(crew, order);
    await addLine(id);
    expect(await toBuy()).toEqual([]);
    await done(remove(items[0].id), 204);
    expect(await toBuy()).toMatchObject([{ to_buy: '3' }]);
    const purchase = await done(crew.purchase('GET', `purchases/${id}`));
    expect([purchase.total, purchase.items.length]).toEqual(['500', 1]);
    await refused(remove(items[0].id), 'not_found');
    await expectBooksInOrder(server);
  });

  test('is refused for the last one', async () => {
    const { items } = await makePurchase(crew, order, { order_items: [] });
    await refused(remove(items[0].id), 'purchase_last_line');
  });

  test('is refused after a partial or full receipt', async () => {
    const { id, items } = await orderedPurchase(crew, order, { order_items: [] });
    await addLine(id);
    await tally(crew, items[0].id, '1');
    await refused(remove(items[0].id), 'purchase_received');
    await tally(crew, items[0].id, '2');
    await refused(remove(items[0].id), 'purchase_received');
  });

  test('is refused to others', async () => {
    const { id, items } = await makePurchase(crew, order, { order_items: [] });
    await addLine(id);
    await refused(remove(items[0].id, server.with(undefined)), 'logged_out');
    await refused(remove(items[0].id, crew.sale), 'forbidden');
    await refused(remove(items[0].id, await colleague(server, 'purchase')), 'not_found');
    await refused(remove(items[0].id, await stranger(server, 'purchase')), 'not_found');
  });
});
