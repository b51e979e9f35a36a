import { beforeAll, describe, expect, test } from 'vitest';
import { approvedOrder, give, orderedPurchase, tally } from '../../../tests/main-job/goods.ts';
import { done, makeProduct, paidOrder, usePeople } from '../../../tests/main-job/main-job.ts';
import { refused } from '../../../tests/support/refused.ts';
import { colleague, stranger } from '../../../tests/support/other-callers.ts';
import { useTestServer, type Caller } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);
/** Three received pieces, and an order that waits for them. */
let order: any;
let purchase: any;
let goods: number;
beforeAll(async () => {
  ({ order } = await paidOrder(crew));
  purchase = await orderedPurchase(crew, order);
  goods = purchase.items[0].id;
  await done(tally(crew, goods, '3'));
});

const list = async (query = '', caller: Caller = crew.purchase) =>
  (await done(caller('GET', `available_for_distribution?per_page=100&${query}`))).data;
const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id);

describe('goods that are available for distribution', () => {
  test('are sorted by purchase, and include purchase and product', async () => {
    const bought = async () => orderedPurchase(crew, (await paidOrder(crew)).order);
    const [older, newer] = [await bought(), await bought()];
    const product_id = await makeProduct(crew);
    const added = { purchase_id: older.id, product_id, price: '900', quantity: '1' };
    const last = await done(crew.purchase('POST', 'purchase/items', added), 201);
    const lines = [older.items[0].id, last.id, newer.items[0].id];
    for (const line of lines) await done(tally(crew, line, '1'));
    const rows = await list('filter[available_for_distribution]=1&include=purchase,product');
    expect(idsOf(rows)).toEqual([goods, ...lines]);
    expect(rows.find(({ id }: any) => id === goods)).toMatchObject({
      currency_id: 'JPY',
      remaining_quantity: '3',
      purchase: { id: purchase.id, supplier_id: purchase.supplier_id },
      product: { id: order.items[0].product_id, name: '抹茶キットカット' },
    });
    expect(idsOf(await list('sort=-purchase_id'))).toEqual(idsOf(rows).toReversed());
  });

  test('are found by product name and by code', async () => {
    const all = idsOf(await list());
    expect(idsOf(await list(`q=${encodeURIComponent('抹茶キット')}`))).toEqual(all);
    expect(idsOf(await list(`q=${order.items[0].product_id}`))).toEqual([goods]);
    expect(await list('q=zq9x')).toEqual([]);
  });

  test('are narrowed by product and by supplier', async () => {
    expect(idsOf(await list(`filter[product_id]=${order.items[0].product_id}`))).toEqual([goods]);
    expect(idsOf(await list(`filter[supplier_id]=${purchase.supplier_id}`))).toEqual([goods]);
    expect(await list('filter[supplier_id]=999999')).toEqual([]);
    const lines = await done(
      crew.purchase('GET', `purchase/items?filter[supplier_id]=${purchase.supplier_id}`),
    );
    expect(idsOf(lines.data)).toEqual([goods]);
  });

  test('leave the list when fully distributed, which can be paged', async () => {
    const paid = await paidOrder(crew);
    const { items } = await orderedPurchase(crew, paid.order);
    await done(tally(crew, items[0].id, '3'));
    const distribution = await done(give(crew, items[0].id, paid.order.items[0].id, '3'), 201);
    expect(idsOf(await list())).not.toContain(items[0].id);
    expect(await done(crew.purchase('GET', `available_for_distribution/${items[0].id}`))).toMatchObject({
      ...{ distributed_quantity: '3', remaining_quantity: '0' },
    });
    expect(await done(crew.purchase('GET', `order-distributions/${distribution.id}`))).toEqual(distribution);
    expect(distribution).toMatchObject({
      customer_name: 'Nguyễn Văn Khách',
      purchase_id: items[0].purchase_id,
    });
  });

  test("are restricted to the caller's rows", async () => {
    await refused(crew.customer('GET', 'available_for_distribution'), 'forbidden');
    const elsewhere = await stranger(server, 'purchase');
    expect(await list('', elsewhere)).toEqual([]);
    await refused(elsewhere('GET', `available_for_distribution/${goods}`), 'not_found');
    const other = await colleague(server, 'purchase');
    expect(idsOf(await list('', other))).toContain(goods); // goods of the whole organization
  });
});

test('a line is found by its product, and by the substituted one', async () => {
  const { order: waiting } = await approvedOrder(crew);
  const [line] = waiting.items;
  const instead = await makeProduct(crew);
  await done(crew.sale('PUT', `order/items/${line.id}`, { product_id: instead }), 200);
  for (const product of [line.product_id, instead]) {
    const { data } = await done(
      crew.purchase('GET', `order/items?filter[takes_product_id]=${product}&filter[needs_goods]=1`),
    );
    expect(data).toMatchObject([{ id: line.id, product_id: instead, original_product_id: line.product_id }]);
  }
  const { items } = await orderedPurchase(crew, order, { product_id: line.product_id, order_items: [] });
  await done(tally(crew, items[0].id, '2'));
  // a line with a replaced product also accepts the product first ordered
  await done(give(crew, items[0].id, line.id, '2'), 201);
});
