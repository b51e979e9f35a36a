import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { done, makeProduct, makeSupplier, usePeople } from '../../../tests/main-job/main-job.ts';
import { expectBooksInOrder } from '../../../tests/support/invariants.ts';
import { withClient } from '../../../tests/support/postgres.ts';
import { adminElsewhere } from '../../../tests/support/other-callers.ts';
import { useTestServer, type Caller } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);

type Typed = [product: string, price: string];
const lineOf = ([product_id, price]: Typed) => ({ product_id, price, quantity: '1' });

/** A purchase for stock. */
async function bought(lines: Typed[], currency_id = 'JPY', caller: Caller = crew.purchase): Promise<any> {
  const { id: supplier_id } = await done(caller('POST', 'suppliers', { name: 'Rakuten' }), 201);
  return done(caller('POST', 'purchases', { supplier_id, currency_id, items: lines.map(lineOf) }), 201);
}

const storedPriceOf = async (product: string, organization = 1) =>
  (
    await server.query(
      `select price::text from last_prices where product_id = '${product}' and organization_id = ${organization}`,
    )
  )[0]?.['price'];

describe('the last price', () => {
  test('is that of the latest line, also after lines are added, changed or removed', async () => {
    const product = await makeProduct(crew);
    const other = await makeProduct(crew);
    expect(await storedPriceOf(product)).toBeUndefined();
    const first = await bought([[product, '700']]);
    expect(await storedPriceOf(product)).toBe('700');
    const second = await bought([
      [product, '800'],
      [other, '50'],
      [product, '810'],
    ]);
    expect([await storedPriceOf(product), await storedPriceOf(other)]).toEqual(['810', '50']);
    const [, , { id }] = second.items;
    await done(crew.purchase('PUT', `purchase/items/${id}`, { price: '900' }), 200);
    expect(await storedPriceOf(product)).toBe('900');
    await done(crew.purchase('PUT', `purchase/items/${first.items[0].id}`, { price: '701' }), 200);
    await done(crew.purchase('PUT', `purchase/items/${id}`, { note: 'the red one' }), 200);
    expect(await storedPriceOf(product)).toBe('900');
    await done(crew.purchase('DELETE', `purchase/items/${id}`), 204);
    expect(await storedPriceOf(product)).toBe('800');
    const added = { purchase_id: first.id, ...lineOf([product, '650']) };
    await done(crew.purchase('POST', 'purchase/items', added), 201);
    expect(await storedPriceOf(product)).toBe('650');
    await expectBooksInOrder(server);
  });

  test('is the previous one after cancellation or deletion; without one it is empty', async () => {
    const product = await makeProduct(crew);
    const first = await bought([[product, '700']]);
    const second = await bought([[product, '800']]);
    const third = await bought([[product, '0']]);
    expect(await storedPriceOf(product)).toBe('0');
    await done(crew.purchase('DELETE', `purchases/${third.id}`), 204);
    expect(await storedPriceOf(product)).toBe('800');
    await done(crew.purchase('PUT', `purchases/${second.id}/cancel`), 200);
    expect(await storedPriceOf(product)).toBe('700');
    await done(crew.purchase('DELETE', `purchases/${first.id}`), 204);
    expect(await storedPriceOf(product)).toBeNull();
    await bought([[product, '750']]);
    expect(await storedPriceOf(product)).toBe('750');
  });

  test('is deleted with the product', async () => {
    const product = await makeProduct(crew);
    const { id } = await bought([[product, '700']]);
    await done(crew.purchase('DELETE', `purchases/${id}`), 204);
    await done(crew.admin('DELETE', `products/${product}`), 204);
    expect(await storedPriceOf(product)).toBeUndefined();
  });

  test('is JPY alone, and of each organization its own', async () => {
    const product = await makeProduct(crew);
    await bought([[product, '150000']], 'VND');
    expect(await storedPriceOf(product)).toBeUndefined();
    const elsewhere = await adminElsewhere(server);
    const theirs = await bought([[product, '300']], 'JPY', elsewhere);
    await bought([[product, '700']]);
    const { organization_id } = (
      await server.query(`select organization_id from purchases where id = ${theirs.id}`)
    )[0]!;
    expect([await storedPriceOf(product), await storedPriceOf(product, organization_id)]).toEqual([
      '700',
      '300',
    ]);
    // a caller with the scope `all` changes it from another organization
    const change = { price: '310' };
    await done(crew.admin('PUT', `purchase/items/${theirs.items[0].id}`, change), 200);
    expect([await storedPriceOf(product), await storedPriceOf(product, organization_id)]).toEqual([
      '700',
      '310',
    ]);
    await done(crew.admin('PUT', `purchases/${theirs.id}/cancel`), 200);
    expect([await storedPriceOf(product), await storedPriceOf(product, organization_id)]).toEqual([
      '700',
      null,
    ]);
  });
});

