import { expect } from 'vitest';
import { done } from '../../../../tests/main-job/main-job.ts';
import {
  balanceOf,
  cancelLine,
  forOrder,
  goldenTests,
  grantCredit,
  orderThatAsks,
  pay,
  type Business,
} from '../../../../tests/main-job/money.ts';
import { useTestServer } from '../../../../tests/support/test-server.ts';

const server = useTestServer();

/** An order over 2,000 and 3,000 that is settled, `drawn` of it by a credit; then the line of 3,000 goes. */
async function overpaid(business: Business, drawn: string) {
  const { crew } = business;
  const debtor = await orderThatAsks(crew, { lines: ['2000', '3000'] });
  const settle = (body: object) =>
    done(pay(crew, 'payment_order', debtor.customer, { ...forOrder(debtor), ...body }), 201);
  if (drawn !== '0') {
    const { id } = await grantCredit(business, debtor, { amount: drawn });
    await settle({ amount: drawn, credit_order_id: id });
  }
  await settle({ amount: String(5000 - Number(drawn)) });
  await cancelLine(crew, debtor, 1);
  return debtor;
}
const voucher = (debtor: Awaited<ReturnType<typeof overpaid>>, amount: string) => ({
  party: debtor.customer,
  body: { ...forOrder(debtor), amount },
});

goldenTests(server, 'payment_order_refund', [
  {
    title: 'money back to the wallet, at its worth in order clearing',
    given: async (business) => voucher(await overpaid(business, '0'), '3000'),
    posts: [['131-C', '3388-W', '3000', '3000', '514500']],
    series: 'BT',
    after: async (_, made) =>
      expect(await balanceOf(server, 'WALLET', Number(made.transactionable_id))).toBe('98000'),
  },
  {
    title: 'open debt first: it is written back, and the credit has its room again',
    given: async (business) => voucher(await overpaid(business, '2500'), '2000'),
    posts: [['131-C', '131-D', '2000', '2000', '343000']],
    series: 'BT',
    after: async (_, made) => {
      expect(await balanceOf(server, 'DEBT', Number(made.transactionable_id))).toBe('500');
      expect(await server.query('select used_amount::text from credit_orders')).toEqual([
        { used_amount: '500' },
      ]);
    },
  },
  {
    title: 'debt, then money, with one voucher',
    given: async (business) => voucher(await overpaid(business, '1000'), '3000'),
    posts: [
      ['131-C', '131-D', '1000', '1000', '171500'],
      ['131-C', '3388-W', '2000', '2000', '343000'],
    ],
    series: 'BT',
  },
]);
