import { expect, test } from 'vitest';
import { done, TODAY, usePeople } from '../../../../tests/main-job/main-job.ts';
import { postingsOf } from '../../../../tests/main-job/money.ts';
import { expectBooksInOrder } from '../../../../tests/support/invariants.ts';
import { useTestServer } from '../../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);

test('opening balances are posted against an account that is zero afterwards', async () => {
  const rows = [
    { account: 'BANK', party_id: 1, amount: '900' },
    { account: 'RETAINED', amount: '900' },
  ];
  const { transaction } = await done(
    crew.accounting('POST', 'statistics/account/opening', { voucher_date: TODAY, rows }),
    201,
  );
  expect(transaction.code_ref).toMatch(/^KT/);
  expect(await postingsOf(server, transaction.id)).toEqual([
    ['112', '000', '900', '900', '900'],
    ['000', '421', '900', '900', '900'],
  ]);
  await expectBooksInOrder(server);
});
