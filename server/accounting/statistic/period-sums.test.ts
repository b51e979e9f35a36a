import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { done, makeCustomer, makeSupplier, usePeople } from '../../../tests/main-job/main-job.ts';
import { anyPeriod, anySteps, takeSteps } from '../../../tests/support/random-postings.ts';
import { rawPostings } from '../../../tests/support/raw-postings.ts';
import { stranger } from '../../../tests/support/other-callers.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';

const server = useTestServer({ leavesDisorder: 'its vouchers stand outside of every series' });
const crew = usePeople(server);
const YEAR = new Date().getFullYear() - 1;
const DAYS = ['01-15', '01-31', '02-01', '02-28', '03-10', '03-31'].map((day) => `${YEAR}-${day}`);
/** Days before and after everything that moves. */
const BOUNDS = [`${YEAR - 1}-06-30`, ...DAYS, `${YEAR}-06-30`];

const { open, post } = rawPostings(server);
const accounts: Record<string, number> = {};
beforeAll(async () => {
  const parties = [await makeCustomer(crew), await makeCustomer(crew), await makeCustomer(crew)];
  const supplier = await makeSupplier(crew);
  await open([
    ['CASH', 'fund', 1, 'VND'],
    ...parties.flatMap(({ id }) => [
      ['WALLET', 'user', id, 'VND'] as const,
      ['WALLET', 'user', id, 'JPY'] as const,
      ['DEBT', 'user', id, 'VND'] as const,
    ]),
    ['SUPD', 'supplier', supplier, 'VND'],
    ['SUPW', 'supplier', supplier, 'JPY'],
  ]);
  for (const { id, role } of await server.query<{ id: number; role: string }>(
    'select id, role from accounts where role is not null',
  ))
    accounts[role] = Number(id);
});

/** What moved on each account of a party by the end of the period `$1` to `$2`, from the journal alone. */
const JOURNAL = `
  with sums as (
    select l.id, l.party_type, l.party_id, l.currency_id, l.sign, a.role,
      sum(s.debit - s.credit) filter (where day < $1::date) as opening,
      sum(s.debit) filter (where day >= $1::date) as debit,
      sum(s.credit) filter (where day >= $1::date) as credit,
      sum(s.debit_base - s.credit_base) filter (where day < $1::date) as opening_base,
      sum(s.debit_base) filter (where day >= $1::date) as debit_base,
      sum(s.credit_base) filter (where day >= $1::date) as credit_base
    from ledger_postings p
    cross join lateral (
      values (p.to_account_id, p.to_amount, 0, p.amount_base, 0, p.voucher_date),
        (p.from_account_id, 0, p.from_amount, 0, p.amount_base, p.voucher_date)
    ) as s (account, debit, credit, debit_base, credit_base, day)
    join ledger_accounts l on l.id = s.account
    join accounts a on a.id = l.account_id
    where day <= $2::date and a.role = any($3)
    group by 1, 2, 3, 4, 5, 6),
  natural_sums as (
    select *, sign * coalesce(opening, 0) as o, sign * coalesce(opening_base, 0) as ob,
      coalesce(case sign when 1 then debit else credit end, 0) as i,
      coalesce(case sign when 1 then credit else debit end, 0) as d,
      coalesce(case sign when 1 then debit_base else credit_base end, 0) as ib,
      coalesce(case sign when 1 then credit_base else debit_base end, 0) as db
    from sums)
  select party_type || ' ' || party_id || ' ' || currency_id as who, o::text as opening, i::text as increase,
    d::text as decrease, (o + i - d)::text as closing, ob::text as opening_base, ib::text as increase_base,
    db::text as decrease_base, (ob + ib - db)::text as closing_base
  from natural_sums
  where $4 or (o, i, d, ob, ib, db) <> (0, 0, 0, 0, 0, 0)
  order by 1`;

/** Rows of a call in pages of four, as the journal tells them. */
async function readAll(path: string): Promise<object[]> {
  const rows: any[] = [];
  for (let page = 1, last = 1; page <= last; page += 1) {
    const answer = await done(crew.accounting('GET', `${path}&per_page=4&page=${page}`));
    rows.push(...answer.data);
    last = answer.last_page;
    if (page === last) expect(answer.total).toBe(rows.length);
  }
  return rows
    .map(({ id: _, object: __, account_id: ___, party_name: ____, ...row }) => {
      const { object_type, object_id, party_type, party_id, currency_id, ...figures } = row;
      return { who: `${object_type ?? party_type} ${object_id ?? party_id} ${currency_id}`, ...figures };
    })
    .sort((one, other) => (one.who < other.who ? -1 : 1));
}

test('figures of parties over a period equal the journal for any roll-up state and voucher date', async () => {
  const work = anySteps(DAYS, { accounts: 12, yen: 2, steps: 10 });
  await fc.assert(
    fc.asyncProperty(work, anyPeriod(BOUNDS), async (steps, [from, to]) => {
      await takeSteps(server, post, steps);
      const within = `filter_between[voucher_date]=${from},${to}`;
      const summed = (roles: string[], all = false) => server.query(JOURNAL, [from, to, roles, all]);
      for (const [query, roles] of [
        ['filter[object_type]=user', ['DEBT']],
        ['filter[object_type]=user&filter[account]=wallet', ['WALLET']],
        ['filter[object_type]=user&filter[account]=wallet&sort=-closing,increase,name', ['WALLET']],
        ['filter[object_type]=supplier', ['SUPD']],
        ['filter[object_type]=supplier&filter[account]=wallet', ['SUPW']],
      ] as const)
        expect(await readAll(`accounting-period/objects?${query}&${within}`)).toEqual(
          await summed([...roles]),
        );
      expect(await readAll(`cards-period?${within}`)).toEqual(await summed(['CASH', 'BANK']));
      const path = `account-period/objects?filter[account_id]=${accounts.WALLET}&${within}`;
      const paged = await readAll(path);
      expect(paged).toEqual(await summed(['WALLET'], true));
      const whole = await done(crew.accounting('GET', path));
      expect(whole).toEqual({ data: expect.anything() });
      expect(whole.data).toHaveLength(paged.length);
    }),
    { numRuns: 12 },
  );
}, 240_000);

test('figures of parties are refused to other companies; pages beyond the end are empty', async () => {
  const path = `account-period/objects?filter[account_id]=${accounts.WALLET}&per_page=2`;
  await post({ day: DAYS[0]!, from: 0, to: 1, yen: 5 });
  const own = await done(crew.accounting('GET', path));
  expect(own.total).toBeGreaterThan(0);
  expect(await done(crew.accounting('GET', `${path}&page=999`))).toMatchObject({
    data: [],
    total: own.total,
  });
  const other = await stranger(server, 'accounting');
  expect(await done(other('GET', path))).toMatchObject({ data: [], total: 0 });
  for (const query of ['filter[object_type]=user&filter[account]=wallet', 'filter[object_type]=supplier'])
    expect((await done(other('GET', `accounting-period/objects?${query}`))).data).toEqual([]);
  const { data: parties } = await done(other('GET', 'statistics/account/parties'));
  expect(parties).toEqual([]);
});
