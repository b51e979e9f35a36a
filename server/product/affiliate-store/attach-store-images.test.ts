import { beforeAll, describe, expect, test } from 'vitest';
import { done, unique } from '../../../tests/main-job/main-job.ts';
import { pictures, sendForm, type Part } from '../../../tests/support/pictures.ts';
import { refused } from '../../../tests/support/refused.ts';
import { lastLog } from '../../../tests/support/change-log.ts';
import { useTestServer, type Caller } from '../../../tests/support/test-server.ts';

const server = useTestServer();
let admin: Caller;
beforeAll(async () => {
  admin = await server.as('admin');
});
const makeStore = async (): Promise<number> =>
  (await done(admin('POST', 'affiliate-stores', { name: unique() }))).id;
const attach = (store: number, parts: readonly Part[], options = {}) =>
  sendForm(server, 'POST', 'affiliate-store-images', [['affiliate_store_id', `${store}`], ...parts], options);

describe('pictures of a store', () => {
  test('are added behind those that it has', async () => {
    const store = await makeStore();
    const first = await attach(store, await pictures(2));
    expect([first.status, first.body.images.length, first.body.version]).toEqual([200, 2, 2]);
    const { body } = await attach(store, await pictures(1));
    expect(body.images.slice(0, 2)).toEqual(first.body.images);
    expect(body.images).toHaveLength(3);
  });

  test('are logged', async () => {
    const store = await makeStore();
    await attach(store, await pictures(2));
    expect(await lastLog(server, 'affiliate_store', store)).toMatchObject({
      content: { images_attached: 2 },
    });
  });

  test('require a known store', async () => {
    await refused(attach(999_999_999, await pictures(1)), 'unknown_reference', 'affiliate_store_id');
  });

  test('are all refused if one is no picture', async () => {
    const store = await makeStore();
    const parts: Part[] = [...(await pictures(1)), ['images[1][file]', Buffer.from('<svg>')]];
    await refused(attach(store, parts), 'not_an_image');
    await refused(attach(store, []), 'invalid_fields', 'images');
    expect((await done(admin('GET', `affiliate-stores/${store}?include=images`))).images).toEqual([]);
  });

  test('require permission to update stores', async () => {
    const store = await makeStore();
    await refused(attach(store, await pictures(1), { email: 'accounting@hakobu.test' }), 'forbidden');
  });
});
