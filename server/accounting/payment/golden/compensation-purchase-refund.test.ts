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

goldenTests(server, 'compensation_purchase_refund', [
  {
    title: 'what a supplier takes back: less income, and less of our advance',
    given: async ({ crew }) => {
      const made = await purchaseThatAsks(crew);
      const grant = { ...forPurchase(made), amount: '400' };
      await done(pay(crew, 'compensation_purchase', made.supplier, grant), 201);
      return { party: made.supplier, body: { ...forPurchase(made), amount: '150' } };
    },
    posts: [['711', '331-A', '25725', '150', '25725']],
    series: 'BT',
    after: async ({ crew }, { receipts, transactionable_id }) => {
      const [{ receiptable_id: id }] = receipts as [{ receiptable_id: string }];
      expect(await done(crew.accounting('GET', `purchases/${id}`))).toMatchObject({ compensation: '250' });
      expect(await balanceOf(server, 'SUPW', Number(transactionable_id))).toBe('10250');
    },
  },
  {
    title: 'a price that is cut less: the purchase asks more, and has it',
    given: async ({ crew }) => {
      const made = await purchaseThatAsks(crew);
      const { id } = made.purchase;
      await done(crew.purchase('PUT', `purchases/${id}`, { compensation_cuts_price: true }), 200);
      await done(pay(crew, 'payment_purchase', made.supplier, { ...forPurchase(made), amount: '3000' }), 201);
      const grant = { ...forPurchase(made), amount: '400' };
      await done(pay(crew, 'compensation_purchase', made.supplier, grant), 201);
      return { party: made.supplier, body: { ...forPurchase(made), amount: '400' } };
    },
    posts: [['331-P', '331-A', '400', '400', '68600']],
    series: 'BT',
    after: async (_, { receipts }) => {
      const [{ receiptable_id: id }] = receipts as [{ receiptable_id: string }];
      expect(await chargeOf(server, { purchase: { id: Number(id) } })).toEqual(['3000', '3000', '0', '0']);
    },
  },
  {
    title: 'a price that is cut less, which was on debt: we owe it again',
    given: async ({ crew }) => {
      const made = await purchaseThatAsks(crew, { advance: '0' });
      const { id } = made.purchase;
      await done(crew.purchase('PUT', `purchases/${id}`, { compensation_cuts_price: true }), 200);
      await done(crew.accounting('PUT', `purchases/${id}`, { action_debit: true }), 200);
      const grant = { ...forPurchase(made), amount: '400' };
      await done(pay(crew, 'compensation_purchase', made.supplier, grant), 201);
      return { party: made.supplier, body: { ...forPurchase(made), amount: '150' } };
    },
    posts: [['331-P', '331-D', '150', '150', '25725']],
    series: 'BT',
    after: async (_, { receipts, transactionable_id }) => {
      const [{ receiptable_id: id }] = receipts as [{ receiptable_id: string }];
      expect(await chargeOf(server, { purchase: { id: Number(id) } })).toEqual(['2750', '0', '2750', '0']);
      expect(await balanceOf(server, 'SUPD', Number(transactionable_id))).toBe('2750');
    },
  },
]);
