import { expect } from 'vitest';
import { makeCustomer } from '../../../../tests/main-job/main-job.ts';
import { balanceOf, goldenTests } from '../../../../tests/main-job/money.ts';
import { useTestServer } from '../../../../tests/support/test-server.ts';

const server = useTestServer();

goldenTests(server, 'deposit_with_cash', [
  {
    title: 'dong: the fund grows, and what we owe to the wallet',
    given: async ({ crew }) => ({
      party: (await makeCustomer(crew)).id,
      body: { amount: '50000', currency_id: 'VND', fund_id: 1 },
    }),
    posts: [['111', '3388-W', '50000', '50000', '50000']],
    series: 'PT',
    after: async (_, made) =>
      expect(await balanceOf(server, 'WALLET', Number(made.transactionable_id), 'VND')).toBe('50000'),
  },
  {
    title: 'yen: booked at the day’s rate on both sides',
    given: async ({ crew }) => ({
      party: (await makeCustomer(crew)).id,
      body: { amount: '1000', fund_id: 2 },
    }),
    posts: [['111', '3388-W', '1000', '1000', '171500']],
    series: 'PT',
  },
  {
    title: 'yen whose worth has half a dong: rounded once, the same on both sides',
    given: async ({ crew }) => ({ party: (await makeCustomer(crew)).id, body: { amount: '1', fund_id: 2 } }),
    posts: [['111', '3388-W', '1', '1', '172']],
    series: 'PT',
  },
]);
