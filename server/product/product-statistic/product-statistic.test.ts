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
import { adminElsewhere } from '../../../tests/support/somebody.ts';
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

  test('are none of what was cancelled, nor of other organizations', async () => {
    const [{ id: customer }, product] = [await makeCustomer(crew), await makeProduct(crew)];
    const order = await makeOrder(crew, customer, [{ product_id: product, price: '1', quantity: '2' }]);
    expect(await rowOf(product)).toMatchObject({ ordered: '2' });
    expect(await rowOf(product, await adminElsewhere(server))).toMatchObject({ ordered: '0' });
    await done(crew.admin('PUT', `orders/${order.id}/cancel`, { confirm: true }));
    expect(await rowOf(product)).toMatchObject({ ordered: '0' });
  });

  test('are there for every product, found by name', async () => {
    const { id } = await done(crew.purchase('POST', 'products', { id: 'STAT-1', name: 'Nambu kettle' }));
    const { data } = await done(crew.sale('GET', 'product-statistics?q=nambu&sort=-name'));
    expect(data).toEqual([
      { product_id: id, name: 'Nambu kettle', ordered: '0', purchased: '0', received: '0', distributed: '0' },
    ]);
    await refused(crew.customer('GET', 'product-statistics'), 'forbidden');
  });
});

describe('what can be sold from stock', () => {
  test('is what was received until an order has it', async () => {
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
});
