import { expect, test } from 'vitest';
import { done, usePeople } from '../../../../tests/main-job/main-job.ts';
import { inDays, postingsOf } from '../../../../tests/main-job/money.ts';
import { expectBooksInOrder } from '../../../../tests/support/invariants.ts';
import { useTestServer } from '../../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);

test('closing: revenue and expense to the result, the result to profit', async () => {
  const month = inDays(-70).slice(0, 7);
  const rows = [
    { account: 'OTHER_INCOME', amount: '900' },
    { account: 'OTHER_EXPENSE', amount: '200' },
    { account: 'CASH', party_id: 1, amount: '700' },
  ];
  await done(
    crew.accounting('POST', 'statistics/account/opening', { voucher_date: `${month}-01`, rows }),
    201,
  );
  const { transaction } = await done(crew.accounting('POST', 'statistics/account/closing', { month }), 200);
  expect(transaction.code_ref).toMatch(/^KT/);
  expect(await postingsOf(server, transaction.id)).toEqual([
    ['711', '911', '900', '900', '900'],
    ['911', '811', '200', '200', '200'],
    ['911', '421', '700', '700', '700'],
  ]);
  await expectBooksInOrder(server);
});
