import { describe, expect, test } from 'vitest';
import { done, makeProduct, makeSupplier, usePeople } from '../../../tests/main-job/main-job.ts';
import { refused } from '../../../tests/support/refused.ts';
import { lastLog } from '../../../tests/support/change-log.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);
/** A product with two suppliers. */
async function make() {
  const [one, two] = [await makeSupplier(crew), await makeSupplier(crew)];
  const id = await makeProduct(crew, { supplier_id: one });
  await done(crew.purchase('POST', `products/${id}/supplier`, { supplier_id: two }));
  return { id, one, two };
}

describe('a supplier is removed from a product', () => {
  test.for([
    [
      'in the body',
      (id: string, supplier_id: number) => ['DELETE', `products/${id}/supplier`, { supplier_id }],
    ],
    [
      'in the query',
      (id: string, supplier: number) => ['DELETE', `products/${id}/supplier?supplier_id=${supplier}`],
    ],
    [
      'by delete-supplier',
      (id: string, supplier_id: number) => ['POST', `products/${id}/delete-supplier`, { supplier_id }],
    ],
  ] as const)('that is named %s', async ([, call]) => {
    const { id, one, two } = await make();
    const [method, path, body] = call(id, one) as [string, string, object?];
    expect((await done(crew.purchase(method, path, body), 200)).suppliers).toMatchObject([{ id: two }]);
    expect(await lastLog(server, 'product', id)).toMatchObject({ content: { supplier_removed: one } });
  });

  test('and taking off one that does not sell it changes nothing', async () => {
    const { id, one } = await make();
    for (const supplier_id of [one, one, 999_999])
      expect(
        (await done(crew.purchase('DELETE', `products/${id}/supplier`, { supplier_id }))).suppliers,
      ).toHaveLength(1);
  });

  test('by id only, with permission to update products', async () => {
    const { id, one } = await make();
    await refused(crew.purchase('DELETE', `products/${id}/supplier`, {}), 'invalid_fields', 'supplier_id');
    await refused(crew.accounting('DELETE', `products/${id}/supplier?supplier_id=${one}`), 'forbidden');
    await refused(crew.purchase('DELETE', `products/NO-SUCH/supplier?supplier_id=${one}`), 'not_found');
    const headers = { 'if-match': '"7"' };
    await refused(
      crew.purchase('DELETE', `products/${id}/supplier?supplier_id=${one}`, undefined, { headers }),
      'stale_version',
    );
  });
});
