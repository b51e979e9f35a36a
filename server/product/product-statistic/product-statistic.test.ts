import { describe, expect, test } from 'vitest';
import {
  buy,
  done,
  makeCustomer,
  makeOrder,
  makeProduct,
  paidOrder,
  usePeople,
  receive,
  TODAY,
} from '../../../tests/main-job/main-job.ts';
import { expectBooksInOrder } from '../../../tests/support/invariants.ts';
import { refused } from '../../../tests/support/refused.ts';
import { adminElsewhere } from '../../../tests/support/other-callers.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);
const rowOf = async (product: string, caller = crew.admin) =>
  (await done(caller('GET', `product-statistics?filter[product_id]=${product}`))).data[0];
const available = async (product: string, caller = crew.admin) =>
  (await done(caller('GET', `product_statistics_available_for_sale?filter[product_id]=${product}`))).data;

describe('the quantities of a product', () => {
  test('follow it from the order to the receipt', async () => {
    const { product, order } = await paidOrder(crew, 3);
    const nothing = { ordered: '3', purchased: '0', received: '0', distributed: '0' };
    expect(await rowOf(product)).toMatchObject(nothing);
    const bought = await buy(crew, order);
    expect(await rowOf(product)).toMatchObject({ ...nothing, purchased: '3' });
    await receive(crew, bought);
    expect(await rowOf(product)).toMatchObject({
      ordered: '3',
      purchased: '3',
      received: '3',
      distributed: '3',
    });
    await expectBooksInOrder(server);
  });

  test('exclude cancelled documents and other organizations', async () => {
    const [{ id: customer }, product] = [await makeCustomer(crew), await makeProduct(crew)];
    const order = await makeOrder(crew, customer, [{ product_id: product, price: '1', quantity: '2' }]);
    expect(await rowOf(product)).toMatchObject({ ordered: '2' });
    expect(await rowOf(product, await adminElsewhere(server))).toMatchObject({ ordered: '0' });
    await done(crew.admin('PUT', `orders/${order.id}/cancel`, { confirm: true }));
    expect(await rowOf(product)).toMatchObject({ ordered: '0' });
  });

  test('are listed for every product, and found by name', async () => {
    const { id } = await done(crew.purchase('POST', 'products', { id: 'STAT-1', name: 'Nambu kettle' }));
    const { data } = await done(crew.sale('GET', 'product-statistics?q=nambu&sort=-name'));
    expect(data).toEqual([
      {
        product_id: id,
        name: 'Nambu kettle',
        name_vi: null,
        name_en: null,
        name_ja: null,
        ordered: '0',
        purchased: '0',
        received: '0',
        distributed: '0',
      },
    ]);
    await refused(crew.customer('GET', 'product-statistics'), 'forbidden');
  });
});

describe('available stock', () => {
  test('is the received quantity less the distributed one', async () => {
    const { product, order } = await paidOrder(crew, 2);
    const { purchase, supplier, tracking } = await buy(crew, order);
    await done(crew.purchase('POST', `products/${product}/supplier`, { supplier_id: supplier }));
    expect(await available(product)).toEqual([]);
    const sfa = await done(
      crew.warehouse('POST', 'sfas', { tracking_code: tracking, quantity: 1, arrival_date: TODAY }),
    );
    const [item] = purchase.items;
    await done(
      crew.warehouse('POST', 'sfa-receipts', {
        sfa_id: sfa.id,
        packages: 1,
        items: [{ purchase_item_id: item.id, quantity: '2' }],
      }),
    );
    expect(await available(product)).toMatchObject([
      {
        product_id: product,
        available: '2',
        product: { id: product, price: '1000' },
        suppliers: [{ id: supplier }],
      },
    ]);
    expect(await available(product, await adminElsewhere(server))).toEqual([]);
    const [{ id: order_item_id }] = order.items;
    const distribute = (quantity: string) =>
      done(
        crew.purchase('POST', 'order-distributions', { purchase_item_id: item.id, order_item_id, quantity }),
      );
    await distribute('1');
    expect(await available(product)).toMatchObject([{ available: '1' }]);
    await distribute('1');
    expect(await available(product)).toEqual([]);
    await expectBooksInOrder(server);
  });

  test('is the same on every page, near and far, sorted and searched', async () => {
    for (const quantity of [4, 2, 3, 2]) {
      const { order } = await paidOrder(crew, quantity);
      const { purchase, tracking } = await buy(crew, order);
      const { id: sfa_id } = await done(
        crew.warehouse('POST', 'sfas', { tracking_code: tracking, quantity: 1, arrival_date: TODAY }),
      );
      const [{ id: purchase_item_id }] = purchase.items;
      const items = [{ purchase_item_id, quantity: String(quantity) }];
      await done(crew.warehouse('POST', 'sfa-receipts', { sfa_id, packages: 1, items }));
    }
    const list = (query: string, caller = crew.admin) =>
      done(caller('GET', `product_statistics_available_for_sale?${query}`));
    const { data: all } = await list('per_page=100&sort=product_id');
    expect(all.length).toBeGreaterThan(2);
    const left = (row: any) => Number(row.available);
    const orders: Record<string, any[]> = {
      'sort=product_id': all,
      'sort=-product_id': all.toReversed(),
      'sort=available': all.toSorted((a: any, b: any) => left(a) - left(b)),
      'sort=-available': all.toReversed().toSorted((a: any, b: any) => left(b) - left(a)),
      'q=a': all.filter(({ product }: any) => /a/i.test(product.id + product.name)),
      [`q=${encodeURIComponent('茶')}`]: all.filter(({ product }: any) => product.name.includes('茶')),
      'q=zq9x': [],
    };
    for (const [query, rows] of Object.entries(orders))
      for (let page = 1; page <= rows.length + 2; page += 1) {
        const answer = await list(`${query}&per_page=1&page=${page}`);
        expect(answer, `${query} ${page}`).toMatchObject({ total: rows.length });
        expect(answer.data, `${query} ${page}`).toEqual(rows.slice(page - 1, page));
      }
    expect((await list('q=a', await adminElsewhere(server))).total).toBe(0);
  });
});
