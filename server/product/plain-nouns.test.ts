import { beforeAll, describe, expect, test } from 'vitest';
import { done, unique } from '../../tests/main-job/main-job.ts';
import { sendForm, type Part } from '../../tests/support/pictures.ts';
import { refused } from '../../tests/support/refused.ts';
import { lastLog } from '../../tests/support/change-log.ts';
import { useTestServer, type Caller } from '../../tests/support/test-server.ts';

const server = useTestServer();
let admin: Caller;
beforeAll(async () => {
  admin = await server.as('admin');
});
/** A simple entity of the catalogue: its type, path, a minimal body beside a name, and a change. */
const plain = [
  ['category', 'categories', { position: 2 }, { name: 'Foods' }],
  ['category', 'product-categories', { position: 3 }, { position: 4 }],
  ['product_tag', 'product-tags', {}, { name: 'Newest' }],
  ['origin', 'origins', { country_id: 'jp' }, { name: 'Hokkaidō' }],
  ['ecommerce_channel', 'ecommerce-channels', { url: 'https://rakuten.co.jp/' }, { url: '' }],
  ['affiliate_store', 'affiliate-stores', { url: 'https://uniqlo.com/' }, { note: 'Clothes' }],
  ['category_affiliate', 'category-affiliates', {}, { name: 'T-shirts' }],
  ['product_affiliate_tag', 'product-affiliate-tags', {}, { name: 'Outlet' }],
  [
    'product_affiliate',
    'product-affiliates',
    { url: 'https://uniqlo.com/1', price: '1990' },
    { price: '990.5' },
  ],
] as const;

describe.for(plain)('%s under %s', ([word, path, fields, change]) => {
  const make = async () => {
    const body = { name: unique(), ...fields };
    return { body, row: await done(admin('POST', path, body), 201) };
  };

  test('is created and read', async () => {
    const { body, row } = await make();
    expect(row).toMatchObject({ ...body, version: 1 });
    expect(await done(admin('GET', `${path}/${row.id}`))).toEqual(row);
    expect(await lastLog(server, word, row.id)).toMatchObject({ type_id: 'created', content: body });
  });

  test('is created by a form, and changed by one with _method PUT', async () => {
    const parts = (body: object) => Object.entries(body).map(([field, value]): Part => [field, `${value}`]);
    const body = { name: unique(), ...fields };
    const row = await done(sendForm(server, 'POST', path, parts(body)), 201);
    expect(row).toMatchObject({ ...body, version: 1 });
    const changed = await done(sendForm(server, 'PUT', `${path}/${row.id}`, parts({ name: 'Anew' })), 200);
    expect(changed).toMatchObject({ ...body, name: 'Anew', version: 2 });
    await done(admin('DELETE', `${path}/${row.id}`), 204);
  });

  test('is changed as it was read', async () => {
    const { row } = await make();
    const address = `${path}/${row.id}`;
    const put = () => admin('PUT', address, change, { headers: { 'if-match': '"1"' } });
    const changed = await done(put(), 200);
    const expected = 'url' in change ? { url: null } : change;
    expect(changed).toMatchObject({ ...expected, version: 2 });
    await refused(put(), 'stale_version');
    // an unchanged value raises no version
    expect((await done(admin('PUT', address, change))).version).toBe(2);
    expect(await lastLog(server, word, row.id)).toMatchObject({ type_id: 'write', content: expected });
  });

  test('is found by its id and a part of its name', async () => {
    const { row } = await make();
    for (const query of [`filter[id]=${row.id}`, `filter[name]=${row.name}`, `q=${row.name.toLowerCase()}`])
      expect((await done(admin('GET', `${path}?${query}`))).data).toMatchObject([{ id: row.id }]);
  });

  test('has a name', async () => {
    const { row } = await make();
    await refused(admin('POST', path, { ...fields, name: undefined }), 'invalid_fields', 'name');
    await refused(admin('PUT', `${path}/${row.id}`, { name: ' ' }), 'invalid_fields', 'name');
  });

  test('is deleted once', async () => {
    const { row } = await make();
    await done(admin('DELETE', `${path}/${row.id}`), 204);
    await refused(admin('GET', `${path}/${row.id}`), 'not_found');
    await refused(admin('DELETE', `${path}/${row.id}`), 'not_found');
  });

  test('requires permission to create, and is readable by staff only', async () => {
    await refused((await server.as('customer'))('GET', path), 'forbidden');
    await refused((await server.as('accounting'))('POST', path, { name: 'x', ...fields }), 'forbidden');
    await done((await server.as('accounting'))('GET', path));
  });
});

test.for(['product-tags', 'product-affiliate-tags', 'ecommerce-channels', 'affiliate-stores'])(
  'a name is unique among %s, case-insensitively',
  async (path) => {
    const name = unique();
    await done(admin('POST', path, { name }));
    await refused(admin('POST', path, { name: name.toLowerCase() }), 'already_exists');
  },
);

test('a form sends a change as POST with _method', async () => {
  const { id } = await done(admin('POST', 'product-categories', { name: unique() }));
  const sent = await fetch(`${server.url}/api/product-categories/${id}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${await server.signIn('admin@hakobu.test')}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: `_method=PUT&name=${encodeURIComponent('Thực phẩm')}`,
  });
  expect([sent.status, ((await sent.json()) as { name: string }).name]).toEqual([200, 'Thực phẩm']);
});
