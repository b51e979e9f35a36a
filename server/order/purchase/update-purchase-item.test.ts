import { beforeAll, describe, expect, test } from 'vitest';
import { give, makePurchase, orderedPurchase, tally } from '../../../tests/main-job/goods.ts';
import { done, paidOrder, usePeople } from '../../../tests/main-job/main-job.ts';
import { logOf } from '../../../tests/support/change-log.ts';
import { expectBooksInOrder } from '../../../tests/support/invariants.ts';
import { refused } from '../../../tests/support/refused.ts';
import { colleague } from '../../../tests/support/other-callers.ts';
import { useTestServer, type Caller } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);
let order: any;
beforeAll(async () => {
  ({ order } = await paidOrder(crew));
});

const close = (id: number, quantity: string, caller: Caller = crew.purchase, headers = {}) =>
  caller(
    'PUT',
    `purchase/items/${id}`,
    { short_closed_quantity: quantity, short_close_reason: '品切れ' },
    { headers },
  );
const statusOf = async (id: number) =>
  (await done(crew.purchase('GET', `purchases/${id}`))).status_id as string;

describe('closing a line short', () => {
  test('cancels the remainder, which completes the receipt', async () => {
    const { id, items } = await orderedPurchase(crew, order, { order_items: [] });
    await tally(crew, items[0].id, '2');
    expect(await statusOf(id)).toBe('PartiallyReceived');
    expect(await done(close(items[0].id, '1'), 200)).toMatchObject({
      short_closed_quantity: '1',
      status_id: 'ReceivedAtWarehouse',
    });
    expect(await statusOf(id)).toBe('Received');
  });

  test('of all pieces marks it as out of stock', async () => {
    const { items } = await orderedPurchase(crew, order, { order_items: [] });
    expect((await done(close(items[0].id, '3'), 200)).status_id).toBe('OutOfStock');
  });

  test('can be undone', async () => {
    const { id, items } = await orderedPurchase(crew, order, { order_items: [] });
    await done(close(items[0].id, '3'), 200);
    const line = await done(close(items[0].id, '0'), 200);
    expect(line.status_id).toBe('WaitingToReceive');
    expect(line.actions).toContainEqual(
      expect.objectContaining({ key: 'update', allowed: true, reason: null }),
    );
    expect(await statusOf(id)).toBe('Ordered');
  });

  test('is logged with the purchase', async () => {
    const { id, items } = await orderedPurchase(crew, order, { order_items: [] });
    await done(close(items[0].id, '1'), 200);
    expect(await logOf(server, 'purchase', id)).toContainEqual({
      type_id: 'write',
      content: {
        item_id: items[0].id,
        short_closed_quantity: '1',
        short_close_reason: '品切れ',
        ...{ amount: '1800', balance: '1800' },
      },
    });
  });

  test('reduces the amount due, and restores it when undone', async () => {
    const { id, items, total } = await orderedPurchase(crew, order, { order_items: [] });
    const unsettled = async () => (await done(crew.purchase('GET', `purchases/${id}`))).unsolved;
    await done(close(items[0].id, '1'), 200);
    expect([total, await unsettled()]).toEqual(['2700', '1800']);
    await done(close(items[0].id, '3'), 200);
    expect(await unsettled()).toBe('0');
    await done(close(items[0].id, '0'), 200);
    expect(await unsettled()).toBe('2700');
    await expectBooksInOrder(server);
  });

  test('makes the cancelled pieces available for purchase again', async () => {
    const paid = await paidOrder(crew);
    const [line] = paid.order.items;
    const { items } = await orderedPurchase(crew, paid.order);
    const bought = async () =>
      (await done(crew.purchase('GET', `order/items/${line.id}`))).purchased_quantity;
    const stepOf = async () => (await done(crew.sale('GET', `orders/${paid.order.id}`))).status_id;
    expect([await bought(), await stepOf()]).toEqual(['3', 'CompletedPurchases']);
    await done(close(items[0].id, '2'), 200);
    expect([await bought(), await stepOf()]).toEqual(['1', 'CompletedPurchaseCostPayment']);
    const { data } = await done(crew.purchase('GET', `list-to-buy?filter[product_id]=${line.product_id}`));
    expect(data).toMatchObject([{ to_buy: '2', order_items: [{ order_item_id: line.id, quantity: '2' }] }]);
    await done(close(items[0].id, '3'), 200);
    expect(await bought()).toBe('0');
    await done(close(items[0].id, '0'), 200);
    expect(await bought()).toBe('0'); // pieces that arrive after a short close are unallocated stock
    await expectBooksInOrder(server);
  });

  test('keeps distributions of an order', async () => {
    const paid = await paidOrder(crew);
    const { items } = await orderedPurchase(crew, paid.order);
    await tally(crew, items[0].id, '1');
    await done(give(crew, items[0].id, paid.order.items[0].id, '1'), 201);
    await done(close(items[0].id, '2'), 200);
    const { order_items } = await done(
      crew.purchase('GET', `purchase/items/${items[0].id}?include=order_items`),
    );
    expect(order_items).toMatchObject([{ quantity: '1', distributed: '1' }]);
    await expectBooksInOrder(server);
  });
});

