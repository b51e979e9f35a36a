import { expect } from 'vitest';
import { deposit, done } from '../../../../tests/main-job/main-job.ts';
import { chargeOf, forOrder, goldenTests, orderThatAsks, pay } from '../../../../tests/main-job/money.ts';
import { useTestServer } from '../../../../tests/support/test-server.ts';

const server = useTestServer();

goldenTests(server, 'payment_service_refund', [
  {
    title: 'what a lowered fee was overpaid: from order clearing to the wallet',
    given: async ({ crew }) => {
      const debtor = await orderThatAsks(crew, { wallet: '0' });
      const voucher = { ...forOrder(debtor), currency_id: 'VND' };
      await deposit(crew, debtor.customer, '50000', 'VND');
      await done(pay(crew, 'payment_service', debtor.customer, { ...voucher, amount: '50000' }), 201);
      await done(crew.sale('PUT', `orders/${debtor.order.id}`, { service_fee: '30000' }), 200);
      return { party: debtor.customer, body: { ...voucher, amount: '20000' } };
    },
    posts: [['131-C', '3388-W', '20000', '20000', '20000']],
    series: 'BT',
    after: async (_, { receipts }) => {
      const [{ receiptable_id: id }] = receipts as [{ receiptable_id: string }];
      expect(await chargeOf(server, { order: { id } }, 'service_fee')).toEqual(['30000', '30000', '0', '0']);
    },
  },
]);
