import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { BUSINESS_ZONE } from '@hakobu/contract/kernel/business-day.ts';
import { done, makeCustomer, usePeople } from '../../../tests/main-job/main-job.ts';
import { inDays } from '../../../tests/main-job/money.ts';
import { stranger } from '../../../tests/support/other-callers.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';

const server = useTestServer({ leavesDisorder: 'charges are written without their postings' });
const crew = usePeople(server);
const BILLS = 3;
const ORDERS = 8;

/** Three customers with orders whose freight is on a few bills. */
beforeAll(async () => {
  for (let turn = 0; turn < 3; turn += 1) await makeCustomer(crew);
  await server.query(`
    insert into orders (id, organization_id, type_id, customer_id, status_id, created_at, approved_at)
    select 'OR26' || (u.n * 100 + m), 1, 'retail', u.id, 'CompletedApprove', now() - m * interval '1 day',
      case when m % 3 > 0 then now() - m * interval '1 hour' end
    from (select id, row_number() over (order by id) as n from users where role_id = 'customer') u,
      generate_series(1, ${ORDERS}) m`);
  await server.query(`
    insert into lading_bills (organization_id, name, customer_id, shipment_method_id, from_area_id,
      to_area_id, type_freight_charge, type_freight_range)
    select 1, 'B' || m, u.id, (select min(id) from shipment_methods), (select min(id) from areas),
      (select max(id) from areas), (select min(id) from freight_charge_types), 'lading_bill'
    from users u, generate_series(1, ${BILLS}) m
    where role_id = 'customer'`);
});

interface Wallet {
  customer: number;
  currency: 'JPY' | 'VND';
  amount: number;
}
interface ChargeFacts {
  order: number;
  kind: 'purchase_cost' | 'service_fee' | 'freight';
  bill: number;
  total: number;
  resolved: number;
  /** Lots: how much, how much of it is repaid, and when it is due. */
  lots: [amount: number, repaid: number, due: number][];
}

/** Charges and their debt, as the use cases leave them. */
async function write(asked: readonly ChargeFacts[]): Promise<void> {
  await server.query('delete from debt_lots');
  await server.query('delete from charges');
  const written = JSON.stringify(
    asked.map(({ lots, ...charge }) => ({
      ...charge,
      lots: lots.map(([a, r, d]) => [a, Math.min(a, r), inDays(d)]),
    })),
  );
  await server.query(
    `with input as (
      select o.id as order_id, o.customer_id, g.*, case g.kind when 'freight' then (
          select l.id from lading_bills l where l.customer_id = o.customer_id
            and l.name = 'B' || g.bill) end as bill_id,
        coalesce((select sum((x->>0)::numeric) from jsonb_array_elements(g.lots) x), 0) as debited,
        coalesce((select sum((x->>1)::numeric) from jsonb_array_elements(g.lots) x), 0) as repaid
      from jsonb_to_recordset($1::jsonb) as g ("order" int, kind text, bill int, total numeric,
        resolved numeric, lots jsonb)
      join (select *, row_number() over (order by id) as n from orders) o on o.n = g.order),
    made as (
      insert into charges (organization_id, kind, currency_id, party_type, party_id, order_id, lading_bill_id,
        total, resolved, debited, repaid)
      select 1, kind, case kind when 'purchase_cost' then 'JPY' else 'VND' end, 'user', customer_id, order_id, bill_id,
        total, resolved, debited, repaid
      from input
      on conflict do nothing
      returning *)
    insert into debt_lots (charge_id, amount, repaid, payment_due_date, organization_id, party_type, party_id,
      currency_id, kind, document)
    select c.id, (x->>0)::numeric, (x->>1)::numeric, (x->>2)::date, c.organization_id, c.party_type,
      c.party_id, c.currency_id, c.kind, c.document
    from made c
    join input g on g.order_id = c.order_id and g.kind = c.kind
      and g.bill_id is not distinct from c.lading_bill_id,
      jsonb_array_elements(g.lots) x`,
    [written],
  );
}

