import { beforeAll, describe, expect, test } from 'vitest';
import { cutOffAnyway } from '../../../tests/main-job/boxes.ts';
import { draftOrder } from '../../../tests/main-job/goods.ts';
import {
  approve,
  bill,
  buy,
  deliver,
  done,
  load,
  makeOrder,
  makeProduct,
  pack,
  paidOrder,
  receive,
  usePeople,
  TODAY,
} from '../../../tests/main-job/main-job.ts';
import { refused } from '../../../tests/support/refused.ts';
import { colleague, stranger } from '../../../tests/support/other-callers.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);
const list = (query: string, caller = crew.sale) => done(caller('GET', `order/goods?${query}`));
const of = async (order: string) =>
  (await list(`filter[order_id]=${order}&include=customer,sale`)).data as any[];

let paid: { customer: number; product: string; order: any };
beforeAll(async () => {
  paid = await paidOrder(crew, 2);
});

describe('goods of orders', () => {
  test('show the progress of each step', async () => {
    const { order, customer } = paid;
    const [first] = await of(order.id);
    expect(first).toMatchObject({
      state: 'to_buy',
      quantity: '2',
      packed_quantity: '0',
      customer: { id: customer },
      sale: { name: 'Trần Thị Lan' },
    });
    const bought = await buy(crew, order);
    expect(await of(order.id)).toMatchObject([{ state: 'bought', purchased_quantity: '2' }]);
    const { sfa } = await receive(crew, bought);
    expect(await of(order.id)).toMatchObject([{ state: 'received', distributed_quantity: '2' }]);
    const { box } = await pack(crew, sfa, order, 2);
    expect(await of(order.id)).toMatchObject([{ state: 'packed', packed_quantity: '2' }]);
    const made = await bill(crew, customer, order, box, 2);
    const container = await load(crew, made);
    expect(await of(order.id)).toMatchObject([{ state: 'packed', shipped_quantity: '0' }]);
    await done(cutOffAnyway(crew, container), 200);
    expect(await of(order.id)).toMatchObject([{ state: 'shipped', shipped_quantity: '2' }]);
    await deliver(crew, customer, container, made);
    expect(await of(order.id)).toMatchObject([{ state: 'handed_over', handed_over_quantity: '2' }]);
  });

  test('in boxes of an order are first those of its older line', async () => {
    const { customer } = paid;
    const product_id = await makeProduct(crew);
    const line = { product_id, price: '10', quantity: '1' };
    const made = await makeOrder(crew, customer, [line, { ...line, quantity: '2' }]);
    const order = await approve(crew, made.id);
    await done(
      crew.accounting('POST', 'payment-order', {
        transactionable_type: 'user',
        transactionable_id: customer,
        amount: order.purchase_cost,
        currency_id: 'JPY',
        voucher_date: TODAY,
        receipts: [{ receiptable_type: 'order', receiptable_id: order.id }],
      }),
      201,
    );
    const items = await done(crew.sale('GET', `orders/${order.id}?include=items`));
    const { sfa } = await receive(crew, await buy(crew, items));
    await pack(crew, sfa, items, 2);
    const lines = (await of(order.id)).toSorted((a, b) => a.id - b.id);
    expect(lines).toMatchObject([
      { packed_quantity: '1', state: 'packed' },
      { packed_quantity: '1', state: 'received' },
    ]);
  });

  test('without remaining quantity are cancelled', async () => {
    const product_id = await makeProduct(crew);
    const line = { product_id, price: '10', quantity: '1' };
    const made = await makeOrder(crew, paid.customer, [line, line]);
    const { items } = await done(crew.sale('GET', `orders/${made.id}?include=items`));
    await done(crew.sale('PUT', `order/items/${items[0].id}`, { cancelled_quantity: '1' }), 200);
    expect(new Set((await of(made.id)).map(({ state }) => state))).toEqual(new Set(['cancelled', 'to_buy']));
    await done(crew.sale('PUT', `orders/${made.id}/cancel`, { confirm: true }), 200);
    expect(await of(made.id)).toMatchObject([{ state: 'cancelled' }, { state: 'cancelled' }]);
    expect((await list(`filter[order_id]=${made.id}&filter[waits_for]=buying`)).total).toBe(0);
  });

  test('are filtered by order, product, customer and next step', async () => {
    const { order, product, customer } = await paidOrder(crew);
    for (const query of [
      `q=${order.id}`,
      `q=${product}`,
      `filter[product_id]=${product}`,
      `filter[customer_id]=${customer}`,
      `filter[order_id]=${order.id}&filter[waits_for]=buying`,
      `filter[order_id]=${order.id}&filter[waits_for]=goods,buying`,
      `filter[order_id]=${order.id}&filter_between[ordered_at]=2020-01-01,infinity`,
    ])
      expect((await list(query)).data, query).toMatchObject([{ order_id: order.id }]);
    expect((await list(`filter[waits_for]=nothing`)).total).toBe(0);
    expect((await list(`filter[order_id]=${order.id}&filter_between[ordered_at]=,2020-01-01`)).total).toBe(0);
    const { data } = await list('sort=-ordered_at');
    expect(data.map((row: any) => row.ordered_at)).toEqual(
      data
        .map((row: any) => row.ordered_at)
        .toSorted()
        .toReversed(),
    );
  });

  test('are restricted to the salesperson on request, and always to the company', async () => {
    const others = await colleague(server, 'sale');
    const { total } = await list('filter[own]=true');
    expect(total).toBeGreaterThan(0);
    expect((await list('filter[own]=true', others)).total).toBe(0);
    expect((await list('', others)).total).toBe((await list('')).total);
    expect((await list('', await stranger(server, 'sale'))).total).toBe(0);
    expect((await list('', crew.customer)).total).toBe(0);
    await refused(server.with(undefined)('GET', 'order/goods'), 'logged_out');
  });

  test.for(['', 'own', 'customer', 'sale', 'made since', 'waiting'])(
    'are found by product and order number: %s',
    async (narrowed) => {
      const { order, customer, product } = await paidOrder(crew);
      const { sale_id } = (await of(order.id))[0];
      const asked = {
        '': '',
        own: '&filter[own]=true',
        customer: `&filter[customer_id]=${customer}`,
        sale: `&filter[sale_id]=${sale_id},999999&filter[customer_id]=${customer}`,
        waiting: '&filter[waits_for]=goods',
        'made since': '&filter_between[ordered_at]=2020-01-01,infinity',
      }[narrowed]!;
      for (const caller of [crew.sale, crew.customer, crew.accounting]) {
        const all: any[] = (await list(`per_page=100${asked}`, caller)).data;
        for (const text of ['n', 'an', '1', '00', 'or', order.id, product, order.id.slice(-4), 'zq9']) {
          const bears = all.filter((row) =>
            text.length === 1
              ? row.order_id.includes(text) ||
                ` ${row.product_id} ${row.product_name}`.toLowerCase().includes(` ${text}`)
              : `${row.order_id} ${row.product_id} ${row.product_name}`
                  .toLowerCase()
                  .includes(text.toLowerCase()),
          );
          const found = await list(`q=${text}&per_page=100${asked}`, caller);
          expect(
            found.data.map(({ id }: any) => id),
            `${text} ${asked}`,
          ).toEqual(bears.map(({ id }) => id));
          expect(found.total).toBe(bears.length);
        }
      }
    },
  );

  test('are found by digits of a product or order number', async () => {
    const { order, customer, product } = await draftOrder(crew);
    const text = order.id.slice(-3);
    const [plain, named] = [await makeProduct(crew), await makeProduct(crew, { name: `Lens ${text}` })];
    const line = { price: '10', quantity: '1' };
    for (const product_id of [plain, named, plain, plain, plain, plain, plain, plain])
      await makeOrder(crew, customer, [
        { ...line, product_id },
        { ...line, product_id: plain },
      ]);
    await done(crew.sale('POST', 'order/items', { ...line, order_id: order.id, product_id: named }), 201);
    for (const [caller, asked] of [
      [crew.sale, ''],
      [crew.sale, '&filter[own]=true'],
      [crew.accounting, '&filter[own]=true'],
      [crew.accounting, `&filter[customer_id]=${customer}`],
      [await stranger(server, 'sale'), ''],
    ] as const) {
      const all: any[] = (await list(`per_page=100${asked}`, caller)).data;
      for (const wanted of [text, text.slice(1), order.id.slice(-4), `${text}9`, product]) {
        const bears = all.filter((row) =>
          `${row.order_id} ${row.product_id} ${row.product_name}`.includes(wanted),
        );
        for (const page of [1, 2]) {
          const found = await list(`q=${wanted}&per_page=100&page=${page}${asked}`, caller);
          expect(found.data.map(({ id }: any) => id)).toEqual(page === 1 ? bears.map(({ id }) => id) : []);
          expect(found.total).toBe(bears.length);
        }
      }
    }
  });

  test('have creation time and salesperson of their orders', async () => {
    const { order } = await paidOrder(crew);
    const product_id = await makeProduct(crew);
    await done(
      crew.sale('POST', 'order/items', { order_id: order.id, product_id, price: '10', quantity: '1' }),
      201,
    );
    expect(
      await server.query(
        `select i.id from order_items i join orders o on o.id = i.order_id
          where (i.organization_id, i.order_created_at) is distinct from (o.organization_id, o.created_at)`,
      ),
    ).toEqual([]);
    expect(await of(order.id)).toHaveLength(2);
  });

  test("with more matches than the cap have a capped total, within the caller's rows", async () => {
    const { order, product } = await paidOrder(crew);
    await server.query(
      `insert into order_items (order_id, organization_id, order_created_at, product_id, quantity, price, amount, tax,
        discount_tax, balance, currency_id)
      select order_id, organization_id, order_created_at, product_id, quantity, 0, 0, 0, 0, 0, currency_id
      from order_items cross join generate_series(1, 10050)
      where order_id = $1`,
      [order.id],
    );
    for (const query of [`q=${product}`, `q=${product}&page=600`, `q=${product}&filter[own]=true`]) {
      expect(await list(query), query).toMatchObject({ total: 10_000, total_capped: true });
      expect((await list(query)).data[0], query).toMatchObject({ product_id: product });
      expect((await list(query, await stranger(server, 'sale'))).total, query).toBe(0);
    }
  });
});
