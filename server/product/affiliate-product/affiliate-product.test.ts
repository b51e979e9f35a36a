import { beforeAll, describe, expect, test } from 'vitest';
import { done, unique } from '../../../tests/main-job/main-job.ts';
import { sendForm } from '../../../tests/support/pictures.ts';
import { refused } from '../../../tests/support/refused.ts';
import { useTestServer, type Caller } from '../../../tests/support/test-server.ts';

const server = useTestServer();
let admin: Caller;
beforeAll(async () => {
  admin = await server.as('admin');
});
const make = (path: string, fields: object = {}) =>
  done(admin('POST', path, { name: unique(), ...fields }), 201);
/** A store with a category, a tag and a product. */
async function makeShop() {
  const store = await make('affiliate-stores');
  const category = await make('category-affiliates', { affiliate_store_id: store.id });
  const tag = await make('product-affiliate-tags');
  const shoe = await make('product-affiliates', {
    url: 'https://shop.example/1',
    affiliate_store_id: store.id,
  });
  return { store, category, tag, shoe };
}

describe('a product of another shop', () => {
  test('has categories and tags, by which it is filtered with its store', async () => {
    const { store, category, tag, shoe } = await makeShop();
    const address = `product-affiliates/${shoe.id}`;
    const filed = await done(admin('POST', `${address}/category`, { category_ids: [category.id] }), 200);
    expect(filed.categories).toEqual([{ id: category.id, name: category.name }]);
    const marked = await done(admin('POST', `${address}/product-tags`, { product_tag_ids: [tag.id] }), 200);
    expect(marked.tags).toEqual([{ id: tag.id, name: tag.name }]);
    const { data } = await done(
      admin(
        'GET',
        `product-affiliates?filter[tag_id]=${tag.id}&filter[category_id]=${category.id}&include=affiliateStore`,
      ),
    );
    expect(data).toMatchObject([{ id: shoe.id, affiliateStore: { name: store.name } }]);
    const bare = await done(admin('DELETE', `${address}/product-tags?product_tag_ids=${tag.id}`));
    expect(bare.tags).toEqual([]);
  });

  test.for([
    ['category', 'category_ids', 'categories'],
    ['product-tags', 'product_tag_ids', 'tags'],
  ] as const)(
    'takes %s in a form, and gives it back in one that means DELETE',
    async ([call, field, list]) => {
      const { category, tag, shoe } = await makeShop();
      const { id, name } = call === 'category' ? category : tag;
      const send = (method: 'POST' | 'DELETE') =>
        sendForm(server, method, `product-affiliates/${shoe.id}/${call}`, [[`${field}[]`, `${id}`]]);
      expect((await done(send('POST'), 200))[list]).toEqual([{ id, name }]);
      expect((await done(send('DELETE'), 200))[list]).toEqual([]);
    },
  );

  test('has an address of the web', async () => {
    const reply = admin(
      'POST',
      'product-affiliates',
      { name: 'x', url: 'javascript:alert(1)' },
      { language: 'vi' },
    );
    const { errors } = await refused(reply, 'invalid_fields', 'url');
    expect(errors.url).toEqual(['phải là địa chỉ web (http hoặc https)']);
  });

  test('requires a known store, which cannot be deleted then', async () => {
    const { store } = await makeShop();
    const body = { name: 'x', url: 'https://shop.example/2', affiliate_store_id: 999_999 };
    await refused(admin('POST', 'product-affiliates', body), 'unknown_reference', 'affiliate_store_id');
    await refused(admin('DELETE', `affiliate-stores/${store.id}`), 'in_use');
  });
});

describe('a store', () => {
  test('finds its own categories', async () => {
    const [one, other] = [await makeShop(), await makeShop()];
    const of = async (store: number) =>
      (await done(admin('GET', `category-affiliates?filter[affiliate_store_id]=${store}`))).data;
    expect(await of(one.store.id)).toMatchObject([{ id: one.category.id }]);
    expect(await of(other.store.id)).toMatchObject([{ id: other.category.id }]);
  });

  test('gets and loses categories', async () => {
    const { store, category } = await makeShop();
    const address = `affiliate-stores/${store.id}/category`;
    const filed = await done(admin('POST', address, { category_ids: [category.id] }), 200);
    expect(filed.categories).toEqual([{ id: category.id, name: category.name }]);
    await refused(admin('DELETE', `category-affiliates/${category.id}`), 'in_use');
    for (const query of [`category_ids=${category.id}`, `category_ids[]=${category.id}`]) {
      await done(admin('POST', address, { category_ids: [category.id] }));
      expect((await done(admin('DELETE', `${address}?${query}`), 200)).categories, query).toEqual([]);
    }
  });

  test('has a name that no other has, whatever its case', async () => {
    const { store } = await makeShop();
    await refused(admin('POST', 'affiliate-stores', { name: store.name.toLowerCase() }), 'already_exists');
  });
});