describe('closing a line short is refused', () => {
  test('beyond the outstanding quantity', async () => {
    const { items } = await orderedPurchase(crew, order, { order_items: [] });
    await tally(crew, items[0].id, '2');
    const { details } = await refused(close(items[0].id, '2'), 'received_too_much', 'short_closed_quantity');
    expect(details).toEqual({ maximum: '1' });
  });

  test('after cancellation of its purchase', async () => {
    const { id, items } = await makePurchase(crew, order, { order_items: [] });
    await done(crew.purchase('PUT', `purchases/${id}/cancel`), 200);
    await refused(close(items[0].id, '1'), 'purchase_wrong_state');
  });

  test('with an outdated version, and to buyers of other purchases', async () => {
    const { items } = await orderedPurchase(crew, order, { order_items: [] });
    const [{ id, version }] = items;
    await refused(close(id, '1', crew.purchase, { 'if-match': `"${version + 1}"` }), 'stale_version');
    await refused(close(id, '1', await colleague(server, 'purchase')), 'not_found');
  });
});

describe('changing a line', () => {
  const change = (id: number, body: object, caller: Caller = crew.purchase) =>
    caller('PUT', `purchase/items/${id}`, body);

  test('changes the amount due to the supplier', async () => {
    const { id, items } = await makePurchase(crew, order, { order_items: [] });
    const line = await done(
      change(items[0].id, { price: '1080', is_price_with_tax: true, tax_percent: '8', quantity: '5' }),
      200,
    );
    expect(line).toMatchObject({ price: '1000', amount: '5000', tax: '400', balance: '5400' });
    expect((await done(crew.purchase('GET', `purchases/${id}`))).total).toBe('5400');
    await expectBooksInOrder(server);
  });

  test('keeps the net price if only another field changes', async () => {
    const { items } = await makePurchase(crew, order, { order_items: [] });
    expect(await done(change(items[0].id, { quantity: '2' }), 200)).toMatchObject({
      price: '900',
      balance: '1800',
    });
  });

  test('changes its note, also after receipt', async () => {
    const { id, items } = await orderedPurchase(crew, order, { order_items: [], note: '赤' });
    expect(items[0].note).toBe('赤');
    await tally(crew, items[0].id, '3');
    expect((await done(change(items[0].id, { note: '青' }), 200)).note).toBe('青');
    expect((await done(change(items[0].id, { note: '' }), 200)).note).toBeNull();
    expect((await done(crew.purchase('GET', `purchases/${id}`))).total).toBe('2700');
  });

  test('completes the receipt if the quantity is reduced to the received one', async () => {
    const { id, items } = await orderedPurchase(crew, order, { order_items: [] });
    await tally(crew, items[0].id, '2');
    expect((await done(change(items[0].id, { quantity: '2' }), 200)).status_id).toBe('ReceivedAtWarehouse');
    expect(await statusOf(id)).toBe('Received');
    await refused(change(items[0].id, { quantity: '3' }), 'purchase_received');
  });

  test('is refused below the received, cancelled and allocated quantity', async () => {
    const { items } = await orderedPurchase(crew, order, { order_items: [] });
    await tally(crew, items[0].id, '1');
    await done(close(items[0].id, '1'), 200);
    const { details } = await refused(change(items[0].id, { quantity: '1' }), 'quantity_in_use', 'quantity');
    expect(details).toEqual({ used: '2' });
    const made = await makePurchase(crew, order);
    expect(
      (await refused(change(made.items[0].id, { quantity: '2' }), 'quantity_in_use', 'quantity')).details,
    ).toEqual({ used: '3' });
  });
});

test('a short close of a finished purchase is undone with a reason, which makes it open again', async () => {
  const { id, items } = await orderedPurchase(crew, order, { order_items: [] });
  await tally(crew, items[0].id, '2');
  await done(close(items[0].id, '1'), 200);
  const { total } = await done(crew.purchase('GET', `purchases/${id}`));
  expect(total).toBe('1800');
  await server.query("update purchases set status_id = 'Finish' where id = $1", [id]);
  const undo = (more: object, query = '') =>
    crew.purchase('PUT', `purchase/items/${items[0].id}${query}`, { short_closed_quantity: '0', ...more });
  await refused(undo({}), 'invalid_fields', 'short_close_reason');
  const reason = { short_close_reason: '再入荷' };
  expect(await done(undo(reason, '?preview=1'), 200)).toMatchObject({ balance: '2700' });
  await done(undo(reason), 200);
  expect(await statusOf(id)).toBe('PartiallyReceived');
  expect(await logOf(server, 'purchase', id)).toContainEqual({
    type_id: 'write',
    content: expect.objectContaining(reason),
  });
});
