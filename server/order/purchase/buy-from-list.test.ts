import { describe, expect, test } from 'vitest';
import { statuses } from '../../../tests/main-job/boxes.ts';
import { draftOrder } from '../../../tests/main-job/goods.ts';
import {
  approve,
  done,
  makeCustomer,
  makeOrder,
  makeSupplier,
  paidOrder,
  usePeople,
} from '../../../tests/main-job/main-job.ts';
import { expectBooksInOrder } from '../../../tests/support/invariants.ts';
import { refused } from '../../../tests/support/refused.ts';
import { stranger } from '../../../tests/support/other-callers.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);

/** A paid order whose product has a supplier of its own. */
async function wanted() {
  const { product, order } = await paidOrder(crew);
  const supplier = await makeSupplier(crew);
  await server.query('insert into product_suppliers (product_id, supplier_id, price) values ($1, $2, 800)', [
    product,
    supplier,
  ]);
  return { product, supplier, order, line: order.items[0].id as number };
}
const buy = (products: readonly object[], more: object = {}, query = '') =>
  crew.purchase('POST', `list-to-buy/purchases${query}`, { products, ...more });
const listed = async (product: string) =>
  (await done(crew.purchase('GET', `list-to-buy?filter[product_id]=${product}`))).data;

describe('buying from the list', () => {
  test('creates one purchase per supplier with all outstanding pieces at the last price', async () => {
    const [first, second] = [await wanted(), await wanted()];
    const { data } = await done(buy([{ product_id: first.product }, { product_id: second.product }]), 201);
    expect(data).toMatchObject([
      {
        supplier_id: first.supplier,
        status_id: 'New',
        total: '2640',
        items: [{ quantity: '3', price: '800' }],
      },
      { supplier_id: second.supplier, items: [{ product_id: second.product }] },
    ]);
    expect(await listed(first.product)).toEqual([]);
    await expectBooksInOrder(server);
  });

  test('takes the tax of the product, which the list shows with the total', async () => {
    const { product } = await wanted();
    await done(crew.purchase('PUT', `products/${product}`, { tax_percent: '8' }), 200);
    expect(await listed(product)).toMatchObject([{ tax_percent: '8', tax: '192', total: '2592' }]);
    const { data } = await done(buy([{ product_id: product }], {}, '?preview=1'), 200);
    expect(data[0].items).toMatchObject([{ tax_percent: '8', tax: '192', balance: '2592' }]);
  });

  test('puts products of one supplier into one purchase', async () => {
    const [first, second] = [await wanted(), await wanted()];
    const { supplier } = first;
    const { data } = await done(
      buy([{ product_id: first.product }, { product_id: second.product, supplier_id: supplier }]),
      201,
    );
    expect(data).toHaveLength(1);
    expect(data[0].items).toHaveLength(2);
  });

  test('uses given quantity and price; fewer leave a remainder, more are for stock', async () => {
    const { product } = await wanted();
    const bought = { product_id: product, quantity: '2', price: '750' };
    expect((await done(buy([bought]), 201)).data[0].items).toMatchObject([{ quantity: '2', price: '750' }]);
    expect(await listed(product)).toMatchObject([{ to_buy: '1' }]);
    await done(buy([{ product_id: product, quantity: '5' }]), 201);
    expect(await listed(product)).toEqual([]);
  });

  test('orders them on request, with a preview', async () => {
    const { product, order } = await wanted();
    const preview = await done(buy([{ product_id: product }], { ordered: true }, '?preview=1'), 200);
    expect(preview.data).toMatchObject([{ status_id: 'Ordered', total: '2640' }]);
    expect(await listed(product)).toHaveLength(1);
    const { data } = await done(buy([{ product_id: product }], { ordered: true }), 201);
    expect(data).toMatchObject([{ status_id: 'Ordered' }]);
    const { status_id } = await done(crew.sale('GET', `orders/${order.id}`));
    expect(status_id).toMatch(/^CompletedPurchase/);
  });

  test('uses given quantities per order; the rest stays on the list', async () => {
    const { product, line, order } = await wanted();
    const { id: customer } = await makeCustomer(crew);
    const other = await makeOrder(crew, customer, [{ product_id: product, price: '0', quantity: '2' }]);
    await done(crew.sale('PUT', `orders/${other.id}/approve`), 200);
    const chosen = [
      { order_item_id: line, quantity: '1' },
      { order_item_id: other.items[0].id, quantity: '2' },
    ];
    const { data } = await done(buy([{ product_id: product, order_items: chosen }]), 201);
    expect(data[0].items).toMatchObject([{ quantity: '3' }]);
    expect(await listed(product)).toMatchObject([
      { to_buy: '2', order_items: [{ order_id: order.id, quantity: '2' }] },
    ]);
    const rest = [{ order_item_id: line, quantity: '2' }];
    const more = await done(buy([{ product_id: product, quantity: '5', order_items: rest }]), 201);
    // pieces beyond the orders' need are for stock
    expect(more.data[0].items).toMatchObject([{ quantity: '5' }]);
    expect(await listed(product)).toEqual([]);
    await expectBooksInOrder(server);
  });

  test('concurrently buys each piece once', async () => {
    const { product } = await wanted();
    const both = await Promise.all([buy([{ product_id: product }]), buy([{ product_id: product }])]);
    expect(statuses(both)).toEqual([201, 422]);
    await expectBooksInOrder(server);
  });
});

