import { request, type Bench } from '../support.ts';

/** A customer with a wallet balance and open charges. */
export interface Debtor {
  customer: number;
  orders: string[];
}

/** Amount of each order in JPY, higher than any bench pays. */
export const ASKED = 900_000_000;

/** Sends a request that must succeed. Returns its body. */
export async function post(url: string, token: string, path: string, body: object): Promise<any> {
  const { status, body: answer } = await request(`${url}/api/${path}`, 'POST', token, body);
  if (status !== 201) throw new Error(`${path}: ${JSON.stringify(answer)}`);
  return answer;
}

/** Creates customers with wallet balances and one open order each. */
export async function makeDebtors(
  { pool, url }: Bench,
  { token, today, customers, orders }: { token: string; today: string; customers: number; orders: number },
): Promise<Debtor[]> {
  await pool.query(
    `insert into users (organization_id, name, email, role_id)
      select 1, 'Khách ' || n, 'k' || n || '@example.test', 'customer'
      from generate_series(1, $1::int) n`,
    [customers],
  );
  await pool.query(
    `insert into orders (id, organization_id, type_id, customer_id, status_id, approved_at)
      select 'OR26' || lpad((u.id * 100 + n)::text, 8, '0'), 1, 'retail', u.id, 'CompletedApprove', now()
      from users u cross join generate_series(1, $1::int) n
      where u.role_id = 'customer'`,
    [orders],
  );
  await pool.query(
    `insert into charges (organization_id, kind, currency_id, party_type, party_id, order_id, total)
      select 1, 'purchase_cost', 'JPY', 'user', customer_id, id, $1 from orders`,
    [ASKED],
  );
  const { rows } = await pool.query<Debtor>(
    `select u.id::int as customer, array(
        select o.id from orders o where o.customer_id = u.id order by o.id) as orders
      from users u
      where u.role_id = 'customer'
      order by u.id`,
  );
  for (const { customer } of rows)
    await post(url, token, 'deposit-with-cash', {
      ...{ transactionable_type: 'user', transactionable_id: customer, amount: '800000000' },
      ...{ currency_id: 'JPY', fund_id: 2, voucher_date: today },
    });
  return rows;
}
