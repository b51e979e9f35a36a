import { describe, expect, test } from 'vitest';
import { done, makeProduct, usePeople, unique } from '../../../tests/main-job/main-job.ts';
import { refused } from '../../../tests/support/refused.ts';
import { lastLog } from '../../../tests/support/change-log.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);
const make = (path: string): Promise<{ id: number; name: string }> =>
  done(crew.purchase('POST', path, { name: `Tea ${unique()}` }), 201);

describe.for([
  ['categories', 'category', 'category_ids', 'category_id'],
  ['product-tags', 'product-tags', 'product_tag_ids', 'tag_id'],
] as const)('%s of a product', ([path, call, field, filter]) => {
  const include = path === 'categories' ? 'categories' : 'tags';
  const attach = (id: string, ids: unknown) =>
    crew.purchase('POST', `products/${id}/${call}`, { [field]: ids });

  test('are attached once, and logged', async () => {
    const [id, { id: one, name }] = [await makeProduct(crew), await make(path)];
    const product = await done(attach(id, [one, one]), 200);
    expect(product[include]).toEqual([{ id: one, name }]);
    expect((await done(attach(id, String(one))))[include]).toHaveLength(1);
    expect(await lastLog(server, 'product', id)).toMatchObject({
      content: { [`${include}_attached`]: [one] },
    });
  });

  test('find the product, and count it', async () => {
    const [id, { id: one }] = [await makeProduct(crew), await make(path)];
    await done(attach(id, [one]));
    const { data } = await done(
      crew.sale('GET', `products?filter[${filter}]=${one}&include=categories,tags`),
    );
    expect(data).toMatchObject([{ id, [include]: [{ id: one }] }]);
    expect((await done(crew.sale('GET', `${path}/${one}`))).products).toBe(1);
  });

  test('are detached by body, query or form', async () => {
    const [id, one] = [await makeProduct(crew), (await make(path)).id];
    const address = `products/${id}/${call}`;
    for (const detach of [
      () => crew.purchase('DELETE', address, { [field]: [one] }),
      () => crew.purchase('DELETE', `${address}?${field}=${one}`),
      () => crew.purchase('POST', address, { _method: 'DELETE', [field]: [one] }),
    ]) {
      await done(attach(id, [one]));
      expect((await done(detach(), 200))[include]).toEqual([]);
    }
    expect((await done(crew.purchase('DELETE', address, { [field]: [one] })))[include]).toEqual([]);
  });

  test('are not deleted while a product has them', async () => {
    const [id, { id: one }] = [await makeProduct(crew), await make(path)];
    await done(attach(id, [one]));
    const { details } = await refused(crew.admin('DELETE', `${path}/${one}`), 'in_use');
    expect(details).toEqual({ used_by: { product: 1 } });
  });

  test('require known ids', async () => {
    const [id, { id: one }] = [await makeProduct(crew), await make(path)];
    expect((await refused(attach(id, [one, 999_999]), 'unknown_reference', field)).details).toEqual({
      [field]: 999_999,
    });
    await refused(attach(id, []), 'invalid_fields', field);
    await refused(attach('NO-SUCH', [one]), 'not_found');
    expect((await done(crew.sale('GET', `products/${id}?include=${include}`)))[include]).toEqual([]);
  });
});
