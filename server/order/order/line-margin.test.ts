import { describe, expect, test } from 'vitest';
import { draftOrder, makePurchase } from '../../../tests/main-job/goods.ts';
import {
  done,
  makeOrder,
  makeProduct,
  makeSupplier,
  paidOrder,
  usePeople,
} from '../../../tests/main-job/main-job.ts';
import { useTestServer, type Caller } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);

const lineOf = async (id: string, caller: Caller = crew.admin) =>
  (await done(caller('GET', `orders/${id}`))).items[0];
/** Buys one piece of a product for stock, at a net price with 10 % tax. */
const buyFor = async (product_id: string, price: string) =>
  done(
    crew.purchase('POST', 'purchases', {
      ...{ supplier_id: await makeSupplier(crew), currency_id: 'JPY' },
      items: [{ product_id, price, quantity: '1', tax_percent: '10' }],
    }),
    201,
  );

describe('the margin of an order line', () => {
  test('is unknown while its product was never bought', async () => {
    const { order } = await draftOrder(crew);
    expect(await lineOf(order.id)).toMatchObject({ cost: null, margin: null });
  });

  test('follows from the last price with the tax of the product, and is negative below cost', async () => {
    const { order, product } = await draftOrder(crew);
    await buyFor(product, '900');
    expect(await lineOf(order.id)).toMatchObject({ balance: '3300', cost: '2970', margin: '330' });
    await done(crew.admin('PUT', `products/${product}`, { tax_percent: '8' }), 200);
    await buyFor(product, '1100');
    expect(await lineOf(order.id)).toMatchObject({ cost: '3564', margin: '-264' });
  });

  test('follows from what was paid once goods are bought for it', async () => {
    const { order } = await paidOrder(crew);
    await makePurchase(crew, order, { price: '800', tax_percent: '10' });
    expect(await lineOf(order.id)).toMatchObject({ balance: '3300', cost: '2640', margin: '660' });
  });

  test('is answered by the preview of a change', async () => {
    const { order, product } = await draftOrder(crew);
    await buyFor(product, '900');
    const url = `order/items/${order.items[0].id}?preview=1`;
    expect(await done(crew.admin('PUT', url, { price: '800' }), 200)).toMatchObject({
      ...{ balance: '2640', margin: '-330' },
    });
  });

  test('is shown to those who may see cost only', async () => {
    const { order, product } = await draftOrder(crew);
    await buyFor(product, '900');
    expect(await lineOf(order.id, crew.purchase)).toMatchObject({ cost: '2970', margin: '330' });
    expect(await lineOf(order.id, crew.sale)).toMatchObject({ cost: null, margin: null });
  });

  test('below cost is a fact for those who sell, without the cost, and never for the customer', async () => {
    const { id: customer } = (await done(crew.customer('GET', 'users?filter[own]=1'))).data[0];
    const product = await makeProduct(crew);
    const line = { product_id: product, price: '1000', quantity: '3', tax_percent: '10' };
    const order = await makeOrder(crew, customer, [line]);
    expect(await lineOf(order.id, crew.sale)).toMatchObject({ below_cost: null });
    await buyFor(product, '1000');
    expect(await lineOf(order.id, crew.sale)).toMatchObject({ below_cost: false });
    await buyFor(product, '1001');
    const hidden = { cost: null, margin: null };
    expect(await lineOf(order.id, crew.sale)).toMatchObject({ below_cost: true, ...hidden });
    expect(await lineOf(order.id, crew.purchase)).toMatchObject({ below_cost: true, margin: '-3' });
    expect(await lineOf(order.id, crew.customer)).toMatchObject({ below_cost: null, ...hidden });
    const url = `order/items/${order.items[0].id}?preview=1`;
    expect(await done(crew.sale('PUT', url, { price: '1001' }), 200)).toMatchObject({ below_cost: false });
  });
});

describe('a product', () => {
  test('has the standard consumption tax, or its own, and its cost for those who may see it', async () => {
    const product = await makeProduct(crew);
    const read = async (caller: Caller) =>
      (await done(caller('GET', `products?filter[id]=${product}&include=cost`))).data[0];
    expect(await read(crew.purchase)).toMatchObject({ tax_percent: '10', cost: null });
    await buyFor(product, '321');
    expect(await read(crew.purchase)).toMatchObject({ cost: '321' });
    expect(await read(crew.sale)).toMatchObject({ cost: null });
    await done(crew.purchase('PUT', `products/${product}`, { tax_percent: '8' }), 200);
    expect(await read(crew.sale)).toMatchObject({ tax_percent: '8' });
  });
});
