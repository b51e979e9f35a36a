// Creating an order, posting a payment and reading an order, by this checkout and another in turns:
// `npm run bench -- compare --with <folder of the other checkout, with its modules installed>`. Each has a
// fresh database of its own. Ratios compare, since both meet the same load of the machine; takes 3 minutes.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { dayIn } from '../contract/kernel/business-day.ts';
import { makeDebtors, post } from './postings/customers.ts';
import {
  median,
  perSecond,
  perSecondWithCpuTime,
  request,
  round,
  say,
  startBench,
  type Bench,
} from './support.ts';

const TURNS = 5;
const SECONDS = 4;
const WALLETS = 200;
const PRODUCTS = 500;

type Work = () => Promise<unknown>;
interface Side {
  bench: Bench;
  works: Record<string, Work>;
}

export async function benchCompare(): Promise<void> {
  const { values } = parseArgs({ options: { with: { type: 'string' } }, allowPositionals: true });
  if (values.with === undefined) {
    console.log('compare: skipped, since --with <folder of another checkout> is missing');
    return;
  }
  const { startBench: startOther } = (await import(path.resolve(values.with, 'bench/support.ts'))) as {
    startBench: typeof startBench;
  };
  const benches: Bench[] = [];
  try {
    benches.push(await startBench('compare-this'));
    benches.push(await startOther('compare-other'));
    const [one, other] = [await prepare(benches[0]!), await prepare(benches[1]!)];
    for (const name of Object.keys(one.works)) await compareInTurns(name, one, other);
  } finally {
    for (const bench of benches) await bench.stop();
  }
}

/** Rows to work with, and the measured operation. */
async function prepare(bench: Bench): Promise<Side> {
  const [sale, accounting] = [
    await bench.token('sale@hakobu.test'),
    await bench.token('accounting@hakobu.test'),
  ];
  const today = dayIn(new Date());
  const debtors = await makeDebtors(bench, { token: accounting, today, customers: WALLETS, orders: 1 });
  await bench.pool.query(
    `insert into products (id, organization_id, name, price) select 'P' || n, 1, 'Sản phẩm ' || n, 1000
      from generate_series(1, ${PRODUCTS}) n`,
  );
  let count = 0;
  const createOrder = () => {
    count += 1;
    return post(bench.url, sale, 'order/retails', {
      ...{
        customer_id: debtors[count % debtors.length]!.customer,
        shipment_method_id: 'sea',
        service_fee: '50000',
      },
      items: Array.from({ length: 5 }, (_, line) => ({
        ...{ product_id: `P${1 + ((count * 7 + line) % PRODUCTS)}`, price: '1100', quantity: '3' },
        ...{ tax_percent: '10', is_price_with_tax: true },
      })),
    });
  };
  const { id } = await createOrder();
  const postPayment = () => {
    const { customer, orders } = debtors[Math.floor(Math.random() * debtors.length)]!;
    return post(bench.url, accounting, 'payment-order', {
      ...{ transactionable_type: 'user', transactionable_id: customer, amount: '100', currency_id: 'JPY' },
      ...{ voucher_date: today, receipts: [{ receiptable_type: 'order', receiptable_id: orders[0] }] },
    });
  };
  const readOrder = async () => {
    const address = `${bench.url}/api/orders/${id}?include=sale,files&append=related_trackings`;
    const { status } = await request(address, 'GET', sale);
    if (status !== 200) throw new Error(`${address}: ${status}`);
  };
  return {
    bench,
    works: {
      'create an order of 5 lines': createOrder,
      'post a payment': postPayment,
      'read an order': readOrder,
    },
  };
}

async function compareInTurns(name: string, one: Side, other: Side): Promise<void> {
  for (const { works } of [one, other]) await perSecond(3, works[name]!);
  const rounds: Record<'one' | 'other', Awaited<ReturnType<typeof perSecondWithCpuTime>>>[] = [];
  for (let turn = 0; turn < TURNS; turn += 1)
    rounds.push({
      one: await perSecondWithCpuTime(one.bench, SECONDS, one.works[name]!),
      other: await perSecondWithCpuTime(other.bench, SECONDS, other.works[name]!),
    });
  const cpu = (side: 'one' | 'other') =>
    median(
      rounds.map((turn) => Number(turn[side]['server ms each']) + Number(turn[side]['database ms each'])),
    );
  say(`${name}, 8 clients, ${TURNS} turns`, {
    'this a second': round(median(rounds.map((turn) => turn.one.rate)), 0),
    'other a second': round(median(rounds.map((turn) => turn.other.rate)), 0),
    'this / other': round(median(rounds.map((turn) => turn.one.rate / turn.other.rate))),
    'CPU time of this, ms': round(cpu('one')),
    'of other': round(cpu('other')),
  });
}