/** What the accounts of customers hold: their debt as the charges say, and these wallets. */
async function keepBooks(wallets: readonly Wallet[]): Promise<void> {
  await server.query(`update ledger_accounts set debit = 0, credit = 0 where party_type = 'user'`);
  await server.query(
    `insert into ledger_accounts (organization_id, account_id, party_type, party_id, currency_id, sign, debit, credit)
    select 1, a.id, 'user', b.party_id, b.currency_id, case a.role when 'DEBT' then 1 else -1 end,
      case a.role when 'DEBT' then b.amount else 0 end, case a.role when 'DEBT' then 0 else b.amount end
    from (
      select 'DEBT' as role, party_id, currency_id, sum(outstanding) as amount
      from charges where debited <> repaid
      group by 2, 3
      union all
      select 'WALLET', u.id, w.currency, max(w.amount)
      from jsonb_to_recordset($1::jsonb) as w (customer int, currency text, amount numeric)
      join (select id, row_number() over (order by id) as n from users where role_id = 'customer') u
        on u.n = w.customer
      group by 2, 3) as b
    join accounts a on a.role = b.role and a.parent_id is null
    on conflict on constraint ledger_accounts__one do update
    set debit = excluded.debit, credit = excluded.credit`,
    [JSON.stringify(wallets)],
  );
}

const OPEN = 'c.debited <> c.repaid or c.total <> c.resolved + c.debited';
const TODAY = `(now() at time zone '${BUSINESS_ZONE}')::date`;
/** Receivables computed from charges, lots and wallets. */
const BALANCES = `
  select party_id || ':' || currency_id as id, coalesce(w.balance, 0)::text as wallet_balance,
    coalesce(outstanding, 0)::text as outstanding, coalesce(unsolved, 0)::text as unsolved,
    coalesce(not_due, 0)::text as not_due, (coalesce(outstanding, 0) - coalesce(not_due, 0))::text as overdue,
    (coalesce(w.balance, 0) - coalesce(outstanding, 0))::text as net, coalesce(late, 0)::text as days_31_60
  from (
    select c.party_id, c.currency_id, sum(c.outstanding) as outstanding, sum(c.unsolved) as unsolved,
      sum(l.not_due) as not_due, sum(l.late) as late
    from charges c
    left join (
      select charge_id, sum(amount - repaid) filter (where payment_due_date >= ${TODAY}) as not_due,
        sum(amount - repaid) filter (where ${TODAY} - payment_due_date between 31 and 60) as late
      from debt_lots group by 1) l on l.charge_id = c.id
    where ${OPEN}
    group by 1, 2
    having (sum(c.outstanding), sum(c.unsolved)) <> (0, 0)) as o
  full join (
    select party_id, currency_id, l.balance
    from ledger_accounts l
    join accounts a on a.id = l.account_id and a.role = 'WALLET'
    where l.balance <> 0) as w using (party_id, currency_id)
  order by 1`;
/** Each document of which something is open, in the order in which they are due. */
const DOCUMENTS = `
  select (case c.kind when 'freight' then 'lading_bill:' || c.lading_bill_id else 'order:' || c.order_id end || ':'
      || c.currency_id || ':' || case c.kind when 'purchase_cost' then 'payment_order' else 'payment_service' end || ':'
      || c.party_id) collate "C" as id,
    sum(c.total)::text as total, sum(c.paid)::text as paid, sum(c.outstanding)::text as outstanding,
    sum(c.unsolved)::text as unsolved, bool_and(o.approved_at is not null) as payable,
    min(l.day)::text as payment_due_date
  from charges c
  join orders o on o.id = c.order_id
  left join lading_bills b on b.id = c.lading_bill_id
  left join (
    select charge_id, min(payment_due_date) as day from debt_lots where repaid < amount
    group by 1) l on l.charge_id = c.id
  where ${OPEN}
  group by 1
  order by min(l.day), min(coalesce(b.created_at, o.approved_at, o.created_at)), 1`;

/** All rows of a list, page by page. */
async function readAll(path: string, perPage = 5): Promise<any[]> {
  const rows: any[] = [];
  for (let page = 1, last = 1; page <= last; page += 1) {
    const answer = await done(crew.accounting('GET', `${path}per_page=${perPage}&page=${page}`));
    rows.push(...answer.data);
    last = answer.last_page;
    if (page === last) expect(answer.total).toBe(rows.length);
  }
  return rows;
}
const pick = (rows: any[], names: readonly string[]) =>
  rows.map((row) => Object.fromEntries(names.map((name) => [name, row[name]])));
const byId = (rows: any[]) => rows.toSorted((one, other) => (one.id < other.id ? -1 : 1));

const FIGURES = ['wallet_balance', 'outstanding', 'unsolved', 'overdue', 'net'];
const NAMES = ['id', ...FIGURES, 'not_due', 'days_31_60'];

