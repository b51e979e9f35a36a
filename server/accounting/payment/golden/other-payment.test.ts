import { expect } from 'vitest';
import { accountId, balanceOf, goldenTests } from '../../../../tests/main-job/money.ts';
import { useTestServer } from '../../../../tests/support/test-server.ts';

const server = useTestServer();

goldenTests(server, 'other_payment', [
  {
    title: 'rent in dong is a cost of the office',
    given: async () => ({
      body: { amount: '9000000', currency_id: 'VND', fund_id: 1, account_id: await accountId(server, '642') },
    }),
    posts: [['642', '111', '9000000', '9000000', '9000000']],
    series: 'PC',
  },
  {
    title: 'yen that staff take along stay yen',
    given: async () => ({ body: { amount: '500', fund_id: 2, account_id: await accountId(server, '141') } }),
    posts: [['141', '111', '500', '500', '85750']],
    series: 'PC',
    after: async () => expect(await balanceOf(server, 'ADVANCES', 0)).toBe('500'),
  },
]);
