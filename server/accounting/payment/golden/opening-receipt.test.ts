import { expect, test } from 'vitest';
import { done, makeCustomer, TODAY, usePeople } from '../../../../tests/main-job/main-job.ts';
import { balanceOf, pay, postingsOf } from '../../../../tests/main-job/money.ts';
import { expectBooksInOrder } from '../../../../tests/support/invariants.ts';
import { useTestServer } from '../../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);

test('unassigned receipts of the opening are assigned in parts', async () => {
  const rows = [
    { account: 'BANK', party_id: 1, amount: '900' },
    { account: 'UNIDENT', amount: '600', description: 'NGUYEN VAN A 12/09', card_id: 1 },
    { account: 'UNIDENT', amount: '300', description: 'khong ro' },
  ];
  const { transaction, waiting } = await done(
    crew.accounting('POST', 'statistics/account/opening', { voucher_date: TODAY, rows }),
    201,
  );
  expect(transaction).toMatchObject({ type_id: 'opening', amount: '900', unassigned: null });
  const kept = { type_id: 'opening_receipt', currency_id: 'VND', parent_id: null };
  expect(waiting).toMatchObject([
    { ...kept, amount: '600', unassigned: '600', description: 'NGUYEN VAN A 12/09', card_id: 1 },
    { ...kept, amount: '300', unassigned: '300', description: 'khong ro', card_id: null },
  ]);
  expect(waiting[0].code_ref).toMatch(/^KT/);
  expect(await postingsOf(server, waiting[0].id)).toEqual([['000', '3388-U', '600', '600', '600']]);
  const { id: customer } = await makeCustomer(crew);
  const part = await done(
    pay(crew, 'deposit_with_received', customer, {
      ...{ amount: '450', currency_id: 'VND', parent_id: waiting[0].id },
    }),
    201,
  );
  expect(await postingsOf(server, part.id)).toEqual([['3388-U', '3388-W', '450', '450', '450']]);
  expect((await done(crew.accounting('GET', `transactions/${waiting[0].id}`))).unassigned).toBe('150');
  expect(await balanceOf(server, 'UNIDENT', 0, 'VND')).toBe('450');
  await expectBooksInOrder(server);
});