/** The list shows these balances in each order, within each range. */
async function expectBalances(balances: any[]): Promise<void> {
  const path = 'get-outstanding-objects?';
  for (const field of [...FIGURES, 'name'])
    for (const sort of [field, `-${field}`]) {
      const rows = await readAll(`${path}sort=${sort}&`);
      expect(byId(pick(rows, NAMES))).toEqual(balances);
      const sign = sort.startsWith('-') ? -1 : 1;
      const values = rows.map((row) => (field === 'name' ? row.object.name : Number(row[field])));
      expect(values).toEqual(values.toSorted((a, b) => (a < b ? -sign : a > b ? sign : 0)));
    }
  for (const field of ['wallet_balance', 'outstanding', 'unsolved', 'overdue'])
    for (const [start, end] of [
      [1, Infinity],
      [2, 4],
    ] as const) {
      const fits = balances.filter((row) => Number(row[field]) >= start && Number(row[field]) <= end);
      for (const sort of ['-outstanding', 'outstanding', `-${field}`]) {
        const range = `filter_between[${field}]=${start},${end === Infinity ? 'infinity' : end}`;
        expect(byId(pick(await readAll(`${path}${range}&sort=${sort}&`), NAMES))).toEqual(fits);
      }
    }
  const jpy = pick(await readAll(`${path}filter[currency_id]=JPY&`), NAMES);
  expect(byId(jpy)).toEqual(balances.filter(({ id }) => id.endsWith(':JPY')));
}

test('receivables equal the sums of charges and lots, on every page and in every order', async () => {
  const lot = fc.tuple(
    fc.integer({ min: 1, max: 3 }),
    fc.integer({ min: 0, max: 3 }),
    fc.integer({ min: -70, max: 9 }),
  );
  const charge: fc.Arbitrary<ChargeFacts> = fc.record({
    order: fc.integer({ min: 1, max: 3 * ORDERS }),
    kind: fc.constantFrom('purchase_cost', 'service_fee', 'freight'),
    bill: fc.integer({ min: 1, max: BILLS }),
    total: fc.integer({ min: 0, max: 6 }),
    resolved: fc.integer({ min: 0, max: 3 }),
    lots: fc.array(lot, { maxLength: 2 }),
  });
  const charges = fc.uniqueArray(charge, {
    selector: ({ order, kind, bill }) => `${order} ${kind} ${kind === 'freight' ? bill : ''}`,
    maxLength: 24,
  });
  const wallet: fc.Arbitrary<Wallet> = fc.record({
    customer: fc.integer({ min: 1, max: 4 }),
    currency: fc.constantFrom('JPY', 'VND'),
    amount: fc.integer({ min: 0, max: 6 }),
  });
  await fc.assert(
    fc.asyncProperty(charges, fc.array(wallet, { maxLength: 6 }), async (facts, wallets) => {
      await write(facts);
      await keepBooks(wallets);
      await expectBalances(await server.query(BALANCES));
      const documents = await server.query(DOCUMENTS);
      const names = ['id', 'total', 'paid', 'outstanding', 'unsolved', 'payable', 'payment_due_date'];
      const path = 'get-outstanding-reference-objects?';
      expect(pick(await readAll(path), names)).toEqual(documents);
      const daysDown = ({ payment_due_date: day }: any) => -new Date(day ?? 0).getTime();
      expect(pick(await readAll(`${path}sort=-payment_due_date&`), names)).toEqual(
        documents.toSorted((a, b) => daysDown(a) - daysDown(b)),
      );
      for (const [filter, fits] of [
        ['filter[receiptable_type]=lading_bill', ({ id }) => id.startsWith('lading_bill:')],
        ['filter[kind]=payment_order', ({ id }) => id.includes(':payment_order:')],
        ['filter[currency_id]=VND', ({ id }) => id.includes(':VND:')],
        [
          `filter_between[payment_due_date]=${inDays(-40)},${inDays(0)}`,
          ({ payment_due_date: day }) => day !== null && day >= inDays(-40) && day <= inDays(0),
        ],
      ] as const satisfies [string, (row: any) => boolean][])
        expect(pick(await readAll(`${path}${filter}&`), names)).toEqual(documents.filter(fits));
    }),
    { numRuns: 8 },
  );
}, 240_000);