test('users without a purchase wait for concurrent ones and see them', async () => {
  const product = await makeProduct(crew);
  const first = await bought([[product, '700']]);
  const second = await bought([[product, '800']]);
  await withClient(server.databaseUrl, async (other) => {
    await other.query(`begin;
      insert into purchase_items
        (purchase_id, product_id, quantity, price, amount, tax, discount_tax, balance)
        values (${first.id}, '${product}', 1, 999, 0, 0, 0, 0);
      update last_prices set price = 999 where product_id = '${product}'`);
    const cancelling = crew.purchase('PUT', `purchases/${second.id}/cancel`);
    await expect
      .poll(() =>
        server.query(`select from pg_stat_activity where wait_event_type = 'Lock'
        and datname = current_database()`),
      )
      .toHaveLength(1);
    await other.query('commit');
    await done(cancelling, 200);
  });
  expect(await storedPriceOf(product)).toBe('999');
});

test('equals that of the purchases after any concurrent changes', async () => {
  const supplier_id = await makeSupplier(crew);
  const products = await Promise.all([1, 2, 3].map(() => makeProduct(crew)));
  const known: { purchases: number[]; lines: number[] } = { purchases: [], lines: [] };
  const product = fc.constantFrom(...products);
  const price = fc.integer({ min: 0, max: 9999 }).map(String);
  const line = fc.record({ product_id: product, price, quantity: fc.constant('1') });
  const which = fc.nat(1000);
  const step = fc.oneof(
    {
      weight: 3,
      arbitrary: fc.record({ buy: fc.array(line, { minLength: 1, maxLength: 3 }), yen: fc.boolean() }),
    },
    fc.record({ add: line, which }),
    fc.record({ change: price, which }),
    fc.record({ drop: which }),
    fc.record({ cancel: which }),
    fc.record({ remove: which }),
  );
  const one = <T>(all: T[], at: number): T | undefined => all[at % all.length];
  const take = async (taken: any): Promise<void> => {
    const { purchase: call } = crew;
    const lineAt = () => `purchase/items/${one(known.lines, taken.which ?? taken.drop)}`;
    const reply = await (taken.buy
      ? call('POST', 'purchases', { supplier_id, currency_id: taken.yen ? 'JPY' : 'VND', items: taken.buy })
      : taken.add
        ? call('POST', 'purchase/items', { purchase_id: one(known.purchases, taken.which), ...taken.add })
        : taken.change
          ? call('PUT', lineAt(), { price: taken.change })
          : taken.drop !== undefined
            ? call('DELETE', lineAt())
            : taken.cancel !== undefined
              ? call('PUT', `purchases/${one(known.purchases, taken.cancel)}/cancel`)
              : call('DELETE', `purchases/${one(known.purchases, taken.remove)}`));
    expect(reply.status).toBeLessThan(500);
    if (!taken.buy || reply.status !== 201) return;
    known.purchases.push(reply.body.id);
    known.lines.push(...reply.body.items.map(({ id }: { id: number }) => id));
  };
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(step, { minLength: 1, maxLength: 4 }), { maxLength: 6 }),
      async (work) => {
        for (const together of work) {
          await Promise.all(together.map(take));
          await expectBooksInOrder(server);
        }
      },
    ),
    { numRuns: 12 },
  );
}, 120_000);
