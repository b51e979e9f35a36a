import { expect } from 'vitest';
import { goldenTests } from '../../../../tests/main-job/money.ts';
import { useTestServer } from '../../../../tests/support/test-server.ts';

const server = useTestServer();

goldenTests(server, 'received_from_local_currency', [
  {
    title: 'dong at a bank, owed to nobody known, and all of them wait',
    given: () => Promise.resolve({ body: { amount: '500000', currency_id: 'VND', card_id: 1 } }),
    posts: [['112', '3388-U', '500000', '500000', '500000']],
    series: 'BC',
    after: async (_, made) => {
      expect([made.unassigned, made.transactionable_id, made.wallet_id]).toEqual(['500000', null, null]);
    },
  },
]);
