import { describe, expect, test } from 'vitest';
import { approvedOrder, draftOrder, give, orderedPurchase, tally } from '../../../tests/main-job/goods.ts';
import {
  buy,
  done,
  makeCustomer,
  makeOrder,
  makeSupplier,
  paidOrder,
  usePeople,
} from '../../../tests/main-job/main-job.ts';
import { refused } from '../../../tests/support/refused.ts';
import { stranger } from '../../../tests/support/other-callers.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);

const toBuy = async (product: string, caller = crew.purchase) =>
  (await done(caller('GET', `list-to-buy?filter[product_id]=${product}`))).data;

/** A product that an order waits for, with or without an earlier purchase and a supplier price. */
async function waiting({ paid, asked }: { paid?: string; asked?: string }): Promise<string> {
  const { product, order } = await paidOrder(crew);
  if (paid !== undefined) await orderedPurchase(crew, order, { order_items: [], quantity: '1', price: paid });
  if (asked !== undefined) {
    const offer = { supplier_id: await makeSupplier(crew), price: asked };
    await done(crew.purchase('PUT', `products/${product}/supplier`, offer));
  }
  return product;
}

describe('the list to buy', () => {
  test('shows paid orders by product, with their lines', async () => {
    const { product, order } = await paidOrder(crew);
    expect(await toBuy(product)).toMatchObject([
      {
        product_id: product,
        to_buy: '3',
        order_items: [
          {
            order_item_id: order.items[0].id,
            order_id: order.id,
            quantity: '3',
            price: '1000',
            tax_percent: '10',
          },
        ],
      },
    ]);
  });

  test('excludes unapproved, unpaid and cancelled orders', async () => {
    expect(await toBuy((await draftOrder(crew)).product)).toEqual([]);
    expect(await toBuy((await approvedOrder(crew)).product)).toEqual([]);
    const { product, order } = await paidOrder(crew);
    await done(crew.sale('PUT', `orders/${order.id}/cancel`, { confirm: true }), 200);
    expect(await toBuy(product)).toEqual([]);
  });

  test('excludes cancelled pieces, and those from stock', async () => {
    const { product, order } = await paidOrder(crew);
    const [{ id }] = order.items;
    await done(crew.sale('PUT', `order/items/${id}`, { cancelled_quantity: '1' }), 200);
    expect(await toBuy(product)).toMatchObject([{ to_buy: '2' }]);
    const { items } = await orderedPurchase(crew, order, { order_items: [], quantity: '1' });
    await done(tally(crew, items[0].id, '1'), 201);
    await done(give(crew, items[0].id, id, '1'), 201);
    expect(await toBuy(product)).toMatchObject([{ to_buy: '1', last_price: '900' }]);
  });

  test('contains the last price, without cancelled purchases and other currencies', async () => {
    const { product, order } = await paidOrder(crew);
    const again = (item: object) => orderedPurchase(crew, order, { order_items: [], quantity: '1', ...item });
    await again({ price: '700' });
    expect(await toBuy(product)).toMatchObject([{ last_price: '700' }]);
    const cancelled = await again({ price: '9999' });
    expect(await toBuy(product)).toMatchObject([{ last_price: '9999' }]);
    await done(crew.purchase('PUT', `purchases/${cancelled.id}/cancel`), 200);
    expect(await toBuy(product)).toMatchObject([{ last_price: '700' }]);
    const supplier_id = await makeSupplier(crew);
    await done(
      crew.purchase('POST', 'purchases', {
        ...{ supplier_id, currency_id: 'VND' },
        items: [{ product_id: product, price: '150000', quantity: '1' }],
      }),
      201,
    );
    expect(await toBuy(product)).toMatchObject([{ last_price: '700' }]);
    const sorted = await done(
      crew.purchase('GET', `list-to-buy?filter[product_id]=${product}&sort=-last_price`),
    );
    expect(sorted.data).toMatchObject([{ last_price: '700' }]);
  });

  test('adds the lines of several orders, earlier approvals first', async () => {
    const { product, order } = await paidOrder(crew);
    const { id: customer } = await makeCustomer(crew);
    const second = await makeOrder(crew, customer, [{ product_id: product, price: '0', quantity: '2' }]);
    await done(crew.sale('PUT', `orders/${second.id}/approve`), 200);
    const [row] = await toBuy(product);
    expect(row.to_buy).toBe('5');
    expect(row.order_items.map(({ order_id }: { order_id: string }) => order_id)).toEqual([
      order.id,
      second.id,
    ]);
  });

  test('is narrowed by order, product and the day that the customer wants it', async () => {
    const { product, order } = await paidOrder(crew);
    const other = await paidOrder(crew);
    const [{ id }] = order.items;
    await done(crew.sale('PUT', `order/items/${id}`, { expected_delivery: '2031-05-04' }), 200);
    const products = async (query: string) =>
      (await done(crew.purchase('GET', `list-to-buy?per_page=100&${query}`))).data.map(
        ({ product_id }: { product_id: string }) => product_id,
      );
    expect(await products(`filter[order_id]=${order.id}`)).toEqual([product]);
    expect((await products(`filter[order_id]=${order.id},${other.order.id}`)).toSorted()).toEqual(
      [product, other.product].toSorted(),
    );
    expect(await products('filter_between[expected_delivery]=2031-05-01,2031-05-31')).toEqual([product]);
    expect(await products('filter_between[expected_delivery]=2031-05-05,infinity')).toEqual([]);
  });

  test('is the same in every sort order and by any search character', async () => {
    await paidOrder(crew);
    await paidOrder(crew, 2);
    const all = async (query: string) =>
      (await done(crew.purchase('GET', `list-to-buy?per_page=100&${query}`))).data as {
        product_id: string;
        product_name: string;
        to_buy: string;
        order_items: { order_id: string; quantity: string }[];
      }[];
    const plain = await all('sort=product_id');
    const byCode = (rows: typeof plain) =>
      rows.toSorted((a, b) => (a.product_id < b.product_id ? -1 : 1)).map((row) => ({ ...row }));
    expect(plain.length).toBeGreaterThan(1);
    expect(byCode(await all('sort=to_buy'))).toEqual(byCode(plain));
    expect(byCode(await all('sort=last_price'))).toEqual(byCode(plain));
    expect(byCode(await all('sort=-last_price,to_buy'))).toEqual(byCode(plain));
    for (const { to_buy, order_items } of plain)
      expect(Number(to_buy)).toBe(order_items.reduce((sum, { quantity }) => sum + Number(quantity), 0));
    for (const character of ['a', 'P', '茶', '1', '7', '%', '_', '-']) {
      const bears = (text: string) => text.toLowerCase().includes(character.toLowerCase());
      expect(await all(`sort=product_id&q=${encodeURIComponent(character)}`)).toEqual(
        plain.filter(
          ({ product_id, product_name, order_items: lines }) =>
            bears(product_id) || bears(product_name) || lines.some(({ order_id }) => bears(order_id)),
        ),
      );
    }
  });

  test('is found by order, product and brand, with all lines of the product', async () => {
    const { product, order } = await paidOrder(crew);
    await done(crew.admin('PUT', `products/${product}`, { brand: 'Hasami', name_vi: 'Ấm trà' }));
    const [whole] = await toBuy(product);
    for (const q of [order.id, `or-${Number(order.id.slice(-6))}`, 'hasami', 'am tra', product])
      expect((await done(crew.purchase('GET', `list-to-buy?q=${q}`))).data, q).toContainEqual(whole);
    expect((await done(crew.purchase('GET', 'list-to-buy?q=or-999999'))).data).toEqual([]);
  });

  test('is sorted by last price, else the offered one, without price last', async () => {
    const made: string[] = [];
    for (const one of [{ paid: '810' }, { asked: '820' }, { paid: '830', asked: '1' }, {}, { asked: '0' }])
      made.push(await waiting(one));
    const list = (query: string) =>
      done(crew.purchase('GET', `list-to-buy?filter[product_id]=${made.join(',')}&${query}`));
    const prices = ['810', '820', '830', null, null];
    const rising = await list('sort=last_price');
    expect(rising.data.map(({ last_price }: any) => last_price)).toEqual(prices);
    expect(rising.data.slice(0, 3).map(({ product_id }: any) => product_id)).toEqual(made.slice(0, 3));
    const falling = await list('sort=-last_price');
    expect(falling.data).toEqual(rising.data.toReversed());
    for (const { page, rows } of [
      { page: 1, rows: rising.data.slice(0, 2) },
      { page: 3, rows: rising.data.slice(4) },
      { page: 4, rows: [] },
    ]) {
      const part = await list(`sort=last_price&per_page=2&page=${page}`);
      expect([part.data, part.total, part.last_page]).toEqual([rows, 5, 3]);
    }
    expect((await list('sort=last_price&q=nobody-is-called-so')).data).toEqual([]);
    const elsewhere = await stranger(server, 'purchase');
    expect((await done(elsewhere('GET', 'list-to-buy?sort=last_price'))).data).toEqual([]);
  });

  test('contains the last price only for users who may read costs', async () => {
    const { product, order, customer } = await paidOrder(crew);
    await buy(crew, order);
    const next = await makeOrder(crew, customer, [{ product_id: product, price: '0', quantity: '1' }]);
    await done(crew.sale('PUT', `orders/${next.id}/approve`), 200);
    const paidLast = async (caller = crew.purchase) => (await toBuy(product, caller))[0].last_price;
    expect(await paidLast()).toBe('1000');
    expect(await paidLast(crew.accounting)).toBe('1000');
    expect(await paidLast(crew.sale)).toBeNull();
    expect(await paidLast(crew.warehouse)).toBeNull();
    await refused(crew.sale('GET', 'list-to-buy?sort=last_price'), 'forbidden');
  });

  test('is of one’s own organization', async () => {
    const { product } = await paidOrder(crew);
    expect(await toBuy(product, await stranger(server, 'purchase'))).toEqual([]);
  });
});
