import { afterEach, beforeAll, expect, test } from 'vitest';
import { done, usePeople } from '../../../tests/main-job/main-job.ts';
import { inDays } from '../../../tests/main-job/money.ts';
import { stranger } from '../../../tests/support/somebody.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';
import { listLimits } from './list-limits.ts';

const server = useTestServer({ leavesDisorder: 'accounts and charges are written without their postings' });
const crew = usePeople(server);
const usual = { ...listLimits };
afterEach(() => void Object.assign(listLimits, usual));

/** More than are told, and so many of them owe something. */
const HOLDERS = 10_020;
const DEBTORS = 40;

/** Holders whose names say nothing of their numbers; the first owe, part of it not due yet. */
beforeAll(async () => {
  await server.query(`
    insert into users (organization_id, name, email, role_id)
    select 1, substr(md5('n' || n), 1, 3), 'holder' || n || '@example.com', 'customer'
    from generate_series(1, ${HOLDERS}) n`);
  await server.query(`
    insert into ledger_accounts (organization_id, account_id, party_type, party_id, currency_id, sign, debit,
      credit)
    select 1, (select id from accounts where role = 'WALLET' and parent_id is null), 'user', u.id,
      case when u.id % 3 = 0 then 'JPY' else 'VND' end, -1, 0, 1 + u.id % 7
    from users u
    where u.email like 'holder%'`);
  await server.query(`
    with debtors as materialized (
      select id, row_number() over (order by id) as n
      from users
      where email like 'holder%'
      order by id
      limit ${DEBTORS}),
    made as (
      insert into orders (id, organization_id, type_id, customer_id, status_id)
      select 'OR26' || n, 1, 'retail', id, 'CompletedApprove' from debtors),
    charged as (
      insert into charges (organization_id, kind, currency_id, party_type, party_id, order_id, total, debited)
      select 1, 'service_fee', 'VND', 'user', id, 'OR26' || n, 10 * n, 10 * n from debtors
      returning id, party_id, document, total),
    kept as (
      insert into ledger_accounts (organization_id, account_id, party_type, party_id, currency_id, sign,
        debit)
      select 1, (select id from accounts where role = 'DEBT' and parent_id is null), 'user', id, 'VND', 1,
        10 * n
      from debtors)
    insert into debt_lots (charge_id, amount, payment_due_date, organization_id, party_type, party_id,
      currency_id, kind, document)
    select c.id, l.amount, l.due::date, 1, 'user', c.party_id, 'VND', 'service_fee', c.document
    from charged c
    cross join lateral (
      values (c.total - c.total % 40 / 2, '${inDays(-3)}'),
        (c.total % 40 / 2, '${inDays(4)}')) as l(amount, due)
    where l.amount > 0`);
}, 60_000);

const ask = (query: string) => done(crew.accounting('GET', `get-outstanding-objects?${query}`));
const idsOf = ({ data }: any): string[] => data.map(({ id }: any) => id);

test('pages by name, met from a place near them, are those that are read from the beginning', async () => {
  const rows = await server.query(`
    select x.id || ':' || k.currency_id as id
    from (
      select distinct party_id, currency_id from ledger_accounts
      where party_type = 'user' and balance <> 0) k
    join users x on x.id = k.party_id
    order by x.name, x.id, k.currency_id`);
  const all = rows.map(({ id }) => id as string);
  Object.assign(listLimits, { workedOut: 0 });
  for (const [sort, of] of [
    ['name', all],
    ['-name', all.toReversed()],
  ] as const)
    // the first far page is read from the beginning, and those after it from there, as it is itself
    for (const page of [1, 60, 61, 61, 62, 90, 120, 60]) {
      const told = await ask(`sort=${sort}&page=${page}`);
      expect(idsOf(told), `${sort} ${page}`).toEqual(of.slice(15 * (page - 1), 15 * page));
      expect(told).toMatchObject({ total: 10_000, total_capped: true });
    }
});

test('a page by name is whole where hardly anybody before it has anything', async () => {
  Object.assign(listLimits, { workedOut: 0 });
  await server.query(`
    insert into users (organization_id, name, email, role_id)
    select 1, '!' || n, 'nothing' || n || '@example.com', 'customer' from generate_series(1, 400) n`);
  const [{ id }] = (await server.query(`
    select u.id || ':' || l.currency_id as id
    from users u
    join ledger_accounts l on l.party_type = 'user' and l.party_id = u.id and l.balance <> 0
    order by u.name, u.id, l.currency_id
    limit 1`)) as [{ id: string }];
  const { data } = await ask('sort=name');
  expect(data).toHaveLength(15);
  expect(data[0].id).toBe(id);
  await server.query(`delete from users where email like 'nothing%'`);
});

