import { describe, expect, test } from 'vitest';
import { done, makeProduct, usePeople } from '../../../tests/main-job/main-job.ts';
import { pictures, sendForm } from '../../../tests/support/pictures.ts';
import { refused } from '../../../tests/support/refused.ts';
import { lastLog } from '../../../tests/support/change-log.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);
/** A product with three pictures. */
async function make() {
  const id = await makeProduct(crew);
  const { body } = await sendForm(server, 'POST', `products/${id}/product-images`, await pictures(3));
  return { id, images: body.images as { id: number }[] };
}
const detach = (id: string, body: object, headers = {}) =>
  crew.purchase('DELETE', `products/${id}/product-images`, body, { headers });

describe('pictures removed from a product', () => {
  test('are deleted, and the featured one stays', async () => {
    const { id, images } = await make();
    const left = await done(detach(id, { image_ids: [images[1]!.id] }), 200);
    expect(left.images).toMatchObject([
      { id: images[0]!.id, primary: true },
      { id: images[2]!.id, primary: false },
    ]);
    expect(left.version).toBe(3);
    expect(await lastLog(server, 'product', id)).toMatchObject({ content: { images_detached: 1 } });
  });

  test('make the next one featured if the featured one was removed', async () => {
    const { id, images } = await make();
    const left = await done(detach(id, { image_ids: [images[0]!.id] }));
    expect(left.images).toMatchObject([{ id: images[1]!.id, primary: true }, { primary: false }]);
  });

  test('may be all of them, named in a form, a list or the query', async () => {
    const { id, images } = await make();
    const [one, two, three] = images.map((image) => image.id);
    const address = `products/${id}/product-images`;
    await sendForm(server, 'DELETE', address, [['image_ids', `${one}`]]);
    await done(detach(id, { image_ids: [two] }));
    const left = await done(crew.purchase('DELETE', `${address}?image_ids=${three}`));
    expect([left.images, left.image_url]).toEqual([[], null]);
  });

  test('are none of another product', async () => {
    const [mine, other] = [await make(), await make()];
    const left = await done(detach(mine.id, { image_ids: other.images.map(({ id }) => id) }));
    expect(left.images).toHaveLength(3);
    expect((await done(crew.purchase('GET', `products/${other.id}?include=images`))).images).toHaveLength(3);
  });

  test('require ids, once', async () => {
    const { id, images } = await make();
    expect((await done(detach(id, {}))).images).toHaveLength(3);
    for (let round = 0; round < 2; round += 1)
      expect((await done(detach(id, { image_ids: [images[1]!.id] }))).images).toHaveLength(2);
    await refused(detach('NO-SUCH', {}), 'not_found');
    await refused(detach(id, {}, { 'if-match': '"1"' }), 'stale_version');
  });
});
