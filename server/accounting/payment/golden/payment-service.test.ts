import { expect } from 'vitest';
import { deposit, done } from '../../../../tests/main-job/main-job.ts';
import {
  chargeOf,
  forOrder,
  goldenTests,
  grantCredit,
  orderThatAsks,
  pay,
  walletId,
  type Business,
} from '../../../../tests/main-job/money.ts';
import { useTestServer } from '../../../../tests/support/test-server.ts';

const server = useTestServer();

/** An order whose services ask 50,000 dong, of a customer with dong. */
async function orderWithFee({ crew }: Business) {
  const debtor = await orderThatAsks(crew, { wallet: '0' });
  await deposit(crew, debtor.customer, '80000', 'VND');
  return debtor;
}
const voucher = (debtor: Awaited<ReturnType<typeof orderThatAsks>>, body: object) => ({
  party: debtor.customer,
  body: { ...forOrder(debtor), currency_id: 'VND', ...body },
});

goldenTests(server, 'payment_service', [
  {
    title: 'a fee: from the wallet to order clearing',
    given: async (business) => voucher(await orderWithFee(business), { amount: '50000' }),
    posts: [['3388-W', '131-C', '50000', '50000', '50000']],
    series: 'BT',
    after: async (_, { receipts }) => {
      const [{ receiptable_id: id }] = receipts as [{ receiptable_id: string }];
      expect(await chargeOf(server, { order: { id } }, 'service_fee')).toEqual(['50000', '50000', '0', '0']);
    },
  },
  {
    title: 'a draw of a credit for services, and its repayment',
    given: async (business) => {
      const debtor = await orderWithFee(business);
      const { id } = await grantCredit(business, debtor, {
        type: 'payment_service',
        amount: '50000',
        wallet_id: await walletId(server, debtor.customer, 'VND'),
      });
      await done(
        pay(business.crew, 'payment_service', debtor.customer, {
          ...voucher(debtor, { amount: '50000', credit_order_id: id }).body,
        }),
        201,
      );
      return voucher(debtor, { amount: '20000' });
    },
    posts: [['3388-W', '131-D', '20000', '20000', '20000']],
    series: 'BT',
    after: async (_, { wallet_id }) => {
      expect(await server.query('select used_amount::text, paid_amount::text from credit_orders')).toEqual([
        { used_amount: '50000', paid_amount: '20000' },
      ]);
      expect(wallet_id).toEqual(expect.any(Number));
    },
  },
]);
