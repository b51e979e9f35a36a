import { expect, test } from 'vitest';
import { done, people } from '../../../tests/main-job/main-job.ts';
import {
  balanceOf,
  cancelLine,
  forOrder,
  grantCredit,
  orderThatAsks,
  pay,
} from '../../../tests/main-job/money.ts';
import { expectBooksInOrder } from '../../../tests/support/invariants.ts';
import { refused } from '../../../tests/support/refused.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';

const server = useTestServer();

test('a retail order’s goods money, paid, drawn, repaid, reduced and refunded', async () => {
  const crew = await people(server);
  const debtor = await orderThatAsks(crew, { lines: ['70000', '30000'], wallet: '1000000' });
  const { customer, order } = debtor;
  const voucher = (amount: string, body: object = {}) => ({ ...forOrder(debtor), amount, ...body });
  const buckets = async () => {
    const row = await done(crew.sale('GET', `orders/${order.id}`));
    return ['', '_paid', '_debited', '_outstanding', '_unsolved']
      .map((name) => row[`purchase_cost${name}`])
      .concat(row.status_id);
  };
  expect(await buckets()).toEqual(['100000', '0', '0', '0', '100000', 'CompletedApprove']);
  await done(pay(crew, 'payment_order', customer, voucher('60000')), 201);
  expect(await buckets()).toEqual(['100000', '60000', '0', '0', '40000', 'CompletedApprove']);

  const credit = await grantCredit({ server, crew }, debtor, { amount: '50000' });
  await done(pay(crew, 'payment_order', customer, voucher('40000', { credit_order_id: credit.id })), 201);
  expect(await buckets()).toEqual(['100000', '60000', '40000', '40000', '0', 'CompletedPurchaseCostDebit']);
  expect(await balanceOf(server, 'WALLET', customer)).toBe('940000');

  await done(pay(crew, 'payment_order', customer, voucher('15000')), 201);
  expect(await buckets()).toEqual(['100000', '75000', '40000', '25000', '0', 'CompletedPurchaseCostDebit']);
  expect(await done(crew.accounting('GET', `credit-orders/${credit.id}`))).toMatchObject({
    used_amount: '40000',
    paid_amount: '15000',
    outstanding_amount: '25000',
    available_amount: '10000',
    due_state: 'not_yet_due',
  });

  await cancelLine(crew, debtor, 1);
  expect(await buckets()).toEqual([
    '70000',
    '75000',
    '40000',
    '25000',
    '-30000',
    'CompletedPurchaseCostDebit',
  ]);
  const refund = (amount: string) => pay(crew, 'payment_order_refund', customer, voucher(amount));
  expect((await refused(refund('30001'), 'amount_too_large')).details).toEqual({ maximum: '30000' });
  await done(refund('25000'), 201);
  expect(await buckets()).toEqual(['70000', '75000', '15000', '0', '-5000', 'CompletedPurchaseCostPayment']);
  await done(refund('5000'), 201);
  expect(await buckets()).toEqual(['70000', '70000', '15000', '0', '0', 'CompletedPurchaseCostPayment']);
  expect(await balanceOf(server, 'WALLET', customer)).toBe('930000');
  await refused(refund('1'), 'nothing_to_refund');
  await expectBooksInOrder(server);
});
