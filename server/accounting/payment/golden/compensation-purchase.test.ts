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

goldenTests(server, 'compensation_purchase', [
  {
    title: 'what a supplier grants: an advance of ours, and income',
    given: async ({ crew }) => {
      const made = await purchaseThatAsks(crew);
      return { party: made.supplier, body: { ...forPurchase(made), amount: '400' } };
    },
    posts: [['331-A', '711', '400', '68600', '68600']],
    series: 'BT',
    after: async ({ crew }, { receipts, transactionable_id }) => {
      const [{ receiptable_id: id }] = receipts as [{ receiptable_id: string }];
      expect(await chargeOf(server, { purchase: { id: Number(id) } })).toEqual(['3000', '0', '0', '0']);
      expect(await balanceOf(server, 'SUPW', Number(transactionable_id))).toBe('10400');
      expect(await done(crew.accounting('GET', `purchases/${id}`))).toMatchObject({
        ...{ compensation: '400', compensation_cuts_price: false, total: '3000' },
      });
    },
  },
  {
    title: 'a cut of a price that is paid: an advance of ours, and the purchase asks less',
    given: async ({ crew }) => {
      const made = await purchaseThatAsks(crew);
      const { id } = made.purchase;
      await done(crew.purchase('PUT', `purchases/${id}`, { compensation_cuts_price: true }), 200);
      await done(pay(crew, 'payment_purchase', made.supplier, { ...forPurchase(made), amount: '3000' }), 201);
      return { party: made.supplier, body: { ...forPurchase(made), amount: '400' } };
    },
    posts: [['331-A', '331-P', '400', '400', '68600']],
    series: 'BT',
    after: async (_, { receipts, transactionable_id }) => {
      const [{ receiptable_id: id }] = receipts as [{ receiptable_id: string }];
      expect(await chargeOf(server, { purchase: { id: Number(id) } })).toEqual(['2600', '2600', '0', '0']);
      expect(await balanceOf(server, 'SUPW', Number(transactionable_id))).toBe('7400');
    },
  },
  {
    title: 'a cut of a price that is on debt: we owe less, and the purchase asks less',
    given: async ({ crew }) => {
      const made = await purchaseThatAsks(crew, { advance: '0' });
      const { id } = made.purchase;
      await done(crew.purchase('PUT', `purchases/${id}`, { compensation_cuts_price: true }), 200);
      await done(crew.accounting('PUT', `purchases/${id}`, { action_debit: true }), 200);
      return { party: made.supplier, body: { ...forPurchase(made), amount: '400' } };
    },
    posts: [['331-D', '331-P', '400', '400', '68600']],
    series: 'BT',
    after: async (_, { receipts, transactionable_id }) => {
      const [{ receiptable_id: id }] = receipts as [{ receiptable_id: string }];
      expect(await chargeOf(server, { purchase: { id: Number(id) } })).toEqual(['2600', '0', '2600', '0']);
      expect(await balanceOf(server, 'SUPD', Number(transactionable_id))).toBe('2600');
    },
  },
]);
