import { beforeAll, describe, expect, test } from 'vitest';
import { makePurchase, orderedPurchase, purchaseOf } from '../../../tests/main-job/goods.ts';
import {
  buy,
  done,
  makeSupplier,
  paidOrder,
  receive,
  unique,
  usePeople,
} from '../../../tests/main-job/main-job.ts';
import { refused } from '../../../tests/support/refused.ts';
import { adminElsewhere, colleague, stranger } from '../../../tests/support/other-callers.ts';
import { useTestServer, type Caller } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);
let order: any;
beforeAll(async () => {
  ({ order } = await paidOrder(crew));
});
const forStock = () => makePurchase(crew, order, { order_items: [] });
const read = (caller: Caller, id: number, include = '') => caller('GET', `purchases/${id}${include}`);
const actionsOf = (purchase: any): Record<string, string | null> =>
  Object.fromEntries(
    purchase.actions.map(({ key, reason }: { key: string; reason: string | null }) => [key, reason]),
  );

describe('reading a purchase', () => {
  test('includes lines, trackings, supplier and buyer by default', async () => {
    const { id, supplier_id, buyer_id } = await forStock();
    expect(await done(read(crew.purchase, id), 200)).toMatchObject({
      id,
      items: [{ price: expect.stringMatching(/^900/), status_id: 'Newish' }],
      trackings: [],
      supplier: { id: supplier_id },
      buyer: { id: buyer_id },
    });
  });

  test('is found by the orders of its lines', async () => {
    const other = await paidOrder(crew);
    const [one, two] = [await makePurchase(crew, order), await makePurchase(crew, other.order)];
    const ids = async (orders: string, caller = crew.purchase) =>
      (await done(caller('GET', `purchases?filter[order_id]=${orders}&sort=id`))).data.map(
        ({ id }: { id: number }) => id,
      );
    expect(await ids(order.id)).toEqual([one.id]);
    expect(await ids(`${order.id},${other.order.id}`)).toEqual([one.id, two.id]);
    expect(await ids('zq-none')).toEqual([]);
    expect(await ids(order.id, await stranger(server, 'purchase'))).toEqual([]);
  });

  test('includes requested relations', async () => {
    const { id } = await forStock();
    const purchase = await done(read(crew.purchase, id, '?include=status,items'), 200);
    expect(purchase.status).toMatchObject({ id: 'New' });
    expect(purchase.supplier).toBeDefined();
    await refused(read(crew.purchase, id, '?include=nothing'), 'unknown_include');
  });

  test('contains actions with reasons', async () => {
    const { id } = await forStock();
    const wrong = 'purchase_wrong_state';
    expect(actionsOf(await done(read(crew.admin, id)))).toEqual({
      approve: null,
      approve_and_order: null,
      order: wrong,
      cancel: null,
      debit: wrong,
      delete: null,
      update: null,
      add_line: null,
      attach_tracking: null,
      receive: wrong,
      correct_additional_cost: wrong,
      pay: wrong,
    });
    const ordered = await orderedPurchase(crew, order, { order_items: [] });
    expect(actionsOf(await done(read(crew.admin, ordered.id)))).toEqual({
      approve: wrong,
      approve_and_order: wrong,
      order: wrong,
      cancel: null,
      debit: null,
      delete: wrong,
      update: null,
      add_line: null,
      attach_tracking: null,
      receive: null,
      correct_additional_cost: null,
      pay: null,
    });
    await done(crew.purchase('PUT', `purchases/${id}/cancel`), 200);
    expect(new Set(Object.values(actionsOf(await done(read(crew.admin, id)))))).toEqual(new Set([wrong]));
  });

  test('reports missing permissions as reasons', async () => {
    const { id } = await forStock();
    expect(actionsOf(await done(read(crew.purchase, id)))).toMatchObject({ approve: null, pay: 'forbidden' });
    expect(actionsOf(await done(read(crew.accounting, id)))).toMatchObject({ approve: 'forbidden' });
  });

  test('contains which trackings are expected and which opened', async () => {
    const paid = await paidOrder(crew);
    const bought = await buy(crew, paid.order);
    const trackings = async () => (await done(read(crew.purchase, bought.purchase.id))).trackings;
    expect(await trackings()).toMatchObject([{ received: false, checked: false, received_at: null }]);
    await receive(crew, bought);
    expect(await trackings()).toMatchObject([{ received: true, checked: true }]);
  });

  test('carries the orders that it buys for with their customers, and the vouchers that settled it', async () => {
    const { order: paid, customer } = await paidOrder(crew);
    const { purchase } = await buy(crew, paid);
    const order = { id: paid.id, customer_id: customer, customer_name: 'Nguyễn Văn Khách' };
    expect(await done(read(crew.purchase, purchase.id))).toMatchObject({ orders: [order] });
    expect(await done(read(crew.purchase, purchase.id, '?include=order,receipts'))).toMatchObject({
      order,
      receipts: [
        { receiptable_type: 'purchase', receiptable_id: String(purchase.id), amount: purchase.total },
      ],
    });
    const { receipts } = await done(read(crew.sale, purchase.id, '?include=receipts'));
    expect(receipts).toMatchObject([{ amount: null }]); // purchase amounts need a right of their own
    const { id } = await forStock();
    expect(await done(read(crew.purchase, id, '?include=order,receipts'))).toMatchObject({
      ...{ order: null, orders: [], receipts: [] },
    });
  });

  test("is restricted to the caller's rows", async () => {
    const { id } = await forStock();
    await refused(read(crew.customer, id), 'forbidden');
    for (const caller of [await stranger(server, 'purchase'), await adminElsewhere(server)])
      await refused(read(caller, id), 'not_found');
    const { details } = await refused(read(crew.admin, 999_999), 'not_found');
    expect(details).toEqual({ id: 999_999 });
  });
});

