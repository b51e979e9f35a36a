import { expect } from 'vitest';
import { deposit, makeCustomer } from '../../../../tests/main-job/main-job.ts';
import { balanceOf, goldenTests, setRate } from '../../../../tests/main-job/money.ts';
import { useTestServer } from '../../../../tests/support/test-server.ts';

const server = useTestServer();

goldenTests(server, 'withdrawal', [
  {
    title: 'dong from a wallet in cash',
    given: async ({ crew }) => {
      const { id: party } = await makeCustomer(crew);
      await deposit(crew, party, '50000', 'VND');
      return { party, body: { amount: '20000', currency_id: 'VND', fund_id: 1 } };
    },
    posts: [['3388-W', '111', '20000', '20000', '20000']],
    series: 'PC',
    after: async (_, made) =>
      expect(await balanceOf(server, 'WALLET', Number(made.transactionable_id), 'VND')).toBe('30000'),
  },
  {
    title: 'yen by bank: the wallet gives its book worth, the bank the rate of the day where it holds none',
    given: async ({ crew }) => {
      const { id: party } = await makeCustomer(crew);
      await deposit(crew, party, '1000', 'JPY');
      await setRate(server, '172');
      return { party, body: { amount: '400', card_id: 2 } };
    },
    posts: [
      ['3388-W', '112', '400', '400', '68600'],
      ['635', '112', '200', '0', '200'],
    ],
    series: 'BN',
  },
]);
