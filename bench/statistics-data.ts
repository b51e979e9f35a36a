// Three years of books: customers who deposit, order, receive and owe, with all postings.
import crypto from 'node:crypto';
import fs from 'node:fs';
import pg from 'pg';
import { aggregateAll, type Filling } from './filled-database.ts';

export const PARTIES = 5000;
/** Movements of the largest wallet. */
export const LONGEST = 100_000;
const DAYS = 1095;
const VOUCHERS_A_DAY = 40;
const OPEN_ORDERS = 4;
/** Open amount of each document, different by customer. */
const onDebt = (customer: string) => `(600 + ${customer} % 100)`;

/** Owner of the account of a posting; the n-th posting belongs to the n-th customer, fund or product. */
const ROLES = [
  ['WALLET', 'user'],
  ['CLEAR', 'user'],
  ['DEBT', 'user'],
  ['CASH', 'fund'],
  ['REV_GOODS', 'none'],
  ['GOODS', 'none'],
  ['COST', 'none'],
] as const;
/** Cycle of postings, from account to account: deposits are twice the spending. */
const TURNS = [
  ['deposit_with_cash', 'WALLET', 'CASH', 200],
  ['payment_order', 'CLEAR', 'WALLET', 100],
  ['revenue', 'REV_GOODS', 'CLEAR', 90],
  ['goods_sold', 'GOODS', 'COST', 60],
] as const;

export interface Filled {
  /** The customer with the largest wallet, and that wallet. */
  customer: number;
  wallet: number;
  /** The ledger account of wallets. */
  walletAccount: number;
  funds: number[];
}

/** Books with a number of entries, two per posting. */
export const booksOf = (entries: number): Filling => ({
  contents: `${entries} ${crypto
    .createHash('sha1')
    .update(fs.readFileSync(import.meta.filename))
    .digest('hex')}`,
  async fill(databaseUrl) {
    // References are valid by construction; checking each row would take most of the time.
    const pool = new pg.Pool({
      connectionString: databaseUrl,
      options: '-c session_replication_role=replica -c work_mem=256MB',
    });
    try {
      await fillParties(pool);
      await fillEntries(pool, entries);
    } finally {
      await pool.end();
    }
    await aggregateAll(databaseUrl);
  },
});

/** Inserts people, funds, accounts and open documents. */
async function fillParties(pool: pg.Pool): Promise<void> {
  await pool.query(
    `insert into users (organization_id, name, email, role_id)
    select 1, 'Khách ' || n, 'k' || n || '@example.test', 'customer'
    from generate_series(1, ${PARTIES}) n`,
  );
  await pool.query(`insert into funds (organization_id, name, currency_id)
    select 1, 'Quỹ ' || n, 'VND' from generate_series(1, 8) n`);
  await pool.query(`create table bench_party as
    select 'user' as type, row_number() over (order by id) - 1 as n, id from users where email like 'k%@example.test'
    union all select 'fund', row_number() over (order by id) - 1, id from funds where name like 'Quỹ %'
    union all select 'none', 0, 0`);
  for (const [role, type] of ROLES)
    await pool.query(
      `insert into ledger_accounts (organization_id, account_id, party_type, party_id, currency_id, sign, minimum)
      select 1, a.id, $2, b.id, 'VND', case a.natural_side when 'debit' then 1 else -1 end,
        case when $1 in ('WALLET', 'DEBT') then 0 end
      from accounts a join bench_party b on b.type = $2
      where a.role = $1
      on conflict do nothing`,
      [role, type],
    );
  await pool.query(`create table bench_account as
    select a.role, b.n, l.id
    from ledger_accounts l
    join accounts a on a.id = l.account_id
    join bench_party b on b.type = l.party_type and b.id = l.party_id
    where l.currency_id = 'VND'`);
  await pool.query('create index on bench_account (role, n)');
  await pool.query(`insert into wallets (organization_id, walletable_type, walletable_id, currency_id, ledger_account_id)
    select 1, 'user', l.party_id, 'VND', b.id
    from bench_account b join ledger_accounts l on l.id = b.id
    where b.role = 'WALLET' on conflict do nothing`);
  await fillOpenOrders(pool);
  await pool.query(`insert into transactions (organization_id, code_ref, type_id, amount, currency_id, voucher_date)
    select 1, 'B' || n, (array[${TURNS.map(([kind]) => `'${kind}'`).join(', ')}])[1 + n % 4], 100, 'VND',
      current_date - (n / ${VOUCHERS_A_DAY})::int
    from generate_series(0, ${DAYS * VOUCHERS_A_DAY} - 1) n`);
  await pool.query(`create table bench_voucher as
    select id, substr(code_ref, 2)::int as n, voucher_date from transactions where code_ref ~ '^B\\d+$'`);
  await pool.query('create unique index on bench_voucher (n)');
}

