// Orders of each type, created by eight clients at once.
import { creatableTypes, orderTypes, type OrderLines } from '../contract/order/order/order-types.ts';
import { perSecond, perSecondWithCpuTime, request, round, say, startBench } from './support.ts';

const DAY_MS = 86_400_000;
const PRODUCTS = 500;
const SUPPLIERS = 50;

/** Request body of the `count`th order by kind of lines, with their number in words. */
const lines: Record<OrderLines, { said: string; of: (count: number) => object }> = {
  products: {
    said: '5 lines',
    of: (count) => ({
      items: Array.from({ length: 5 }, (_, line) => ({
        product_id: `P${1 + ((count * 7 + line) % PRODUCTS)}`,
        price: '1100',
        quantity: '3',
        tax_percent: '10',
        is_price_with_tax: true,
      })),
    }),
  },
  trackings: {
    said: '2 new parcels',
    of: (count) => ({ trackings: [{ code: `BENCH${count}A` }, { code: `BENCH${count}B` }] }),
  },
  payees: {
    said: '2 payees',
    of: (count) => ({
      payees: [1, 2].map((step) => ({ supplier_id: 1 + ((count + step) % SUPPLIERS), amount: '5000' })),
    }),
  },
  lot: {
    said: 'a lot',
    of: (count) => ({
      lot: {
        ...{ auction_id: `x${count}`, title: 'ライカ M3', max_bid: '5000', fee: '300' },
        ends_at: new Date(Date.now() + DAY_MS).toISOString(),
      },
    }),
  },
};

export async function benchOrder(): Promise<void> {
  const bench = await startBench('order');
  try {
    await bench.pool.query(
      `insert into products (id, organization_id, name, price) select 'P' || n, 1, 'Sản phẩm ' || n, 1000
        from generate_series(1, ${PRODUCTS}) n`,
    );
    await bench.pool.query(
      `insert into suppliers (organization_id, name) select 1, 'Rakuten ' || n
        from generate_series(1, ${SUPPLIERS}) n`,
    );
    const token = await bench.token('sale@hakobu.test');
    const customer = (await bench.pool.query("select id from users where role_id = 'customer'")).rows[0].id;
    const wanted = process.env.TYPES?.split(',') ?? creatableTypes;
    let count = 0;
    for (const type of creatableTypes.filter((one) => wanted.includes(one))) {
      const { path, lines: kind } = orderTypes[type];
      const create = async () => {
        count += 1;
        const { status, body } = await request(`${bench.url}/api/${path}`, 'POST', token, {
          customer_id: Number(customer),
          shipment_method_id: 'sea',
          service_fee: '50000',
          ...lines[kind].of(count),
        });
        if (status !== 201) throw new Error(JSON.stringify(body));
      };
      await perSecond(3, create);
      const { rate, ...work } = await perSecondWithCpuTime(bench, 10, create);
      say(`create a ${type} order of ${lines[kind].said}, 8 clients`, {
        'a second': round(rate, 0),
        ...work,
      });
    }
  } finally {
    await bench.stop();
  }
}
