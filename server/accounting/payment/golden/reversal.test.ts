import { expect, test } from 'vitest';
import { deposit, done, makeCustomer, people } from '../../../../tests/main-job/main-job.ts';
import { balanceOf, pay, postingsOf, setRate } from '../../../../tests/main-job/money.ts';
import { expectBooksInOrder } from '../../../../tests/support/invariants.ts';
import { useTestServer } from '../../../../tests/support/test-server.ts';

const server = useTestServer();

test('a reversal posts the opposite of its voucher in reverse order', async () => {
  const crew = await people(server);
  const { id: customer } = await makeCustomer(crew);
  await deposit(crew, customer, '1000', 'JPY');
  await setRate(server, '172');
  const voucher = await done(pay(crew, 'withdrawal', customer, { amount: '400', card_id: 2 }), 201);
  expect(await postingsOf(server, voucher.id)).toEqual([
    ['3388-W', '112', '400', '400', '68600'],
    ['635', '112', '200', '0', '200'],
  ]);
  const reversal = await done(crew.accounting('DELETE', `transactions/${voucher.id}`), 200);
  expect(reversal).toMatchObject({
    type_id: 'reversal',
    reverses_id: voucher.id,
    code_ref: expect.stringMatching(/^BT\d{2}-\d{6}$/),
  });
  expect(await postingsOf(server, reversal.id)).toEqual([
    ['112', '635', '0', '200', '200'],
    ['112', '3388-W', '400', '400', '68600'],
  ]);
  expect(await balanceOf(server, 'WALLET', customer)).toBe('1000');
  await expectBooksInOrder(server);
});
