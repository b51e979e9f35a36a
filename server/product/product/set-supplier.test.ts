import { describe, expect, test } from 'vitest';
import { done, makeProduct, makeSupplier, usePeople } from '../../../tests/main-job/main-job.ts';
import { refused } from '../../../tests/support/refused.ts';
import { lastLog } from '../../../tests/support/change-log.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);
const dozen = { price: '120', quantity_items: 12, note: 'by the dozen' };

describe("a supplier's price for a product", () => {
  test('is zero for one piece by default', async () => {
    const [id, supplier_id] = [await makeProduct(crew), await makeSupplier(crew)];
    const { suppliers } = await done(crew.purchase('POST', `products/${id}/supplier`, { supplier_id }), 200);
    expect(suppliers).toMatchObject([{ id: supplier_id, price: '0', quantity_items: 1, note: null }]);
    expect(await lastLog(server, 'product', id)).toMatchObject({
      content: { supplier_id, price: '0', quantity_items: 1 },
    });
  });

  test.for([
    ['POST', 'supplier'],
    ['PUT', 'supplier'],
    ['POST', 'add-supplier'],
  ] as const)('is recorded and changed by %s %s alike', async ([method, call]) => {
    const [id, supplier_id] = [await makeProduct(crew), await makeSupplier(crew)];
    const set = async (body: object) =>
      (await done(crew.purchase(method, `products/${id}/${call}`, { supplier_id, ...body }), 200)).suppliers;
    expect(await set(dozen)).toMatchObject([dozen]);
    expect(await set({ price: '99', quantity_items: 2 })).toMatchObject([
      { price: '99', quantity_items: 2, note: null },
    ]);
  });

  test('leaves the supplier first that is known longest', async () => {
    const [one, two] = [await makeSupplier(crew), await makeSupplier(crew)];
    const id = await makeProduct(crew, { supplier_id: one });
    await done(crew.purchase('PUT', `products/${id}/supplier`, { supplier_id: two, price: '1' }));
    const { suppliers } = await done(
      crew.purchase('PUT', `products/${id}/supplier`, { supplier_id: one, price: '2' }),
    );
    expect(suppliers).toMatchObject([
      { id: one, price: '2' },
      { id: two, price: '1' },
    ]);
  });

  test('is at least one piece, of a supplier that is ours', async () => {
    const [id, supplier_id] = [await makeProduct(crew), await makeSupplier(crew)];
    const set = (body: object) => crew.purchase('POST', `products/${id}/supplier`, body);
    await refused(set({ supplier_id, quantity_items: 0 }), 'invalid_fields', 'quantity_items');
    await refused(set({ supplier_id, price: '-1' }), 'invalid_fields', 'price');
    await refused(set({ supplier_id: 999_999 }), 'unknown_reference', 'supplier_id');
    await refused(crew.purchase('POST', 'products/NO-SUCH/supplier', { supplier_id }), 'not_found');
    await refused(crew.accounting('POST', `products/${id}/supplier`, { supplier_id }), 'forbidden');
  });

  test('requires the current version of the product', async () => {
    const [id, supplier_id] = [await makeProduct(crew), await makeSupplier(crew)];
    const headers = { 'if-match': '"7"' };
    await refused(
      crew.purchase('POST', `products/${id}/supplier`, { supplier_id }, { headers }),
      'stale_version',
    );
  });
});
