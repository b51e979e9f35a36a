import { beforeAll, describe, expect, test } from 'vitest';
import { makePurchase, orderedPurchase } from '../../../tests/main-job/goods.ts';
import { done, makeProduct, paidOrder, usePeople } from '../../../tests/main-job/main-job.ts';
import { expectBooksInOrder } from '../../../tests/support/invariants.ts';
import { refused } from '../../../tests/support/refused.ts';
import { colleague, stranger } from '../../../tests/support/other-callers.ts';
import { useTestServer, type Caller } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);
let order: any;
let product: string;
beforeAll(async () => {
  ({ order } = await paidOrder(crew));
  product = await makeProduct(crew);
});

const add = (purchase_id: number, line: object = {}, caller: Caller = crew.purchase) =>
  caller('POST', 'purchase/items', {
    purchase_id,
    product_id: product,
    price: '1100',
    quantity: '2',
    tax_percent: '10',
    is_price_with_tax: true,
    ...line,
  });

describe('a line added to a purchase', () => {
  test('is owed to the supplier with the rest', async () => {
    const { id } = await makePurchase(crew, order, { order_items: [] });
    const line = await done(add(id), 201);
    expect(line).toMatchObject({ purchase_id: id, price: '1000', tax: '200', balance: '2200' });
    const purchase = await done(crew.purchase('GET', `purchases/${id}`));
    expect([purchase.total, purchase.items.length]).toEqual(['4900', 2]);
    expect((await done(crew.purchase('GET', `purchase/items/${line.id}?include=purchase`))).purchase.id).toBe(
      id,
    );
    await expectBooksInOrder(server);
  });

  test('to an ordered purchase is awaited like other lines', async () => {
    const { id } = await orderedPurchase(crew, order, { order_items: [] });
    expect((await done(add(id), 201)).status_id).toBe('WaitingToReceive');
  });

  test('is refused for closed purchases, without permission, and with invalid fields', async () => {
    const { id } = await makePurchase(crew, order, { order_items: [] });
    await refused(add(id, {}, server.with(undefined)), 'logged_out');
    await refused(add(id, {}, crew.warehouse), 'forbidden');
    await refused(add(id, {}, await colleague(server, 'purchase')), 'not_found');
    await refused(add(id, {}, await stranger(server, 'purchase')), 'not_found');
    await refused(add(id, { quantity: '0' }), 'invalid_fields', 'quantity');
    await refused(add(id, { product_id: 'nowhere' }), 'unknown_reference', 'product_id');
    await refused(add(999999), 'not_found');
    await done(crew.purchase('PUT', `purchases/${id}/cancel`), 200);
    await refused(add(id), 'purchase_wrong_state');
  });
});