test('pages are cut from the same order, for any name and beyond the last row', async () => {
  const order = { kind: 'service_fee' as const, bill: 1, resolved: 0 };
  await write([1, 9, 10, 17].map((n) => ({ ...order, order: n, total: n, lots: [[n, 0, -n]] })));
  await keepBooks([1, 2, 3, 4].map((customer) => ({ customer, currency: 'JPY', amount: customer })));
  for (const query of ['', 'q=a&', 'q=nobody&', 'filter_between[unsolved]=1,400&'])
    for (const sort of [...FIGURES, 'name'].flatMap((field) => [field, `-${field}`])) {
      const path = `get-outstanding-objects?${query}sort=${sort}&`;
      const { data: all, total } = await done(crew.accounting('GET', `${path}per_page=100`));
      expect(await readAll(path, 2), path).toEqual(all);
      expect(await done(crew.accounting('GET', `${path}page=99`))).toMatchObject({ data: [], total });
    }
});

test('balances of one party in two organizations are summed for users who read both', async () => {
  await write([{ order: 1, kind: 'service_fee', bill: 1, total: 5, resolved: 0, lots: [[2, 0, -3]] }]);
  await keepBooks([{ customer: 1, currency: 'VND', amount: 4 }]);
  await stranger(server, 'accounting');
  const [{ party }] = (await server.query(`
    insert into ledger_accounts (organization_id, account_id, party_type, party_id, currency_id, sign, credit)
    select (select max(id) from organizations), account_id, party_type, party_id, currency_id, sign, 9
    from ledger_accounts
    where party_type = 'user' and balance = 4
    returning party_id as party`)) as [{ party: number }];
  const path = `get-outstanding-objects?filter[object_id]=${party}&sort=-wallet_balance`;
  const [own] = (await done(crew.accounting('GET', path))).data;
  expect(own).toMatchObject({ wallet_balance: '4', outstanding: '2', unsolved: '3', overdue: '2', net: '2' });
  const [both, ...others] = (await done(crew.admin('GET', path))).data;
  expect(both).toEqual({ ...own, wallet_balance: '13', net: '11' });
  expect(others).toEqual([]);
  await server.query(`delete from ledger_accounts where organization_id <> 1`);
  await server.query(`delete from receivable_balances where organization_id <> 1`);
});

test('a salesperson sees the receivables of own customers alone, in any order, by any name', async () => {
  const order = { kind: 'service_fee' as const, bill: 1, resolved: 0 };
  await write([1, 9, 10, 17].map((n) => ({ ...order, order: n, total: n, lots: n > 9 ? [[n, 0, -n]] : [] })));
  await keepBooks([
    { customer: 1, currency: 'JPY', amount: 3 },
    { customer: 2, currency: 'VND', amount: 4 },
    { customer: 3, currency: 'VND', amount: 5 },
  ]);
  const [{ seller }] = (await server.query(
    `update orders set sale_id = (select id from users where email like 'sale@%')
      where customer_id in (select customer_id from orders order by id limit 9) returning sale_id as seller`,
  )) as [{ seller: number }];
  const customers = await server.query('select distinct customer_id as id from orders where sale_id = $1', [
    seller,
  ]);
  const own = new Set(customers.map(({ id }) => Number(id)));
  expect(own.size).toBe(2);
  const orders = [...FIGURES, 'name'].flatMap((field) => [`sort=${field}`, `sort=-${field}`]);
  const ranges = FIGURES.slice(0, 4).map((field) => `filter_between[${field}]=1,`);
  for (const query of [...orders, ...ranges, 'q=a', 'q=n', 'filter[currency_id]=VND']) {
    const path = `get-outstanding-objects?${query}&per_page=100`;
    const all = (await done(crew.accounting('GET', path))).data;
    const fits = all.filter(({ object_id }: any) => own.has(object_id));
    const answer = await done(crew.sale('GET', path));
    expect(answer.data, query).toEqual(fits);
    expect(answer.total, query).toBe(fits.length);
    if (query.startsWith('sort')) expect(fits.length).toBeLessThan(all.length);
  }
});

test('receivables are not shown to other companies', async () => {
  await write([{ order: 1, kind: 'service_fee', bill: 1, total: 5, resolved: 0, lots: [[2, 0, -3]] }]);
  await keepBooks([]);
  const other = await stranger(server, 'accounting');
  for (const path of [
    'get-outstanding-objects',
    'get-outstanding-reference-objects',
    'statistics/payment-due-date/users',
  ]) {
    expect((await done(crew.accounting('GET', path))).total).toBe(1);
    expect(await done(other('GET', path))).toMatchObject({ data: [], total: 0 });
  }
});
