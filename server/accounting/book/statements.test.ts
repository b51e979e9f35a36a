import { expect, test } from 'vitest';
import { done, usePeople } from '../../../tests/main-job/main-job.ts';
import { accountId, pay } from '../../../tests/main-job/money.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);
const YEAR = new Date().getFullYear() - 1;

const move = async (kind: 'other_receipt' | 'other_payment', code: string, amount: string, day: string) =>
  done(
    pay(crew, kind, undefined, {
      ...{ amount, currency_id: 'VND', fund_id: 1, account_id: await accountId(server, code) },
      voucher_date: day,
    }),
    201,
  );
async function sheet(from: string, to: string): Promise<Record<string, { amount: string; before: string }>> {
  const { data } = await done(
    crew.accounting('GET', `statistics/account/balance-sheet?filter_between[voucher_date]=${from},${to}`),
  );
  return Object.fromEntries(data.map((row: { code: string }) => [row.code, row]));
}

test('profit of the current year is separate from earlier years, closed or not', async () => {
  await server.query(`update organizations set books_open_on = '${YEAR - 1}-01-01'`);
  await move('other_receipt', '711', '500', `${YEAR - 1}-11-05`);
  await move('other_payment', '642', '200', `${YEAR}-02-05`);
  await move('other_receipt', '711', '900', `${YEAR}-03-05`);
  const expected = {
    '420a': { amount: '500', before: '500', accounts: expect.not.arrayContaining(['profit of the year']) },
    '420b': { amount: '700', before: '-200', accounts: [] },
    '420': { amount: '1200', before: '300' },
  };
  expect(await sheet(`${YEAR}-03-01`, `${YEAR}-03-31`)).toMatchObject(expected);
  for (const month of [`${YEAR - 1}-11`, `${YEAR}-02`, `${YEAR}-03`])
    await done(crew.accounting('POST', 'statistics/account/closing', { month }), 200);
  expect(await sheet(`${YEAR}-03-01`, `${YEAR}-03-31`)).toMatchObject(expected);
  // the next year begins with nothing
  expect(await sheet(`${YEAR + 1}-01-01`, `${YEAR + 1}-01-02`)).toMatchObject({
    '420a': { amount: '1200', before: '500' },
    '420b': { amount: '0', before: '700' },
  });
});

test('loans on one sub-account are not netted against debts on another', async () => {
  const day = `${YEAR}-05-05`;
  const before = await sheet(day, day);
  await done(
    pay(crew, 'received_from_local_currency', undefined, {
      ...{ amount: '1000', currency_id: 'VND', card_id: 1, voucher_date: day },
    }),
    201,
  );
  await move('other_payment', '3388', '400', day);
  await move('other_receipt', '1388', '70', day);
  await move('other_payment', '141', '30', day);
  const { data } = await done(
    crew.accounting(
      'GET',
      `statistics/account/trial-balance?filter[account]=3388&filter_between[voucher_date]=${day},${day}`,
    ),
  );
  expect(data).toMatchObject([
    { opening_debit: '0', debit: '400', credit: '1000', closing_debit: '400', closing_credit: '1000' },
  ]);
  const after = await sheet(day, day);
  expect([before['135']?.amount ?? '0', after['135']!.amount]).toEqual(['0', '430']);
  expect([before['320']?.amount ?? '0', after['320']!.amount]).toEqual(['0', '1070']);
  expect(after['280']!.amount).toBe(after['440']!.amount);
});
