import { expect, test } from 'vitest';
import { done, deposit, makeCustomer, TODAY, usePeople } from '../../../../tests/main-job/main-job.ts';
import { postingsOf, setRate } from '../../../../tests/main-job/money.ts';
import { expectBooksInOrder } from '../../../../tests/support/invariants.ts';
import { useTestServer } from '../../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);

test('revaluation: through exchange revaluation to gain and loss', async () => {
  const { id } = await makeCustomer(crew);
  await deposit(crew, id, '100', 'JPY');
  await setRate(server, '172');
  const { transaction } = await done(
    crew.accounting('POST', 'statistics/account/revaluation', { voucher_date: TODAY }),
    200,
  );
  expect(transaction.code_ref).toMatch(/^KT/);
  expect(await postingsOf(server, transaction.id)).toEqual([
    ['111', '413', '0', '50', '50'],
    ['413', '3388-W', '50', '0', '50'],
    ['413', '515', '50', '50', '50'],
    ['635', '413', '50', '50', '50'],
  ]);
  await expectBooksInOrder(server);
});
