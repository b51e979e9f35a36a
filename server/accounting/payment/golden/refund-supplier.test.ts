import { expect } from 'vitest';
import { done, makeSupplier } from '../../../../tests/main-job/main-job.ts';
import { balanceOf, goldenTests, pay, setRate } from '../../../../tests/main-job/money.ts';
import { useTestServer } from '../../../../tests/support/test-server.ts';

const server = useTestServer();

goldenTests(server, 'refund_supplier', [
  {
    title: 'the rest of an advance comes back to a bank: at the day’s rate, the gain is exchange gain',
    given: async ({ crew }) => {
      const party = await makeSupplier(crew);
      await done(pay(crew, 'payment_supplier', party, { amount: '1000', fund_id: 2 }), 201);
      await setRate(server, '172');
      return { party, body: { amount: '600', card_id: 2 } };
    },
    posts: [
      ['112', '331-A', '600', '600', '102900'],
      ['112', '515', '0', '300', '300'],
    ],
    series: 'BC',
    after: async (_, made) =>
      expect(await balanceOf(server, 'SUPW', Number(made.transactionable_id))).toBe('400'),
  },
]);
