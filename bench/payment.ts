// Payments from 200 wallets by eight clients, against the same statements through bare pg.
import pg from 'pg';
import { dayIn } from '../contract/kernel/business-day.ts';
import { CLIENTS, perSecond, perSecondWithWork, request, round, say, startBench } from './support.ts';

const WALLETS = 200;
const TURNS = 5;

export async function benchPayment(): Promise<void> {
  const bench = await startBench('payment');
  try {
    const today = dayIn(new Date());
    const accounting = await bench.token('accounting@hakobu.test');
    const orders = await fillWallets(bench, accounting, today);
    const payFor = async ({ id, customer_id }: Owed) => {
      const { status, body } = await request(`${bench.url}/api/payment-order`, 'POST', accounting, {
        transactionable_type: 'user',
        transactionable_id: Number(customer_id),
        amount: '100',
        currency_id: 'JPY',
        voucher_date: today,
        receipts: [{ receiptable_type: 'order', receiptable_id: id }],
      });
      if (status !== 201) throw new Error(JSON.stringify(body));
    };
    const pay = () => payFor(orders[Math.floor(Math.random() * orders.length)]!);
    for (const order of orders) await payFor(order); // the bare statements find the accounts open
    const bare = barePayments(
      bench.databaseUrl,
      orders.map(({ customer_id }) => Number(customer_id)),
      today,
    );
    await perSecond(3, pay);
    await perSecond(2, bare.pay);
    const rounds = [];
    for (let turn = 0; turn < TURNS; turn += 1)
      rounds.push({ ours: await perSecondWithWork(bench, 4, pay), bare: await perSecond(4, bare.pay) });
    await bare.end();
    const {
      rows: [books],
    } = await bench.pool.query(
      `select sum(debit_base) - sum(credit_base) as difference, min(balance)
        filter (where minimum is not null) as lowest from ledger_accounts`,
    );
    const {
      ours: { rate: ours, ...work },
      bare: bareRate,
    } = rounds.toSorted((one, other) => one.ours.rate / one.bare - other.ours.rate / other.bare)[TURNS >> 1]!;
    say('payment postings, 8 clients, 200 wallets, in turns', {
      'ours a second': round(ours, 0),
      'bare a second': round(bareRate, 0),
      'ours / bare': round(ours / bareRate),
      ...work,
      'books differ by': books.difference,
      'lowest wallet': books.lowest,
    });
  } finally {
    await bench.stop();
  }
}

type Bench = Awaited<ReturnType<typeof startBench>>;
interface Owed {
  id: string;
  customer_id: string;
}

/** Customers with an order each that they owe for, and money in their wallets. */
async function fillWallets({ pool, url }: Bench, accounting: string, today: string): Promise<Owed[]> {
  await pool.query(
    `insert into users (organization_id, name, email, role_id)
      select 1, 'Khách ' || n, 'k' || n || '@example.test', 'customer'
      from generate_series(1, ${WALLETS}) n`,
  );
  await pool.query(
    `insert into orders (id, organization_id, type_id, customer_id, status_id, approved_at)
      select 'OR26' || lpad(id::text, 8, '0'), 1, 'retail', id, 'CompletedApprove', now() from users
      where role_id = 'customer'`,
  );
  await pool.query(
    `insert into charges (organization_id, kind, currency_id, party_type, party_id, order_id, total)
      select 1, 'purchase_cost', 'JPY', 'user', customer_id, id, 900000000 from orders`,
  );
  const { rows: orders } = await pool.query<Owed>('select id, customer_id from orders order by id');
  for (const { customer_id } of orders) {
    const { status, body } = await request(`${url}/api/deposit-with-cash`, 'POST', accounting, {
      transactionable_type: 'user',
      transactionable_id: Number(customer_id),
      amount: '800000000',
      currency_id: 'JPY',
      fund_id: 2,
      voucher_date: today,
    });
    if (status !== 201) throw new Error(JSON.stringify(body));
  }
  return orders;
}

/**
 * The same locks and writes as one payment makes, by hand in one transaction: order, charge, balances,
 * posting, settlement, receipt, voucher, log.
 */
function barePayments(
  databaseUrl: string,
  customers: number[],
  today: string,
): { pay: () => Promise<void>; end: () => Promise<void> } {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: CLIENTS });
  pool.on('error', () => {}); // the database may be gone first
  const pay = async () => {
    const customer = customers[Math.floor(Math.random() * customers.length)]!;
    const client = await pool.connect();
    try {
      await client.query('begin');
      await payBare(client, customer, today);
      await client.query('commit');
    } finally {
      client.release();
    }
  };
  return { pay, end: () => pool.end() };
}

async function payBare(client: pg.PoolClient, customer: number, today: string): Promise<void> {
  const query = async (name: string, text: string, values: unknown[] = []) =>
    (await client.query({ name, text, values })).rows;
  await query('order', 'select id from orders where customer_id = $1 order by id for no key update', [
    customer,
  ]);
  const [charge] = await query(
    'charge',
    `select id, order_id, unsolved from charges where party_id = $1 and kind = 'purchase_cost'
      for no key update`,
    [customer],
  );
  const accounts = await query(
    'accounts',
    `select id, balance from ledger_accounts where party_type = 'user' and party_id = $1
      and currency_id = 'JPY' order by id for no key update`,
    [customer],
  );
  await query('settle', 'update charges set resolved = resolved + 100 where id = $1', [charge.id]);
  for (const [side, { id }] of [
    ['debit', accounts[0]],
    ['credit', accounts[1]],
  ] as const)
    await query(
      side,
      `update ledger_accounts set ${side} = ${side} + 100, ${side}_base = ${side}_base + 17150 where id = $1`,
      [id],
    );
  const [voucher] = await query(
    'voucher',
    "update voucher_counters set last = last + 1 where series = 'BT' returning last",
  );
  const [made] = await query(
    'transaction',
    `insert into transactions (organization_id, code_ref, type_id, amount, currency_id, voucher_date,
      transactionable_type, transactionable_id)
    values (1, 'BT26-' || $1::text || '-b', 'payment_order', 100, 'JPY', $2, 'user', $3) returning id`,
    [voucher.last, today, customer],
  );
  await query(
    'posting',
    `insert into ledger_postings (organization_id, transaction_id, kind, charge_id, from_account_id,
      to_account_id, from_currency_id, to_currency_id, from_amount, to_amount, amount_base, voucher_date)
    values (1, $1, 'payment_order', $2, $3, $4, 'JPY', 'JPY', 100, 100, 17150, $5)`,
    [made.id, charge.id, accounts[1].id, accounts[0].id, today],
  );
  await query(
    'settlement',
    'insert into settlements (transaction_id, charge_id, resolved, debited, repaid) values ($1, $2, 100, 0, 0)',
    [made.id, charge.id],
  );
  await query(
    'receipt',
    `insert into receipts (transaction_id, receiptable_type, receiptable_id, amount)
      values ($1, 'order', $2, 100)`,
    [made.id, charge.order_id],
  );
  await query(
    'log',
    `insert into logs (organization_id, logable_type, logable_id, type_id, content)
      values (1, 'transaction', $1, 'created', '{}')`,
    [made.id],
  );
}
