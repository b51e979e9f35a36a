import { expect } from 'vitest';
import { done } from '../../../../tests/main-job/main-job.ts';
import { goldenTests, pay, setRate } from '../../../../tests/main-job/money.ts';
import { useTestServer } from '../../../../tests/support/test-server.ts';

const server = useTestServer();

/** JPY 1,000,000 bought for VND 171,500,000. */
const bought = {
  ...{ amount: '171500000', currency_id: 'VND', card_id: 1 },
  ...{ to_amount: '1000000', to_currency_id: 'JPY' },
};

goldenTests(server, 'received_from_foreign_currency', [
  {
    title: 'yen at a bank, at the rate of the day',
    given: () => Promise.resolve({ body: { amount: '1000', card_id: 2 } }),
    posts: [['112', '3388-U', '1000', '1000', '171500']],
    series: 'BC',
    after: async (_, { unassigned }) => expect(unassigned).toBe('1000'),
  },
  {
    title: 'yen that were bought: out of what is on its way, at what they cost, and nothing waits',
    given: async ({ crew }) => {
      const { id } = await done(pay(crew, 'buy_foreign_currency', undefined, bought), 201);
      await setRate(server, '180');
      return { body: { amount: '400000', card_id: 2, parent_id: id } };
    },
    posts: [['112', '113', '400000', '400000', '68600000']],
    series: 'BC',
    after: async ({ crew }, { unassigned, parent_id }) => {
      expect(unassigned).toBeNull();
      const parent = await done(crew.accounting('GET', `transactions/${Number(parent_id)}`));
      expect([parent.unassigned, parent.children.length]).toEqual(['600000', 1]);
    },
  },
]);
