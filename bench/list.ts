// Lists of orders over a million of them.
import { inTurn, perSecond, request, round, say, startBench } from './support.ts';

const ORDERS = Number(process.env.ORDERS ?? 1_000_000);
const CUSTOMERS = 2000;

export async function benchList(): Promise<void> {
  const bench = await startBench('list');
  try {
    const { pool } = bench;
    await pool.query(
      `insert into users (organization_id, name, email, role_id)
        select 1, 'Khách hàng ' || n, 'k' || n || '@example.test', 'customer'
        from generate_series(1, ${CUSTOMERS}) n`,
    );
    await pool.query(`insert into orders (id, organization_id, type_id, customer_id, sale_id, status_id,
      shipment_method_id, created_at, updated_at)
      select 'OR26' || lpad(n::text, 8, '0'), 1, 'retail', 6 + 1 + n % ${CUSTOMERS}, 2,
        (array['NotYetApprove','CompletedApprove','CompletedPurchases','CompletedReceiveJp','CompletedFinish'])[1 + n % 5], 'sea', now() - (${ORDERS} - n) * interval '1 minute', now()
      from generate_series(1, ${ORDERS}) n`);
    await pool.query(`insert into charges (organization_id, kind, currency_id, party_type, party_id, order_id,
      total, resolved)
      select 1, k.kind, k.currency, 'user', customer_id, o.id, 1000, 500
      from orders o, (values ('purchase_cost', 'JPY'), ('service_fee', 'VND')) k (kind, currency)`);
    await pool.query('vacuum analyze');
    const token = await bench.token('sale@hakobu.test');
    const list = () =>
      request(
        `${bench.url}/api/orders?filter[status_id]=CompletedPurchases&sort=-created_at&include=customer,status`,
        'GET',
        token,
      );
    const first = await list();
    if (first.status !== 200 || first.body.data.length !== 15)
      throw new Error(`the list answered ${JSON.stringify(first.body).slice(0, 300)}`);
    const bare = await bareList(bench.databaseUrl);
    const times = await inTurn(400, list, bare.run);
    await bare.end();
    const rate = await perSecond(8, list);
    const {
      body: {
        data: [order],
      },
    } = await list();
    const detail = await inTurn(
      300,
      () => request(`${bench.url}/api/orders/${order.id}`, 'GET', token),
      async () => {},
    );
    say('list of 15 orders', {
      orders: ORDERS,
      'ours ms': round(times.ours),
      'bare SQL ms': round(times.bare),
      ratio: round(times.ours / times.bare),
      'a second with 8 clients': round(rate, 0),
    });
    say('one order with lines, buckets and progress', { 'median ms': round(detail.ours) });
  } finally {
    await bench.stop();
  }
}

/**
 * The same page by hand: rows, capped count, customers, statuses and amounts, as prepared statements on one
 * connection.
 */
async function bareList(databaseUrl: string): Promise<{ run(): Promise<void>; end(): Promise<void> }> {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  return {
    async run() {
      const { rows } = await client.query({
        name: 'rows',
        text: `select * from orders where organization_id = $1 and status_id = $2
          order by created_at desc, id desc limit 15`,
        values: [1, 'CompletedPurchases'],
      });
      await client.query({
        name: 'count',
        text: `select count(*) from (select 1 from orders where organization_id = $1 and status_id = $2
          limit 10001) c`,
        values: [1, 'CompletedPurchases'],
      });
      await client.query({
        name: 'customers',
        text: 'select id, name, tel from users where id = any($1)',
        values: [rows.map((row) => row.customer_id)],
      });
      await client.query({
        name: 'statuses',
        text: 'select id, name from order_statuses where id = any($1)',
        values: [rows.map((row) => row.status_id)],
      });
      await client.query({
        name: 'money',
        text: `select order_id, kind, sum(total), sum(paid), sum(debited), sum(outstanding), sum(unsolved)
          from charges where order_id = any($1) group by 1, 2`,
        values: [rows.map((row) => row.id)],
      });
    },
    end: () => client.end(),
  };
}
