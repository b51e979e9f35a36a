import { expect, test } from 'vitest';
import { draftOrder, makePurchase } from '../../../tests/main-job/goods.ts';
import { approve, deposit, done, payOrder, usePeople } from '../../../tests/main-job/main-job.ts';
import { forPurchase, pay } from '../../../tests/main-job/money.ts';
import { refused } from '../../../tests/support/refused.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);

const lists = async (path: string, wanted: boolean, id: string | number): Promise<boolean> => {
  const { data } = await done(
    crew.accounting('GET', `${path}?per_page=100&filter[unsettled]=${wanted ? 'true' : 'false'}`),
  );
  return data.some((row: { id: string | number }) => row.id === id);
};

test('orders wait for accounting from their approval until goods and fees are settled', async () => {
  const { customer, order } = await draftOrder(crew, 1, { service_fee: '0' });
  const waits = async () => [
    await lists('orders', true, order.id),
    await lists('order/retails', true, order.id),
    await lists('orders', false, order.id),
  ];
  expect(await waits()).toEqual([false, false, true]);
  await approve(crew, order.id);
  expect(await waits()).toEqual([true, true, false]);
  await deposit(crew, customer, '2000', 'JPY');
  await payOrder(crew, customer, order.id, '1000');
  expect(await waits()).toEqual([true, true, false]);
  await payOrder(crew, customer, order.id, '100');
  expect(await waits()).toEqual([false, false, true]);
  const other = await draftOrder(crew, 1);
  await approve(crew, other.order.id);
  await done(crew.sale('PUT', `orders/${other.order.id}/cancel`, { confirm: true }), 200);
  expect(await lists('orders', true, other.order.id)).toBe(false);
});

test('purchases wait for accounting from their approval until they are paid', async () => {
  const { order } = await draftOrder(crew, 1);
  await approve(crew, order.id);
  const purchase = await makePurchase(crew, order, { order_items: [] });
  const waits = () => lists('purchases', true, purchase.id);
  expect(await waits()).toBe(false);
  await done(crew.purchase('PUT', `purchases/${purchase.id}/approve`), 200);
  expect(await waits()).toBe(true);
  await done(
    pay(crew, 'payment_supplier', purchase.supplier_id, { amount: purchase.balance, fund_id: 2 }),
    201,
  );
  await done(
    pay(crew, 'payment_purchase', purchase.supplier_id, {
      amount: purchase.balance,
      ...forPurchase({ purchase }),
    }),
    201,
  );
  expect(await waits()).toBe(false);
  expect(await lists('purchases', false, purchase.id)).toBe(true);
});

test('another value than yes or no is refused', async () => {
  await refused(
    crew.accounting('GET', 'orders?filter[unsettled]=maybe'),
    'invalid_fields',
    'filter.unsettled',
  );
});
