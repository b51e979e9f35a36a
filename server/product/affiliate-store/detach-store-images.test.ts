import { beforeAll, describe, expect, test } from 'vitest';
import { done, unique } from '../../../tests/main-job/main-job.ts';
import { pictures, sendForm } from '../../../tests/support/pictures.ts';
import { refused } from '../../../tests/support/refused.ts';
import { lastLog } from '../../../tests/support/change-log.ts';
import { useTestServer, type Caller } from '../../../tests/support/test-server.ts';

const server = useTestServer();
let admin: Caller;
beforeAll(async () => {
  admin = await server.as('admin');
});
const ADDRESS = 'affiliate-store-images';
/** A store with two pictures. */
async function make(): Promise<{ store: number; images: { id: number }[] }> {
  const { id } = await done(admin('POST', 'affiliate-stores', { name: unique() }));
  const parts = await pictures(2);
  const { body } = await sendForm(server, 'POST', ADDRESS, [['affiliate_store_id', `${id}`], ...parts]);
  return { store: id, images: body.images };
}
const detach = (affiliate_store_id: number, image_ids: number[], caller = admin) =>
  caller('DELETE', ADDRESS, { affiliate_store_id, image_ids });

describe('pictures are removed from a store', () => {
  test('and the others stay', async () => {
    const { store, images } = await make();
    const left = await done(detach(store, [images[0]!.id]), 200);
    expect([left.images, left.version]).toEqual([[images[1]], 3]);
    expect(await lastLog(server, 'affiliate_store', store)).toMatchObject({
      content: { images_detached: 1 },
    });
  });

  test('by a form with _method, all in one request', async () => {
    const { store, images } = await make();
    const ids = images.map(({ id }) => id).join(',');
    const { body } = await sendForm(server, 'DELETE', ADDRESS, [
      ['affiliate_store_id', `${store}`],
      ['image_ids', ids],
    ]);
    expect(body.images).toEqual([]);
  });

  test('and those of another store are not touched', async () => {
    const [mine, other] = [await make(), await make()];
    expect((await done(detach(mine.store, [other.images[0]!.id]))).images).toHaveLength(2);
    const { images } = await done(admin('GET', `affiliate-stores/${other.store}?include=images`));
    expect(images).toEqual(other.images);
  });

  test('of a known store, by id, with permission', async () => {
    const { store, images } = await make();
    await refused(detach(999_999, [images[0]!.id]), 'unknown_reference', 'affiliate_store_id');
    await refused(detach(store, []), 'invalid_fields', 'image_ids');
    await refused(detach(store, [images[0]!.id], await server.as('accounting')), 'forbidden');
  });
});
