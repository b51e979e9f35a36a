import { expect } from 'vitest';
import { done } from '../../../../tests/main-job/main-job.ts';
import {
  chargeOf,
  drawCredit,
  forOrder,
  goldenTests,
  grantCredit,
  inDays,
  lotsOf,
  orderThatAsks,
  pay,
  setRate,
  type Business,
} from '../../../../tests/main-job/money.ts';
import { useTestServer } from '../../../../tests/support/test-server.ts';

const server = useTestServer();

/** An order over 5,000 of which 2,000 were drawn from a credit, on a day of its own rate. */
async function indebted(business: Business, rate = '171.5') {
  const debtor = await orderThatAsks(business.crew);
  const credit = await grantCredit(business, debtor);
  await setRate(server, rate);
  await done(drawCredit(business.crew, debtor, credit, '2000'), 201);
  await setRate(server, '171.5');
  return { debtor, credit };
}
const voucher = (debtor: Awaited<ReturnType<typeof orderThatAsks>>, body: object) => ({
  party: debtor.customer,
  body: { ...forOrder(debtor), ...body },
});

goldenTests(server, 'payment_order', [
  {
    title: 'what is unsolved: from the wallet to order clearing',
    given: async ({ crew }) => voucher(await orderThatAsks(crew), { amount: '3000' }),
    posts: [['3388-W', '131-C', '3000', '3000', '514500']],
    series: 'BT',
    after: async (_, { receipts }) =>
      expect(receipts).toMatchObject([{ receiptable_type: 'order', amount: '3000' }]),
  },
  {
    title: 'a repayment: from the wallet to the recorded debt',
    given: async (business) => {
      const { debtor } = await indebted(business);
      await done(
        pay(business.crew, 'payment_order', debtor.customer, { ...forOrder(debtor), amount: '3000' }),
      );
      return voucher(debtor, { amount: '2000' });
    },
    posts: [['3388-W', '131-D', '2000', '2000', '343000']],
    series: 'BT',
  },
  {
    title: 'what is unsolved and then debt, with one voucher',
    given: async (business) => voucher((await indebted(business)).debtor, { amount: '4500' }),
    posts: [
      ['3388-W', '131-C', '3000', '3000', '514500'],
      ['3388-W', '131-D', '1500', '1500', '257250'],
    ],
    series: 'BT',
    after: async (_, { receipts }) => {
      const [{ receiptable_id: id }] = receipts as [{ receiptable_id: string }];
      expect(await chargeOf(server, { order: { id } })).toEqual(['5000', '3000', '2000', '1500']);
    },
  },
  {
    title: 'a draw: debt against order clearing, and no money moves',
    given: async (business) => {
      const debtor = await orderThatAsks(business.crew);
      const { id } = await grantCredit(business, debtor);
      return voucher(debtor, { amount: '2000', credit_order_id: id });
    },
    posts: [['131-D', '131-C', '2000', '2000', '343000']],
    series: 'BT',
    after: async (_, { receipts }) => {
      const [{ receiptable_id: id }] = receipts as [{ receiptable_id: string }];
      expect(await lotsOf(server, { customer: 0, order: { id, items: [] } })).toEqual([
        ['2000', '0', inDays(30)],
      ]);
    },
  },
  {
    title: 'debt that was recorded at another rate: the difference is exchange gain',
    given: async (business) => {
      const { debtor } = await indebted(business, '170.5');
      await done(
        pay(business.crew, 'payment_order', debtor.customer, { ...forOrder(debtor), amount: '3000' }),
      );
      return voucher(debtor, { amount: '2000' });
    },
    posts: [
      ['3388-W', '131-D', '2000', '2000', '341000'],
      ['3388-W', '515', '0', '2000', '2000'],
    ],
    series: 'BT',
  },
]);