test('what is late is told most first, however many owe more than is asked for', async () => {
  const lateOf = ({ overdue }: any) => Number(overdue);
  const few = { between: 'filter_between[outstanding]=1,', sort: 'sort=-overdue' };
  const all = (await ask(`${few.between}&${few.sort}&per_page=100`)).data;
  expect(all).toHaveLength(DEBTORS);
  expect(all.map(lateOf)).toEqual(all.map(lateOf).toSorted((a: number, b: number) => b - a));
  Object.assign(listLimits, { workedOut: 0, far: 1 });
  for (const perPage of [1, 2, 5])
    for (let page = 1; page <= Math.ceil(DEBTORS / perPage); page += 1)
      expect(idsOf(await ask(`${few.sort}&per_page=${perPage}&page=${page}`)), `${perPage} ${page}`).toEqual(
        idsOf({ data: all.slice(perPage * (page - 1), perPage * page) }),
      );
});

test('few whose wallets hold so much are looked up first, and nobody is nobody', async () => {
  const [{ id }] = (await server.query(`
    update ledger_accounts set credit = 5000
    where id = (select min(id) from ledger_accounts where party_type = 'user' and balance = 7)
    returning party_id || ':' || currency_id as id`)) as [{ id: string }];
  for (const limits of [{}, { sortedFew: 0 }, { far: 1 }]) {
    Object.assign(listLimits, usual, limits);
    expect(await ask('filter_between[wallet_balance]=4000,')).toMatchObject({ data: [{ id }], total: 1 });
    expect(await ask('filter_between[wallet_balance]=4000,&page=2')).toMatchObject({ data: [], total: 1 });
    expect(await ask('filter_between[wallet_balance]=6000,')).toMatchObject({ data: [], total: 0 });
    expect(await ask('filter_between[unsolved]=6000,7000')).toMatchObject({ data: [], total: 0 });
  }
});

test('by name nothing is told to other companies, near or far', async () => {
  const other = await stranger(server, 'accounting');
  Object.assign(listLimits, { workedOut: 0 });
  for (const page of [1, 61])
    expect(await done(other('GET', `get-outstanding-objects?sort=name&page=${page}`))).toMatchObject({
      data: [],
      total: 0,
    });
});

test('one’s own customers by ranks are those that are worked out, who holds twice too', async () => {
  await server.query(`
    update orders set sale_id = (select id from users where email like 'sale@%') where id like 'OR26%'`);
  const askOwn = (query: string) => done(crew.sale('GET', `get-outstanding-objects?${query}`));
  const expectAsWorkedOut = async (texts: readonly string[]) => {
    for (const field of ['outstanding', 'wallet_balance', 'unsolved', 'name'])
      for (const sort of [field, `-${field}`])
        for (const text of texts) {
          // a range that all are in is told by no rank
          const all = await askOwn(`sort=${sort}${text}&filter_between[outstanding]=0,&per_page=100`);
          expect(all.total).toBeGreaterThan(text === '' ? DEBTORS : 0);
          expect(all.data).toHaveLength(all.total);
          for (let page = 1; page <= Math.ceil(all.total / 9) + 1; page += 1)
            expect(
              await askOwn(`sort=${sort}${text}&per_page=9&page=${page}`),
              `${sort}${text}`,
            ).toMatchObject({
              data: all.data.slice(9 * (page - 1), 9 * page),
              total: all.total,
            });
        }
  };
  await expectAsWorkedOut(['', '&filter[currency_id]=VND']);
  Object.assign(listLimits, { named: 0 });
  await expectAsWorkedOut(['&q=a']);
  await stranger(server, 'accounting');
  await server.query(`
    insert into ledger_accounts (organization_id, account_id, party_type, party_id, currency_id, sign, debit)
    select (select max(id) from organizations), account_id, party_type, party_id, currency_id, sign,
      90 - debit / 7
    from ledger_accounts
    where party_type = 'user' and party_id in (select customer_id from orders where id in ('OR267', 'OR2614'))
      and sign = 1`);
  await expectAsWorkedOut(['']);
});
