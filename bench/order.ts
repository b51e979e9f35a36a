// Orders of five lines, created by eight clients at once.
import { perSecond, perSecondWithWork, request, round, say, startBench } from './support.ts';

export async function benchOrder(): Promise<void> {
  const bench = await startBench('order');
  try {
    await bench.pool.query(
      `insert into products (id, organization_id, name, price) select 'P' || n, 1, 'Sản phẩm ' || n, 1000
        from generate_series(1, 500) n`,
    );
    const token = await bench.token('sale@hakobu.test');
    const customer = (await bench.pool.query("select id from users where role_id = 'customer'")).rows[0].id;
    let count = 0;
    const create = async () => {
      count += 1;
      const items = Array.from({ length: 5 }, (_, line) => ({
        product_id: `P${1 + ((count * 7 + line) % 500)}`,
        price: '1100',
        quantity: '3',
        tax_percent: '10',
        is_price_with_tax: true,
      }));
      const { status, body } = await request(`${bench.url}/api/order/retails`, 'POST', token, {
        customer_id: Number(customer),
        shipment_method_id: 'sea',
        items,
        service_fee: '50000',
      });
      if (status !== 201) throw new Error(JSON.stringify(body));
    };
    await perSecond(3, create);
    const { rate, ...work } = await perSecondWithWork(bench, 10, create);
    say('create a 5-line order, 8 clients', { 'a second': round(rate, 0), ...work });
  } finally {
    await bench.stop();
  }
}
