import { beforeAll, expect, test } from 'vitest';
import { makePurchase, purchaseOf } from '../../../tests/main-job/goods.ts';
import { done, makeProduct, makeSupplier, paidOrder, usePeople } from '../../../tests/main-job/main-job.ts';
import { refused } from '../../../tests/support/refused.ts';
import { stranger } from '../../../tests/support/other-callers.ts';
import { useTestServer, type Caller } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);
let order: any;
let product: string;
beforeAll(async () => {
  ({ order, product } = await paidOrder(crew));
});

const prices = async (id = product, caller: Caller = crew.purchase) =>
  (await done(caller('GET', `products/${id}/supplier-prices`))).data;
const asks = (supplier_id: number, price: string, of = product) =>
  done(crew.purchase('PUT', `products/${of}/supplier`, { supplier_id, price, quantity_items: 12 }), 200);

test('suppliers of a product are listed with last prices, cheapest first', async () => {
  expect(await prices()).toEqual([]);
  const [dear, cheap] = [await makeSupplier(crew), await makeSupplier(crew)];
  await asks(dear, '950');
  await asks(cheap, '0');
  const bought = await makePurchase(crew, order, { order_items: [] });
  expect(await prices()).toMatchObject([
    { supplier_id: bought.supplier_id, asked: null, last_price: '900', price: '900' },
    {
      supplier_id: dear,
      asked: '950',
      last_price: null,
      last_bought_at: null,
      price: '950',
      quantity_items: 12,
    },
    { supplier_id: cheap, asked: null, price: null },
  ]);
  const body = purchaseOf(cheap, order, { order_items: [], price: '700' });
  await done(crew.purchase('POST', 'purchases', body), 201);
  const [first] = await prices();
  expect(first).toMatchObject({ supplier_id: cheap, price: '700', last_price: '700' });
  expect(Date.parse(first.last_bought_at)).toBeGreaterThan(0);
});

test('purchases in another currency and cancelled ones give no price', async () => {
  const other = await makeProduct(crew);
  const supplier = await makeSupplier(crew);
  const item = { product_id: other, order_items: [], price: '100000' };
  await done(
    crew.purchase('POST', 'purchases', { ...purchaseOf(supplier, order, item), currency_id: 'VND' }),
    201,
  );
  const { id } = await done(crew.purchase('POST', 'purchases', purchaseOf(supplier, order, item)), 201);
  await done(crew.purchase('PUT', `purchases/${id}/cancel`), 200);
  expect(await prices(other)).toEqual([]);
});

test('require permission to read costs, and are restricted to the own organization', async () => {
  await asks(await makeSupplier(crew), '10');
  const [seen] = await prices(product, crew.sale);
  expect(seen).toMatchObject({ price: null, asked: null });
  expect(await prices(product, await stranger(server, 'purchase'))).toEqual([]);
  await refused(crew.customer('GET', `products/${product}/supplier-prices`), 'forbidden');
  await refused(crew.purchase('GET', 'products/none-such/supplier-prices'), 'not_found');
});
