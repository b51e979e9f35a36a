import { expect } from 'vitest';
import { done } from '../../../../tests/main-job/main-job.ts';
import {
  balanceOf,
  chargeOf,
  forPurchase,
  goldenTests,
  pay,
  purchaseThatAsks,
} from '../../../../tests/main-job/money.ts';
import { useTestServer } from '../../../../tests/support/test-server.ts';

const server = useTestServer();

goldenTests(server, 'payment_purchase_refund', [
  {
    title: 'what a purchase was overpaid is an advance again',
    given: async ({ crew }) => {
      const made = await purchaseThatAsks(crew);
      await done(pay(crew, 'payment_purchase', made.supplier, { ...forPurchase(made), amount: '3000' }), 201);
      const [item] = await server.query('select id from purchase_items where purchase_id = $1', [
        made.purchase.id,
      ]);
      const correction = { price: '2000', reason: 'Giá sai' };
      await done(crew.accounting('PUT', `purchase/items/${item!.id}/price`, correction), 200);
      return { party: made.supplier, body: { ...forPurchase(made), amount: '1000' } };
    },
    posts: [['331-A', '331-P', '1000', '1000', '171500']],
    series: 'BT',
    after: async (_, { receipts, transactionable_id }) => {
      const [{ receiptable_id: id }] = receipts as [{ receiptable_id: string }];
      expect(await chargeOf(server, { purchase: { id: Number(id) } })).toEqual(['2000', '2000', '0', '0']);
      expect(await balanceOf(server, 'SUPW', Number(transactionable_id))).toBe('8000');
    },
  },
]);
