import { expect, test } from 'vitest';
import { done, makeCustomer, usePeople } from '../../../tests/main-job/main-job.ts';
import { orderThatAsks, pay } from '../../../tests/main-job/money.ts';
import { refused } from '../../../tests/support/refused.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);

/** Who may have sent money with a text. */
async function suggested(description: string, amount = '1000'): Promise<{ id: number; by: string }[]> {
  const received = { amount, currency_id: 'VND', card_id: 1, description };
  const { id } = await done(pay(crew, 'received_from_local_currency', undefined, received), 201);
  return (await done(crew.accounting('GET', `transactions/${id}/suggestions`))).data;
}

test('a payer is known by the number of an order, however it is written', async () => {
  const { customer, order } = await orderThatAsks(crew);
  expect(await suggested(`MBVCB.123456 ck ${order.id.toLowerCase()} GD 55`)).toMatchObject([
    { id: customer, by: order.id },
  ]);
});

test('and by the name, without accents and in capitals, between other words', async () => {
  const { id } = await makeCustomer(crew, { name: 'Đặng Thị Thuỳ Dương' });
  expect(await suggested('CT DEN: DANG THI THUY DUONG chuyen tien hang')).toMatchObject([
    { id, by: 'Đặng Thị Thuỳ Dương' },
  ]);
});

test('customers of a named document come first, each once', async () => {
  const name = 'Trần Bảo Yến';
  const { id: customer } = await makeCustomer(crew, { name });
  const { order } = await orderThatAsks(crew, { customer });
  const { id } = await makeCustomer(crew, { name: 'Lê Văn Tám' });
  const found = await suggested(`LE VAN TAM tra ho ${name} ${order.id}`);
  expect(found.map((payer) => payer.id)).toEqual([customer, id]);
});

test('and by amount, if exactly one owes it', async () => {
  const { customer, order } = await orderThatAsks(crew);
  await done(crew.sale('PUT', `order/retails/${order.id}`, { service_fee: '76543' }), 200);
  expect(await suggested('chuyen khoan', '76543')).toMatchObject([{ id: customer, by: order.id }]);
  expect(await suggested('chuyen khoan', '76542')).toEqual([]);
  const received = { amount: '80000', currency_id: 'VND', card_id: 1 };
  const { id } = await done(pay(crew, 'received_from_local_currency', undefined, received), 201);
  const part = { amount: '3457', currency_id: 'VND', parent_id: id };
  await done(pay(crew, 'deposit_with_received', (await makeCustomer(crew)).id, part), 201);
  expect((await done(crew.accounting('GET', `transactions/${id}/suggestions`))).data).toMatchObject([
    { id: customer },
  ]);
  const other = await orderThatAsks(crew);
  await done(crew.sale('PUT', `order/retails/${other.order.id}`, { service_fee: '76543' }), 200);
  expect(await suggested('chuyen khoan', '76543')).toEqual([]);
});

test('there are no suggestions without text', async () => {
  expect(await suggested('chuyen khoan')).toEqual([]);
  expect((await crew.accounting('GET', 'transactions/99999999/suggestions')).status).toBe(404);
  await refused(crew.sale('GET', 'transactions/1/suggestions'), 'forbidden');
});
