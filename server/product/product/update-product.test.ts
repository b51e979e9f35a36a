import { describe, expect, test } from 'vitest';
import { done, makeProduct, makeSupplier, usePeople } from '../../../tests/main-job/main-job.ts';
import { refused } from '../../../tests/support/refused.ts';
import { lastLog } from '../../../tests/support/change-log.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);
const change = (id: string, body: object, headers = {}) =>
  crew.purchase('PUT', `products/${id}`, body, { headers });
const make = (fields: object = {}) => makeProduct(crew, fields);

describe('a product that is changed', () => {
  test('has its new fields, and logs differences only', async () => {
    const id = await make({ brand: 'Old' });
    const changed = await done(change(id, { brand: 'New', price: '1000' }), 200);
    expect(changed).toMatchObject({ brand: 'New', price: '1000', version: 2 });
    expect(await lastLog(server, 'product', id)).toMatchObject({
      type_id: 'write',
      content: { brand: 'New' },
    });
  });

  test('is unchanged by equal values', async () => {
    const id = await make({ brand: 'Same' });
    expect((await done(change(id, { brand: 'Same' }))).version).toBe(1);
    expect(await lastLog(server, 'product', id)).toMatchObject({ type_id: 'created' });
  });

  test('has the initial price less the discount, unless a price is given', async () => {
    const id = await make({ price: undefined, initial_price: '1999', discount: '12.5' });
    expect((await done(change(id, { discount: '0' }))).price).toBe('1999');
    expect((await done(change(id, { initial_price: '100' }))).price).toBe('100');
    expect(await done(change(id, { price: '1500' }))).toMatchObject({ price: '1500', initial_price: '100' });
    expect((await done(change(id, { discount: '50', price: '70' }))).price).toBe('70');
    await refused(change(id, { discount: '100' }), 'invalid_fields', 'discount');
  });

  test('keeps its price when its initial price is removed', async () => {
    const id = await make({ price: undefined, initial_price: '1999', discount: '0' });
    await done(change(id, { price: '1500' }));
    expect(await done(change(id, { initial_price: null }))).toMatchObject({
      price: '1500',
      initial_price: null,
    });
    expect((await done(change(id, { discount: '10', initial_price: null }))).price).toBe('1500');
  });

  test('is bought first from the supplier that is named last', async () => {
    const [first, second] = [await makeSupplier(crew), await makeSupplier(crew)];
    const id = await make({ supplier_id: first });
    const ids = async (supplier_id: number) =>
      (await done(change(id, { supplier_id }))).suppliers.map((supplier: { id: number }) => supplier.id);
    expect(await ids(second)).toEqual([second, first]);
    expect(await ids(first)).toEqual([first, second]);
    expect(await lastLog(server, 'product', id)).toMatchObject({ content: { supplier_id: first } });
    await refused(change(id, { supplier_id: 999_999 }), 'unknown_reference', 'supplier_id');
  });

  test('requires known references', async () => {
    await refused(change(await make(), { origin_id: 999_999 }), 'unknown_reference', 'origin_id');
  });

  test('is the one that was read', async () => {
    const id = await make();
    await done(change(id, { brand: 'A' }, { 'if-match': '"1"' }));
    await refused(change(id, { brand: 'B' }, { 'if-match': '"1"' }), 'stale_version');
    await refused(change('NO-SUCH', { brand: 'B' }), 'not_found');
  });
});

describe('a product that is deleted', () => {
  test('is deleted with pictures, suppliers and links, unless it is referenced', async () => {
    const id = await make({ supplier_id: await makeSupplier(crew) });
    await done(crew.admin('DELETE', `products/${id}`), 204);
    await refused(crew.admin('GET', `products/${id}`), 'not_found');
    expect(await server.query('select 1 from product_suppliers where product_id = $1', [id])).toEqual([]);
  });
});
