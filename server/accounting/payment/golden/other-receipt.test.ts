import { accountId, goldenTests } from '../../../../tests/main-job/money.ts';
import { useTestServer } from '../../../../tests/support/test-server.ts';

const server = useTestServer();

goldenTests(server, 'other_receipt', [
  {
    title: 'interest in dong is other income',
    given: async () => ({
      body: { amount: '12000', currency_id: 'VND', card_id: 1, account_id: await accountId(server, '711') },
    }),
    posts: [['112', '711', '12000', '12000', '12000']],
    series: 'BC',
  },
  {
    title: 'yen are other income in dong at the rate of the day',
    given: async () => ({ body: { amount: '100', fund_id: 2, account_id: await accountId(server, '711') } }),
    posts: [['111', '711', '100', '17150', '17150']],
    series: 'PT',
  },
]);
