import { expect, test } from 'vitest';
import { fixedFreight } from '../../../../tests/main-job/boxes.ts';
import { bill, buy, done, pack, paidOrder, people, receive } from '../../../../tests/main-job/main-job.ts';
import { orderThatAsks, postingsOf, voucherOf } from '../../../../tests/main-job/money.ts';
import { expectBooksInOrder } from '../../../../tests/support/invariants.ts';
import { useTestServer } from '../../../../tests/support/test-server.ts';

const server = useTestServer();

test('freight on debt: recorded debt against order clearing', async () => {
  const crew = await people(server);
  const { order, customer } = await paidOrder(crew);
  const { sfa } = await receive(crew, await buy(crew, order));
  const { box } = await pack(crew, sfa, order);
  const { id } = await bill(crew, customer, order, box);
  await done(crew.accounting('PUT', `lading-bills/${id}`, fixedFreight('3250000')), 200);
  await done(crew.accounting('PUT', `lading-bills/${id}`, { action_debit: true }), 200);
  const voucher = await voucherOf(server, 'lading_bill', id, 'debit', 'VND');
  expect(await postingsOf(server, voucher.id)).toEqual([['131-D', '131-C', '3250000', '3250000', '3250000']]);
  await expectBooksInOrder(server);
});

test('an order on debt: a voucher for its goods in yen, and one for its fee in dong', async () => {
  const crew = await people(server);
  const { order } = await orderThatAsks(crew, { lines: ['5000'], services: '70000' });
  await done(crew.accounting('PUT', `orders/${order.id}`, { action_debit: true }), 200);
  const [goods, fee] = await Promise.all(
    ['JPY', 'VND'].map((currency) => voucherOf(server, 'order', order.id, 'debit', currency)),
  );
  expect(await postingsOf(server, goods!.id)).toEqual([['131-D', '131-C', '5000', '5000', '857500']]);
  expect(await postingsOf(server, fee!.id)).toEqual([['131-D', '131-C', '70000', '70000', '70000']]);
  await expectBooksInOrder(server);
});
