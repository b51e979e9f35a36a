import { expect, test } from 'vitest';
import { done, TODAY, usePeople } from '../../../../tests/main-job/main-job.ts';
import { balanceOf, pay, postingsOf } from '../../../../tests/main-job/money.ts';
import { expectBooksInOrder } from '../../../../tests/support/invariants.ts';
import { refused } from '../../../../tests/support/refused.ts';
import { useTestServer } from '../../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);

test('transfers in transit of the opening arrive at their value', async () => {
  const rows = [
    { account: 'TRANSIT', currency_id: 'JPY', amount: '1000', base: '165000', description: 'Mua yên' },
    { account: 'TRANSIT', amount: '5000' },
    { account: 'CAPITAL', amount: '170000' },
  ];
  const { waiting } = await done(
    crew.accounting('POST', 'statistics/account/opening', { voucher_date: TODAY, rows }),
    201,
  );
  expect(waiting).toMatchObject([
    { type_id: 'opening_transfer', amount: '1000', currency_id: 'JPY', unassigned: '1000' },
    { type_id: 'opening_transfer', amount: '5000', currency_id: 'VND', unassigned: '5000' },
  ]);
  expect(await postingsOf(server, waiting[0].id)).toEqual([['113', '000', '1000', '165000', '165000']]);
  const yen = { amount: '1000', card_id: 2, parent_id: waiting[0].id };
  const arrived = await done(pay(crew, 'received_from_foreign_currency', undefined, yen), 201);
  expect(await postingsOf(server, arrived.id)).toEqual([['112', '113', '1000', '1000', '165000']]);
  const dong = { currency_id: 'VND', card_id: 1, parent_id: waiting[1].id };
  await refused(
    pay(crew, 'received_from_local_currency', undefined, { ...dong, amount: '5001' }),
    'amount_too_large',
    'amount',
  );
  const local = await done(
    pay(crew, 'received_from_local_currency', undefined, { ...dong, amount: '5000' }),
    201,
  );
  expect(await postingsOf(server, local.id)).toEqual([['112', '113', '5000', '5000', '5000']]);
  expect(local.unassigned).toBeNull();
  expect(await balanceOf(server, 'TRANSIT', 0)).toBe('0');
  await expectBooksInOrder(server);
});
