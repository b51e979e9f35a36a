import { expect } from 'vitest';
import { deposit, makeCustomer } from '../../../../tests/main-job/main-job.ts';
import { balanceOf, goldenTests, setRate } from '../../../../tests/main-job/money.ts';
import { useTestServer } from '../../../../tests/support/test-server.ts';

const server = useTestServer();

goldenTests(server, 'wallet_exchange', [
  {
    title: 'dong become yen at the rate of the day, rounded to whole yen',
    given: async ({ crew }) => {
      const { id: party } = await makeCustomer(crew);
      await deposit(crew, party, '1000000', 'VND');
      return { party, body: { amount: '1000000', currency_id: 'VND', to_currency_id: 'JPY' } };
    },
    posts: [['3388-W', '3388-W', '1000000', '5831', '1000000']],
    series: 'BT',
    after: async (_, { to_amount, transactionable_id }) => {
      expect(to_amount).toBe('5831');
      expect(await balanceOf(server, 'WALLET', Number(transactionable_id), 'VND')).toBe('0');
      expect(await balanceOf(server, 'WALLET', Number(transactionable_id), 'JPY')).toBe('5831');
    },
  },
  {
    title: 'yen become dong: they leave for their book worth, what we owe more is exchange loss',
    given: async ({ crew }) => {
      const { id: party } = await makeCustomer(crew);
      await deposit(crew, party, '1000', 'JPY');
      await setRate(server, '172');
      return { party, body: { amount: '1000', to_currency_id: 'VND' } };
    },
    posts: [
      ['3388-W', '3388-W', '1000', '171500', '171500'],
      ['635', '3388-W', '500', '500', '500'],
    ],
    series: 'BT',
  },
]);
