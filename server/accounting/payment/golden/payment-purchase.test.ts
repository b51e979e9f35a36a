import { expect } from 'vitest';
import {
  balanceOf,
  chargeOf,
  forPurchase,
  goldenTests,
  purchaseThatAsks,
} from '../../../../tests/main-job/money.ts';
import { useTestServer } from '../../../../tests/support/test-server.ts';

const server = useTestServer();

goldenTests(server, 'payment_purchase', [
  {
    title: 'from the advance to what we owe the supplier',
    given: async ({ crew }) => {
      const made = await purchaseThatAsks(crew);
      return { party: made.supplier, body: { ...forPurchase(made), amount: '3000' } };
    },
    posts: [['331-P', '331-A', '3000', '3000', '514500']],
    series: 'BT',
    after: async (_, { receipts, transactionable_id }) => {
      const [{ receiptable_id: id }] = receipts as [{ receiptable_id: string }];
      expect(await chargeOf(server, { purchase: { id: Number(id) } })).toEqual(['3000', '3000', '0', '0']);
      expect(await balanceOf(server, 'SUPW', Number(transactionable_id))).toBe('7000');
    },
  },
]);