describe('is refused, and nothing is bought', () => {
  test('when no order waits, also for one of several', async () => {
    const { product } = await wanted();
    const { order } = await draftOrder(crew);
    const waiting = order.items[0].product_id;
    await refused(
      buy([{ product_id: product }, { product_id: waiting }]),
      'nothing_to_buy',
      'products.1.product_id',
    );
    await approve(crew, order.id); // approved but not paid
    await refused(buy([{ product_id: waiting }]), 'nothing_to_buy', 'products.0.product_id');
    expect(await listed(product)).toHaveLength(1);
  });

  test('without a supplier of the product, or with an unknown one', async () => {
    const { order } = await paidOrder(crew);
    const { product_id } = order.items[0];
    await refused(buy([{ product_id }]), 'no_supplier', 'products.0.supplier_id');
    await refused(buy([{ product_id, supplier_id: 999_999 }]), 'unknown_reference', 'products.0.supplier_id');
  });

  test('when more is bought for an order than it waits for, or for one that does not wait', async () => {
    const { product, line } = await wanted();
    const forLine = (order_item_id: number, quantity: string, all?: string) =>
      buy([{ product_id: product, quantity: all, order_items: [{ order_item_id, quantity }] }]);
    const at = 'products.0.order_items.0';
    await refused(forLine(line, '4'), 'quantity_over_to_buy', `${at}.quantity`);
    await refused(forLine(999_999, '1'), 'unknown_reference', `${at}.order_item_id`);
    await refused(forLine(line, '3', '2'), 'quantity_over_line', 'products.0.quantity');
    const twice = { order_item_id: line, quantity: '2' };
    await refused(
      buy([{ product_id: product, order_items: [twice, twice] }]),
      'unknown_reference',
      'products.0.order_items.1.order_item_id',
    );
    expect(await listed(product)).toMatchObject([{ to_buy: '3' }]);
  });

  test('with a duplicate product, or none', async () => {
    const { product } = await wanted();
    await refused(
      buy([{ product_id: product }, { product_id: product }]),
      'bought_twice',
      'products.1.product_id',
    );
    await refused(buy([]), 'invalid_fields', 'products');
  });

  test('without permission, and for orders of others', async () => {
    const { product } = await wanted();
    const products = [{ product_id: product }];
    await refused(crew.sale('POST', 'list-to-buy/purchases', { products }), 'forbidden');
    const elsewhere = await stranger(server, 'purchase');
    await refused(
      elsewhere('POST', 'list-to-buy/purchases', { products }),
      'nothing_to_buy',
      'products.0.product_id',
    );
  });
});
