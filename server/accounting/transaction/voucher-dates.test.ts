import { expect, test } from 'vitest';
import { done, makeCustomer, people } from '../../../tests/main-job/main-job.ts';
import { inDays, pay } from '../../../tests/main-job/money.ts';
import { refused } from '../../../tests/support/refused.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const OPENED = `${new Date().getUTCFullYear() - 1}-01-01`;

/** A deposit that is dated on a day. */
async function deposited(voucher_date: string) {
  const crew = await people(server);
  const { id } = await makeCustomer(crew);
  return pay(crew, 'deposit_with_cash', id, { amount: '100', fund_id: 2, voucher_date });
}

test.for([['1900-01-01'], ['1926-03-01'], [`${Number(OPENED.slice(0, 4)) - 1}-12-31`], ['2199-12-31']])(
  'a voucher of %s is refused with the accepted dates',
  async ([day]) => {
    const { details } = await refused(deposited(day!), 'outside_books', 'voucher_date');
    expect(details).toEqual({ from: OPENED, to: inDays(31) });
  },
);

test('the opening day of the books and the 31st day ahead are accepted, later ones are not', async () => {
  await done(deposited(OPENED), 201);
  await done(deposited(inDays(31)), 201);
  await refused(deposited(inDays(32)), 'outside_books', 'voucher_date');
});

test('vouchers of years with equal endings have separate numbers', async () => {
  const number = (year: number) =>
    server.query(
      `insert into transactions (organization_id, code_ref, type_id, amount, currency_id, voucher_date)
        values (1, 'PT26-900000', 'deposit_with_cash', 1, 'VND', $1)`,
      [`${year}-03-01`],
    );
  await number(1926);
  await number(2026);
  await expect(number(2026)).rejects.toThrow('transactions__code_ref');
  await server.query(`delete from transactions where code_ref = 'PT26-900000'`);
});
