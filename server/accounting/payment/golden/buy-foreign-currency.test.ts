import { expect } from 'vitest';
import { done, makeSupplier } from '../../../../tests/main-job/main-job.ts';
import { balanceOf, goldenTests, pay, postingsOf, setRate } from '../../../../tests/main-job/money.ts';
import { useTestServer } from '../../../../tests/support/test-server.ts';

const server = useTestServer();
const buying = { currency_id: 'VND', card_id: 1, to_currency_id: 'JPY' };

goldenTests(server, 'buy_foreign_currency', [
  {
    title: 'dong leave, yen are on their way for what they cost, and the bank takes its fee',
    given: () =>
      Promise.resolve({
        body: { ...buying, amount: '17200000', to_amount: '100000', fees: '55000' },
      }),
    posts: [
      ['113', '112', '100000', '17200000', '17200000'],
      ['642', '112', '55000', '55000', '55000'],
    ],
    series: 'BN',
    after: async (_, { unassigned, to_amount, to_currency_id }) =>
      expect([unassigned, to_amount, to_currency_id]).toEqual(['100000', '100000', 'JPY']),
  },
  {
    title: 'as the example of the books: 500,000 yen at 170, 1,000,000 bought, 600,000 sent at 172',
    given: async ({ crew }) => {
      await setRate(server, '170');
      await done(
        pay(crew, 'received_from_foreign_currency', undefined, { amount: '500000', card_id: 2 }),
        201,
      );
      return { body: { ...buying, amount: '171500000', to_amount: '1000000' } };
    },
    posts: [['113', '112', '1000000', '171500000', '171500000']],
    series: 'BN',
    after: async ({ crew }, { id }) => {
      await done(
        pay(crew, 'received_from_foreign_currency', undefined, {
          ...{ amount: '1000000', card_id: 2, parent_id: id },
        }),
        201,
      );
      expect(await balanceOf(server, 'BANK', 2)).toBe('1500000');
      await setRate(server, '172');
      const sent = await done(
        pay(crew, 'payment_supplier', await makeSupplier(crew), { amount: '600000', card_id: 2 }),
        201,
      );
      expect(await postingsOf(server, sent.id)).toEqual([
        ['331-A', '112', '600000', '600000', '102600000'],
        ['331-A', '515', '0', '600000', '600000'],
      ]);
    },
  },
]);