/** Accounts that the requests select. */
export async function findFilled(pool: pg.Pool): Promise<Filled> {
  const customer = (await pool.query(`select id from bench_party where type = 'user' and n = 0`)).rows[0].id;
  const wallet = (await pool.query(`select id from wallets where walletable_id = $1`, [customer])).rows[0].id;
  const funds = (await pool.query(`select id from bench_party where type = 'fund' order by n`)).rows;
  const account = (await pool.query(`select id from accounts where role = 'WALLET'`)).rows[0].id;
  return {
    customer: Number(customer),
    wallet: Number(wallet),
    walletAccount: Number(account),
    funds: funds.map(({ id }) => Number(id)),
  };
}

/** Inserts receivables of orders, due before and after today, with their postings. */
async function fillOpenOrders(pool: pg.Pool): Promise<void> {
  await pool.query(`insert into orders (id, organization_id, type_id, customer_id, status_id, approved_at)
    select 'OR26' || lpad((b.n * 10 + m)::text, 8, '0'), 1, 'retail', b.id, 'CompletedApprove', now()
    from bench_party b cross join generate_series(1, ${OPEN_ORDERS}) m
    where b.type = 'user'`);
  await pool.query(`insert into charges (organization_id, kind, currency_id, party_type, party_id, order_id, total,
      resolved, debited)
    select 1, 'service_fee', 'VND', 'user', customer_id, id, 1000, 0, ${onDebt('customer_id')} from orders`);
  await pool.query(`insert into debt_lots (charge_id, amount, payment_due_date, organization_id, party_type, party_id,
      currency_id, kind, document)
    select id, ${onDebt('party_id')}, current_date - (id % 150)::int + 20, organization_id, party_type,
      party_id, currency_id, kind, document
    from charges`);
  await pool.query(`
    with vouchers as (
      insert into transactions (organization_id, code_ref, type_id, amount, currency_id, voucher_date,
        transactionable_type, transactionable_id)
      select 1, 'D' || n, 'debit', ${onDebt('id')} * ${OPEN_ORDERS}, 'VND', current_date - 150, 'user', id
      from bench_party where type = 'user'
      returning id, amount, voucher_date, transactionable_id)
    insert into ledger_postings (organization_id, transaction_id, kind, from_account_id, to_account_id,
      from_currency_id, to_currency_id, from_amount, to_amount, amount_base, voucher_date)
    select 1, v.id, 'debit', f.id, o.id, 'VND', 'VND', v.amount, v.amount, v.amount, v.voucher_date
    from vouchers v
    join bench_party b on b.id = v.transactionable_id and b.type = 'user'
    join bench_account f on f.role = 'CLEAR' and f.n = b.n
    join bench_account o on o.role = 'DEBT' and o.n = b.n`);
}

/** Inserts postings with a number of entries, the first of them on one wallet. */
async function fillEntries(pool: pg.Pool, entries: number): Promise<void> {
  const insert = async (first: number, last: number, party: string) => {
    const turns = TURNS.map(
      ([kind, source, target, amount], index) => `(${index}, '${kind}', '${source}', '${target}', ${amount})`,
    ).join(', ');
    await pool.query(`insert into ledger_postings (organization_id, transaction_id, kind, from_account_id,
        to_account_id, from_currency_id, to_currency_id, from_amount, to_amount, amount_base, voucher_date)
      select 1, v.id, t.kind, f.id, o.id, 'VND', 'VND', t.amount, t.amount, t.amount, v.voucher_date
      from generate_series(${first}, ${last}) g (n)
      join (values ${turns}) t (turn, kind, source, target, amount) on t.turn = g.n % 4
      cross join lateral (select (${party})::int as party) w
      join bench_voucher v
        on v.n = (g.n::bigint * 7919 % ${DAYS}) * ${VOUCHERS_A_DAY} + g.n / 4 % 10 * 4 + g.n % 4
      join bench_account f on f.role = t.source
        and f.n = case t.source when 'WALLET' then w.party when 'CLEAR' then w.party else 0 end
      join bench_account o on o.role = t.target
        and o.n = case when t.target in ('WALLET', 'CLEAR') then w.party when t.target = 'CASH' then g.n / 4 % 8
          else 0 end`);
  };
  await insert(0, LONGEST * 2 - 1, '0');
  await insert(LONGEST * 2, entries / 2 - 1, `1 + g.n / 4 % ${PARTIES - 1}`);
  await pool.query('analyze');
  await pool.query(`update ledger_accounts l
    set debit = s.debit, credit = s.credit, debit_base = s.debit, credit_base = s.credit
    from (
      select account, sum(debit) as debit, sum(credit) as credit
      from (
        select to_account_id as account, to_amount as debit, 0 as credit from ledger_postings
        union all
        select from_account_id, 0, from_amount from ledger_postings) sides
      group by 1) s
    where l.id = s.account`);
}
