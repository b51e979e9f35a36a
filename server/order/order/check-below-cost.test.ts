import { describe, expect, test } from 'vitest';
import { done, makeProduct, makeSupplier, usePeople } from '../../../tests/main-job/main-job.ts';
import { refused } from '../../../tests/support/refused.ts';
import { useTestServer, type Caller } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);

const check = (caller: Caller, line: Record<string, string>) =>
  caller('GET', `order/items/below-cost?${new URLSearchParams(line).toString()}`);
const priced = (product_id: string, price: string) => ({
  ...{ product_id, price, quantity: '3', tax_percent: '8' },
});

describe('whether a line would be sold below cost', () => {
  test('is not known while the product was never bought or offered, or does not exist', async () => {
    const product = await makeProduct(crew);
    for (const id of [product, 'no-such-product'])
      expect(await done(check(crew.sale, priced(id, '1')))).toEqual({ below_cost: null });
  });

  test('compares totals with tax, and answers nothing but yes or no', async () => {
    const product = await makeProduct(crew, { tax_percent: '8' });
    await done(
      crew.purchase('POST', `products/${product}/supplier`, {
        ...{ supplier_id: await makeSupplier(crew), price: '500' },
      }),
    );
    expect(await done(check(crew.sale, priced(product, '500')))).toEqual({ below_cost: false });
    expect(await done(check(crew.sale, priced(product, '499')))).toEqual({ below_cost: true });
    const discounted = { ...priced(product, '500'), discount_tax_per_tax_percent: '8' };
    expect(await done(check(crew.sale, discounted))).toEqual({ below_cost: true });
    expect(await done(check(crew.purchase, priced(product, '499')))).toEqual({ below_cost: true });
  });

  test('is for staff who sell, never for customers or the warehouse', async () => {
    const line = priced(await makeProduct(crew), '1');
    await refused(check(crew.customer, line), 'forbidden');
    await refused(check(crew.warehouse, line), 'forbidden');
    await refused(check(server.with('nobody'), line), 'logged_out');
  });

  test('needs a whole line', async () => {
    await refused(check(crew.sale, { ...priced('P', '1'), price: 'x' }), 'invalid_fields', 'price');
    await refused(check(crew.sale, { product_id: 'P' }), 'invalid_fields', 'quantity');
  });
});
