import { describe, expect, test } from 'vitest';
import { makeProduct, usePeople } from '../../../tests/main-job/main-job.ts';
import { jpeg, pictures, sendForm, type Part } from '../../../tests/support/pictures.ts';
import { refused } from '../../../tests/support/refused.ts';
import { lastLog } from '../../../tests/support/change-log.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);
const attach = (id: string, parts: readonly Part[], options = {}) =>
  sendForm(server, 'POST', `products/${id}/product-images`, parts, options);
const primaries = ({ body }: { body: any }) =>
  body.images.map(({ primary }: { primary: boolean }) => primary);

describe('pictures that are added to a product', () => {
  test('make the first one featured, in upload order', async () => {
    const id = await makeProduct(crew);
    const added = await attach(id, await pictures(2));
    expect([added.status, primaries(added), added.body.version]).toEqual([200, [true, false], 2]);
    expect(added.body.image_url).toBe(added.body.images[0].url);
    expect(await lastLog(server, 'product', id)).toMatchObject({ content: { images_attached: 2 } });
    const more = await attach(id, await pictures(1));
    expect(more.body.images.slice(0, 2)).toEqual(added.body.images);
    expect(primaries(more)).toEqual([true, false, false]);
  });

  test('make the marked one featured', async () => {
    const id = await makeProduct(crew);
    const { body } = await attach(id, await pictures(1));
    const marked = await attach(id, [...(await pictures(2)), ['images[1][primary]', '1']]);
    expect(primaries(marked)).toEqual([true, false, false]);
    expect(marked.body.images[1].id).toBe(body.images[0].id);
  });

  test('are six at most', async () => {
    const id = await makeProduct(crew);
    await attach(id, await pictures(2));
    await refused(attach(id, await pictures(5)), 'too_many_images');
    expect((await attach(id, await pictures(4))).body.images).toHaveLength(6);
    await refused(attach(id, await pictures(1)), 'too_many_images');
  });

  test('are six at most, also concurrently', async () => {
    const id = await makeProduct(crew);
    const four = await pictures(4);
    const replies = await Promise.all([attach(id, four), attach(id, four)]);
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
  });

  test('require a known product, and permission to update it', async () => {
    const id = await makeProduct(crew);
    await refused(attach(id, []), 'invalid_fields', 'images');
    await refused(attach('NO-SUCH', await pictures(1)), 'not_found');
    await refused(attach(id, await pictures(1), { email: 'accounting@hakobu.test' }), 'forbidden');
    await refused(attach(id, await pictures(1), { headers: { 'if-match': '"7"' } }), 'stale_version');
    expect(await server.query('select 1 from product_images where product_id = $1', [id])).toEqual([]);
  });

  test('lose location and author metadata', async () => {
    const { body } = await attach(await makeProduct(crew), [['images[0][file]', await jpeg('red')]]);
    const stored = Buffer.from(await (await fetch(`${server.url}${body.image_url}`)).arrayBuffer());
    expect([stored.includes('secret'), stored.length > 0]).toEqual([false, true]);
  });
});
