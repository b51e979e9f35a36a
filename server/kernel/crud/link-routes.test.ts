import { describe, expect, test } from 'vitest';
import { done, makeProduct, usePeople, unique } from '../../../tests/main-job/main-job.ts';
import { logOf } from '../../../tests/support/change-log.ts';
import { refused } from '../../../tests/support/refused.ts';
import { useTestServer, type Caller } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);

const makeTag = async (): Promise<number> =>
  (await done(crew.purchase('POST', 'product-tags', { name: `Tea ${unique()}` }), 201)).id;
const attach = (id: string, product_tag_ids: unknown, caller: Caller = crew.purchase, headers = {}) =>
  caller('POST', `products/${id}/product-tags`, { product_tag_ids }, { headers });
const detach = (id: string, product_tag_ids: unknown, caller: Caller = crew.purchase, headers = {}) =>
  caller('DELETE', `products/${id}/product-tags`, { product_tag_ids }, { headers });
const tagsOf = async (id: string): Promise<number[]> =>
  (await done(crew.sale('GET', `products/${id}?include=tags`))).tags.map((tag: { id: number }) => tag.id);

describe('links of a row', () => {
  test('are added to existing ones, and logged', async () => {
    const [id, one, other] = [await makeProduct(crew), await makeTag(), await makeTag()];
    await done(attach(id, [one]), 200);
    const { tags } = await done(attach(id, [other]), 200);
    expect(new Set(tags.map((tag: { id: number }) => tag.id))).toEqual(new Set([one, other]));
    expect((await logOf(server, 'product', id)).at(-1)).toEqual({
      type_id: 'write',
      content: { tags_attached: [other] },
    });
  });

  test('are unique, in repeated and concurrent calls', async () => {
    const [id, one] = [await makeProduct(crew), await makeTag()];
    for (const { status } of await Promise.all([1, 2, 3].map(() => attach(id, [one, one]))))
      expect(status).toBe(200);
    expect(await tagsOf(id)).toEqual([one]);
  });

  test('are removed without others; unlinked ids change nothing', async () => {
    const [id, one, other] = [await makeProduct(crew), await makeTag(), await makeTag()];
    await done(attach(id, [one, other]));
    await done(detach(id, [one]), 200);
    expect(await tagsOf(id)).toEqual([other]);
    await done(detach(id, [one, 999_999]), 200);
    expect(await tagsOf(id)).toEqual([other]);
    expect((await logOf(server, 'product', id)).map(({ content }) => content)).toContainEqual({
      tags_detached: [one],
    });
  });

  test('of other rows stay', async () => {
    const [id, other, tag] = [await makeProduct(crew), await makeProduct(crew), await makeTag()];
    for (const product of [id, other]) await done(attach(product, [tag]));
    await done(detach(id, [tag]));
    expect(await tagsOf(other)).toEqual([tag]);
  });

  test('are added all or none', async () => {
    const [id, one] = [await makeProduct(crew), await makeTag()];
    await refused(attach(id, [one, 999_999]), 'unknown_reference', 'product_tag_ids');
    expect(await tagsOf(id)).toEqual([]);
  });

  test('are refused with an outdated version', async () => {
    const [id, one] = [await makeProduct(crew), await makeTag()];
    const { version } = await done(crew.sale('GET', `products/${id}`));
    const old = { 'if-match': `"${version + 1}"` };
    await refused(attach(id, [one], crew.purchase, old), 'stale_version');
    await refused(detach(id, [one], crew.purchase, old), 'stale_version');
    expect(await tagsOf(id)).toEqual([]);
  });

  test('are refused for unknown rows, and without the right', async () => {
    const [id, one] = [await makeProduct(crew), await makeTag()];
    await refused(attach('NO-SUCH', [one]), 'not_found');
    await refused(detach('NO-SUCH', [one]), 'not_found');
    await refused(attach(id, [one], crew.customer), 'forbidden');
  });
});
