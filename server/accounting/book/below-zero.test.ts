import { expect, test } from 'vitest';
import { done, usePeople } from '../../../tests/main-job/main-job.ts';
import { accountId, inDays, pay } from '../../../tests/main-job/money.ts';
import { refused } from '../../../tests/support/refused.ts';
import { stranger } from '../../../tests/support/other-callers.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';
import { rollUpLedger } from '../roll-up/roll-up-ledger.ts';

const server = useTestServer();
const crew = usePeople(server);
const PATH = 'statistics/account/below-zero';
const read = async (query = '') => (await done(crew.accounting('GET', `${PATH}?${query}`))).data;
const range = (from: string, to: string) => `filter_between[voucher_date]=${from},${to}`;
const of = (fund: { id: number }, more = '') =>
  read(`filter[party_type]=fund&filter[party_id]=${fund.id}${more && `&${more}`}`);

async function newFund(currency_id = 'VND'): Promise<{ id: number; name: string }> {
  const name = `Két ${Math.random()}`;
  return done(crew.accounting('POST', 'funds', { name, currency_id }), 201);
}
const moves = async (
  fund: { id: number },
  kind: 'other_payment' | 'other_receipt',
  of: [string, number][],
) => {
  const account_id = await accountId(server, kind === 'other_payment' ? '642' : '711');
  for (const [amount, day] of of)
    await done(
      pay(crew, kind, undefined, {
        ...{ amount, currency_id: 'VND', fund_id: fund.id, account_id, voucher_date: inDays(day) },
      }),
      201,
    );
};

test('consecutive days with a negative closing balance are one period, also after back-dated vouchers', async () => {
  const fund = await newFund();
  await moves(fund, 'other_receipt', [['150', -7]]);
  expect(await of(fund)).toEqual([]);
  await moves(fund, 'other_payment', [['100', -10]]);
  const party = { type: 'fund', id: fund.id, name: fund.name };
  const first = { party, currency_id: 'VND', from: inDays(-10), to: inDays(-8), days: 3 };
  expect(await of(fund)).toEqual([{ ...first, lowest: '-100', lowest_on: inDays(-10) }]);
  await moves(fund, 'other_payment', [
    ['20', -9],
    ['100', -5],
  ]);
  await moves(fund, 'other_receipt', [['70', -3]]);
  const both = [
    { ...first, lowest: '-120', lowest_on: inDays(-9) },
    { ...first, from: inDays(-5), to: inDays(-4), days: 2, lowest: '-70', lowest_on: inDays(-5) },
  ];
  expect(await of(fund)).toEqual(both);
  await rollUpLedger(server.app.database.db);
  expect(await of(fund)).toEqual(both);
  expect(await of(fund, 'sort=-from')).toEqual(both.toReversed());
  expect(await of(fund, 'sort=-lowest')).toEqual(both.toReversed());
  expect(await of(fund, range(inDays(-8), inDays(-5)))).toEqual([
    { ...first, from: inDays(-8), days: 1, lowest: '-120', lowest_on: inDays(-8) },
    { ...both[1], to: inDays(-5), days: 1 },
  ]);
  expect(await read()).toEqual(both);
});

test('a balance that is still negative ends today', async () => {
  const fund = await newFund();
  await moves(fund, 'other_payment', [['5', -2]]);
  expect(await of(fund)).toMatchObject([{ from: inDays(-2), to: inDays(0), days: 3, lowest: '-5' }]);
  await moves(fund, 'other_payment', [['5', 2]]);
  expect(await of(fund)).toMatchObject([{ from: inDays(-2), to: inDays(2), days: 5, lowest: '-10' }]);
});

test('requires the permission to read the books, the own company and a valid period', async () => {
  await refused(server.with(undefined)('GET', PATH), 'logged_out');
  await refused(crew.sale('GET', PATH), 'forbidden');
  await refused(
    crew.accounting('GET', `${PATH}?${range(inDays(0), inDays(-1))}`),
    'period_inverted',
    'voucher_date',
  );
  await refused(crew.accounting('GET', `${PATH}?filter[fund]=1`), 'unknown_filter');
  const elsewhere = await stranger(server, 'accounting');
  expect((await done(elsewhere('GET', PATH))).data).toEqual([]);
});