test('a changed line contains its actions', async () => {
  const { items } = await orderedPurchase(crew, order, { order_items: [] });
  const path = `purchase/items/${items[0].id}`;
  const body = { short_closed_quantity: '3', short_close_reason: '品切れ' };
  const line = await done(crew.purchase('PUT', path, body), 200);
  expect([line.status_id, actionsOf(line)]).toEqual([
    'OutOfStock',
    { update: null, change: null, remove: null, correct_price: 'forbidden' },
  ]);
  await refused((await colleague(server, 'purchase'))('PUT', path, body), 'not_found');
});

describe('the list of purchases', () => {
  const ids = async (query: string): Promise<number[]> =>
    (await done(crew.admin('GET', `purchases?per_page=100&${query}`))).data.map(({ id }: any) => id);

  test('is narrowed by number, buyer, currency and day', async () => {
    const { id, buyer_id } = await forStock();
    const body = { ...purchaseOf(await makeSupplier(crew), order, { order_items: [] }), currency_id: 'VND' };
    const other = await done((await colleague(server, 'purchase'))('POST', 'purchases', body), 201);
    expect(await ids(`filter[id]=${id}`)).toEqual([id]);
    const mine = await ids(`filter[buyer_id]=${buyer_id}`);
    expect([mine.includes(id), mine.includes(other.id)]).toEqual([true, false]);
    const dong = await ids('filter[currency_id]=VND');
    expect([dong.includes(id), dong.includes(other.id)]).toEqual([false, true]);
    expect(await ids('filter_between[created_at]=2020-01-01,2020-12-31')).toEqual([]);
    expect(await ids('filter_between[created_at]=2020-01-01,infinity')).toContain(id);
  });

  test('filters by outstanding amount and by tracking code', async () => {
    const { id } = await forStock();
    expect(await ids('filter_between[unsolved]=1,infinity')).toContain(id);
    expect(await ids('filter_between[outstanding]=1,infinity')).not.toContain(id);
    const { id: unpaid } = await orderedPurchase(crew, order, { order_items: [] });
    await done(crew.accounting('PUT', `purchases/${unpaid}`, { action_debit: true }), 200);
    expect(await ids('filter_between[outstanding]=2700,2700')).toEqual([unpaid]);
    expect(await ids('filter_between[outstanding]=2701,infinity')).toEqual([]);
    const { code, ...tracking } = await done(
      crew.purchase('POST', 'order/trackings', { code: unique() }),
      201,
    );
    await done(crew.purchase('PUT', `purchases/${id}/attach-tracking`, { tracking_id: tracking.id }), 200);
    expect(await ids(`filter[by_tracking_code]=${code}`)).toEqual([id]);
  });
});
