import { beforeAll, expect, test } from 'vitest';
import { useTestServer, type Caller } from '../../../tests/support/test-server.ts';

const server = useTestServer();
let admin: Caller;
beforeAll(async () => {
  admin = await server.as('admin');
});

test('orders are counted by day within what one may see', async () => {
  const sale = await server.as('sale');
  const { id } = (await sale('GET', 'users?filter[own]=1')).body.data[0];
  const { body: customer } = await admin('POST', 'users', {
    name: 'A',
    email: 'by-day@example.test',
    role_id: 'customer',
    password: 'ten signs at least',
  });
  const place = (caller: Caller) =>
    caller('POST', 'order/retails', {
      customer_id: customer.id,
      items: [{ product_id: 'DAY', price: '100', quantity: '1', tax_percent: '10' }],
    });
  await admin('POST', 'products', { id: 'DAY', name: 'Day' });
  const mine = await place(sale);
  await place(admin);
  expect([mine.status, id > 0]).toEqual([201, true]);
  const { body: all } = await admin('GET', 'statistics/orders-by-day?days=7');
  expect([all.data.length, all.data.at(-1).placed]).toEqual([7, 2]);
  expect((await sale('GET', 'statistics/orders-by-day')).body.data.at(-1)).toMatchObject({
    placed: 1,
    cancelled: 0,
  });
  expect((await admin('GET', 'statistics/orders-by-day?days=0')).status).toBe(422);
  expect((await (await server.as('customer'))('GET', 'statistics/orders-by-day')).body.code).toBe(
    'forbidden',
  );
});
