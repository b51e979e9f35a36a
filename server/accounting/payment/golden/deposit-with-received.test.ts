import { expect } from 'vitest';
import { done, makeCustomer } from '../../../../tests/main-job/main-job.ts';
import { balanceOf, goldenTests, pay, setRate } from '../../../../tests/main-job/money.ts';
import { useTestServer } from '../../../../tests/support/test-server.ts';

const server = useTestServer();

goldenTests(server, 'deposit_with_received', [
  {
    title: 'a part of what came is a customer’s, for what it was worth when it came',
    given: async ({ crew }) => {
      const received = await done(
        pay(crew, 'received_from_foreign_currency', undefined, { amount: '1000', card_id: 2 }),
        201,
      );
      await setRate(server, '180');
      return {
        party: (await makeCustomer(crew)).id,
        body: { amount: '300', parent_id: received.id },
      };
    },
    posts: [['3388-U', '3388-W', '300', '300', '51450']],
    series: 'BT',
    after: async ({ crew }, { parent_id, transactionable_id }) => {
      expect(await balanceOf(server, 'WALLET', Number(transactionable_id))).toBe('300');
      const parent = await done(crew.accounting('GET', `transactions/${Number(parent_id)}`));
      expect(parent.unassigned).toBe('700');
    },
  },
]);
