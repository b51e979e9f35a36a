import { expect, test } from 'vitest';
import { deposit, done, people, type People } from '../../../../tests/main-job/main-job.ts';
import {
  balanceOf,
  forOrder,
  grantCredit,
  orderThatAsks,
  pay,
  postingsOf,
  voucherOf,
  type Debtor,
} from '../../../../tests/main-job/money.ts';
import { expectBooksInOrder } from '../../../../tests/support/invariants.ts';
import { useTestServer } from '../../../../tests/support/test-server.ts';

const server = useTestServer();
const cancel = (crew: People, { order }: Debtor) =>
  done(crew.sale('PUT', `orders/${order.id}/cancel`, { confirm: true }), 200);

test('goods are refunded with a voucher in JPY, services with one in VND', async () => {
  const crew = await people(server);
  const debtor = await orderThatAsks(crew);
  await deposit(crew, debtor.customer, '50000', 'VND');
  const settle = (kind: 'payment_order' | 'payment_service', body: object) =>
    done(pay(crew, kind, debtor.customer, { ...forOrder(debtor), ...body }), 201);
  await settle('payment_order', { amount: '3000' });
  await settle('payment_service', { amount: '50000', currency_id: 'VND' });
  await cancel(crew, debtor);
  const goods = await voucherOf(server, 'order', debtor.order.id, 'order_cancelled', 'JPY');
  const services = await voucherOf(server, 'order', debtor.order.id, 'order_cancelled', 'VND');
  expect([goods, services]).toMatchObject([
    { amount: '3000', code_ref: expect.stringMatching(/^BT\d{2}-\d{6}$/) },
    { amount: '50000', code_ref: expect.stringMatching(/^BT\d{2}-\d{6}$/) },
  ]);
  expect(await postingsOf(server, goods.id)).toEqual([['131-C', '3388-W', '3000', '3000', '514500']]);
  expect(await postingsOf(server, services.id)).toEqual([['131-C', '3388-W', '50000', '50000', '50000']]);
  await expectBooksInOrder(server);
});

test('debt is written back first, in the same voucher', async () => {
  const crew = await people(server);
  const debtor = await orderThatAsks(crew);
  const { id } = await grantCredit({ server, crew }, debtor);
  const settle = (body: object) =>
    done(pay(crew, 'payment_order', debtor.customer, { ...forOrder(debtor), ...body }), 201);
  await settle({ amount: '2000', credit_order_id: id });
  await settle({ amount: '3000' });
  await cancel(crew, debtor);
  const voucher = await voucherOf(server, 'order', debtor.order.id, 'order_cancelled');
  expect(voucher.amount).toBe('5000');
  expect(await postingsOf(server, voucher.id)).toEqual([
    ['131-C', '131-D', '2000', '2000', '343000'],
    ['131-C', '3388-W', '3000', '3000', '514500'],
  ]);
  expect(await balanceOf(server, 'WALLET', debtor.customer)).toBe('100000');
  expect(await balanceOf(server, 'DEBT', debtor.customer)).toBe('0');
  await expectBooksInOrder(server);
});

test('an order without settlements creates no voucher', async () => {
  const crew = await people(server);
  const debtor = await orderThatAsks(crew);
  await cancel(crew, debtor);
  expect(await server.query('select 1 from receipts where receiptable_id = $1', [debtor.order.id])).toEqual(
    [],
  );
});
