// The detail screen of an order with many related rows: all its requests at once.
import { median, request, round, say, startBench, type Bench } from './support.ts';
import { approve, bill, makeCustomer, type Call, type Crew } from '../server/seed/demo/steps.ts';
import { cpuTimeOf } from './cpu-time.ts';

const LINES = 50;
const BILLS = 20;
const LOGS = 500;
const ROUNDS = 200;

export async function benchOrderDetail(): Promise<void> {
  const bench = await startBench('order-detail');
  try {
    const id = await bigOrder(bench);
    const token = await bench.token('sale@hakobu.test');
    const related = `filter[receipts.receiptable_type]=order&filter[receipts.receiptable_id]=${id}`;
    const parts = {
      order: `orders/${id}?include=sale,files&append=related_trackings`,
      links: `documents/order/${id}/links`,
      transactions: `transactions?${related}&include=preparedBy&sort=-id&per_page=15`,
      credits: `credit-orders?filter[by_order]=${id}&include=wallet`,
      log: `logs?filter[logable_type]=order&filter[logable_id]=${id}&per_page=15`,
    };
    const read = async (path: string) => {
      const { status, body } = await request(`${bench.url}/api/${path}`, 'GET', token);
      if (status !== 200) throw new Error(`${path}: ${JSON.stringify(body)}`);
    };
    const figures: Record<string, string> = {};
    for (const [name, path] of Object.entries(parts))
      figures[`${name} ms`] = round((await timed(bench, () => read(path))).took);
    const paths = [parts.order, parts.links, parts.transactions, parts.credits];
    const wave = await timed(bench, () => Promise.all(paths.map(read)));
    say(`order with ${LINES} lines, ${BILLS} bills, ${LOGS} log entries, median of ${ROUNDS}`, {
      ...figures,
      'wave ms': round(wave.took),
      'work of the wave ms': round(wave.work),
    });
  } finally {
    await bench.stop();
  }
}

/** Median wall time of an operation, and its mean CPU time on server and database. */
async function timed({ serverPid, postgresPid }: Bench, act: () => Promise<unknown>) {
  for (let warm = 0; warm < 30; warm += 1) await act();
  const before = cpuTimeOf(serverPid, postgresPid);
  const times: number[] = [];
  for (let turn = 0; turn < ROUNDS; turn += 1) {
    const start = performance.now();
    await act();
    times.push(performance.now() - start);
  }
  return { took: median(times), work: (cpuTimeOf(serverPid, postgresPid) - before) / ROUNDS };
}

/** An approved order with lines, boxes on bills of their own, and a long log. */
async function bigOrder({ pool, url, token }: Bench): Promise<string> {
  const roles = ['admin', 'sale', 'purchase', 'warehouse', 'accounting'] as const;
  const callOf = async (role: string): Promise<Call> => {
    const theirs = await token(`${role}@hakobu.test`);
    return async (method, path, body) => {
      const answer = await request(`${url}/api/${path}`, method, theirs, body);
      if (answer.status >= 400) throw new Error(`${method} ${path}: ${JSON.stringify(answer.body)}`);
      return answer.body;
    };
  };
  const crew = Object.fromEntries(
    await Promise.all(roles.map(async (role) => [role, await callOf(role)] as const)),
  ) as Crew;
  await pool.query(
    `insert into products (id, organization_id, name, price) select 'P' || n, 1, 'Sản phẩm ' || n, 1000
      from generate_series(0, ${LINES}) n`,
  );
  const { id: customer_id } = await makeCustomer(crew);
  const order = await crew.sale('POST', 'order/retails', {
    customer_id,
    shipment_method_id: 'sea',
    items: Array.from({ length: LINES }, (_, line) => ({
      ...{ product_id: `P${line + 1}`, price: '1100', quantity: '3', tax_percent: '10' },
    })),
  });
  await approve(crew, order.id);
  for (let count = 0; count < BILLS; count += 1) {
    const box = await crew.warehouse('POST', 'owning-boxes/packed', {
      ...{ length: '60', width: '40', height: '40', weight: '12.4', duplicate: 1, packed: true },
      // No line orders this product, so nothing is distributed.
      products: [{ product_id: 'P0', quantity: '1' }],
      order_id: order.id,
    });
    await bill(crew, customer_id, order, box);
  }
  await pool.query(
    `insert into logs (organization_id, logable_type, logable_id, type_id, content)
      select 1, 'order', $1, 'write', '{"note": "x"}' from generate_series(1, ${LOGS})`,
    [order.id],
  );
  return order.id;
}
