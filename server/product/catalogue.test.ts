import { describe, expect, test } from 'vitest';
import { useTestServer } from '../../tests/support/test-server.ts';

const server = useTestServer();
let count = 0;
const fresh = (word: string) => `${word} ${(count += 1)}`;

/** Plain nouns of the catalogue: address, a body that is enough, a change. */
const plain = [
  ['categories', { name: 'Food' }, { name: 'Foods' }],
  ['product-categories', { name: 'Toys', position: 3 }, { position: 4 }],
  ['product-tags', { name: 'New' }, { name: 'Newest' }],
  ['origins', { name: 'Hokkaido', country_id: 'jp' }, { name: 'Hokkaidō' }],
  ['ecommerce-channels', { name: 'Rakuten', url: 'https://rakuten.co.jp/' }, { url: '' }],
  ['affiliate-stores', { name: 'Uniqlo', url: 'https://uniqlo.com/' }, { note: 'Clothes' }],
  ['category-affiliates', { name: 'Shirts' }, { name: 'T-shirts' }],
  ['product-affiliate-tags', { name: 'Sale' }, { name: 'Outlet' }],
  ['product-affiliates', { name: 'Shirt', url: 'https://uniqlo.com/1', price: '1990' }, { price: '990.5' }],
] as const;

describe('plain nouns of the catalogue', () => {
  test.for(plain)('%s are made, read, changed, found and deleted', async ([path, body, change]) => {
    const admin = await server.as('admin');
    const made = await admin('POST', path, body);
    expect([made.status, made.body]).toEqual([201, expect.objectContaining({ ...body, version: 1 })]);
    const address = `${path}/${made.body.id}`;
    expect((await admin('GET', address)).body).toEqual(made.body);
    const changed = await admin('PUT', address, change, { headers: { 'if-match': '"1"' } });
    expect([changed.status, changed.body.version]).toEqual([200, 2]);
    expect((await admin('PUT', address, change, { headers: { 'if-match': '"1"' } })).body.code).toBe(
      'stale_version',
    );
    expect((await admin('GET', `${path}?filter[id]=${made.body.id}`)).body.data).toHaveLength(1);
    expect((await admin('PUT', address, { name: '' })).body.errors).toHaveProperty('name');
    expect((await (await server.as('customer'))('GET', path)).status).toBe(403);
    expect((await (await server.as('accounting'))('POST', path, body)).status).toBe(403);
    expect((await admin('DELETE', address)).status).toBe(204);
    expect((await admin('GET', address)).status).toBe(404);
  });

  test('a form sends a change as POST with _method', async () => {
    const admin = await server.as('admin');
    const {
      body: { id },
    } = await admin('POST', 'product-categories', { name: fresh('Form') });
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

  test('one name stands once, whatever its case', async () => {
    const admin = await server.as('admin');
    const name = fresh('Snack');
    await admin('POST', 'product-tags', { name });
    const { status, body } = await admin('POST', 'product-tags', { name: name.toUpperCase() });
    expect([status, body.code]).toEqual([409, 'already_exists']);
  });

  test('an address must be http or https', async () => {
    const { status, body } = await (
      await server.as('admin')
    )('POST', 'product-affiliates', { name: 'x', url: 'javascript:alert(1)' }, { language: 'vi' });
    expect([status, body.errors.url[0]]).toEqual([422, 'phải là địa chỉ web (http hoặc https)']);
  });

  test.for(['categories', 'category-affiliates'])('%s never stand below themselves', async (path) => {
    const admin = await server.as('admin');
    const { body: top } = await admin('POST', path, { name: fresh('Top') });
    const { body: middle } = await admin('POST', path, { name: fresh('Middle'), parent_id: top.id });
    const { body: leaf } = await admin('POST', path, { name: fresh('Leaf'), parent_id: middle.id });
    expect((await admin('GET', `${path}/${leaf.id}?include=parent`)).body.parent).toEqual({
      id: middle.id,
      name: middle.name,
    });
    for (const parent of [top.id, leaf.id])
      expect((await admin('PUT', `${path}/${top.id}`, { parent_id: parent })).body.code).toBe(
        'category_loop',
      );
    expect((await admin('PUT', `${path}/${leaf.id}`, { parent_id: top.id })).body.parent_id).toBe(top.id);
    const { status, body } = await admin('POST', path, { name: 'x', parent_id: 999999 });
    expect([status, body.code, Object.keys(body.errors)]).toEqual([422, 'unknown_reference', ['parent_id']]);
    expect((await admin('DELETE', `${path}/${top.id}`)).body.code).toBe('in_use');
  });

  test('two moves at once cannot close a loop', async () => {
    const admin = await server.as('admin');
    for (let round = 0; round < 10; round += 1) {
      const { body: a } = await admin('POST', 'categories', { name: fresh('A') });
      const { body: b } = await admin('POST', 'categories', { name: fresh('B') });
      const codes = (
        await Promise.all([
          admin('PUT', `categories/${a.id}`, { parent_id: b.id }),
          admin('PUT', `categories/${b.id}`, { parent_id: a.id }),
        ])
      ).map(({ status }) => status);
      expect(codes.toSorted((x, y) => x - y)).toEqual([200, 422]);
    }
  });
});

describe('links', () => {
  test('products take categories and tags, and give them back', async () => {
    const admin = await server.as('admin');
    const id = `P${Date.now()}`;
    await admin('POST', 'products', { id, name: 'Tea' });
    const { body: category } = await admin('POST', 'categories', { name: fresh('Tea') });
    const { body: tag } = await admin('POST', 'product-tags', { name: fresh('Green') });
    const attached = await admin('POST', `products/${id}/category`, {
      category_ids: [category.id, category.id],
    });
    expect([attached.status, attached.body.categories]).toEqual([
      200,
      [{ id: category.id, name: category.name }],
    ]);
    expect(
      (await admin('POST', `products/${id}/category`, { category_ids: String(category.id) })).body.categories,
    ).toHaveLength(1);
    expect(
      (await admin('POST', `products/${id}/product-tags`, { product_tag_ids: [tag.id] })).body.tags,
    ).toEqual([{ id: tag.id, name: tag.name }]);
    expect(
      (await admin('GET', `products?filter[category_id]=${category.id}&include=categories,tags`)).body.data[0]
        .tags,
    ).toHaveLength(1);
    expect((await admin('DELETE', `categories/${category.id}`)).body.code).toBe('in_use');
    expect((await admin('GET', `categories/${category.id}`)).body.products).toBe(1);
    const unknown = await admin('POST', `products/${id}/category`, { category_ids: [999999] });
    expect([unknown.status, unknown.body.code]).toEqual([422, 'unknown_reference']);
    expect(
      (await admin('POST', `products/${id}/category`, { _method: 'DELETE', category_ids: [category.id] }))
        .body.categories,
    ).toEqual([]);
    expect(
      (await admin('DELETE', `products/${id}/product-tags?product_tag_ids=${tag.id}`)).body.tags,
    ).toEqual([]);
    expect((await admin('POST', 'products/NO-SUCH/category', { category_ids: [category.id] })).status).toBe(
      404,
    );
    const { body: log } = await admin('GET', `logs?filter[logable_type]=product&filter[logable_id]=${id}`);
    expect(log.data.length).toBeGreaterThanOrEqual(4);
  });

  test('affiliate stores and products take categories and tags', async () => {
    const admin = await server.as('admin');
    const { body: store } = await admin('POST', 'affiliate-stores', { name: fresh('Store') });
    const { body: category } = await admin('POST', 'category-affiliates', {
      name: fresh('Shoes'),
      affiliate_store_id: store.id,
    });
    const { body: tag } = await admin('POST', 'product-affiliate-tags', { name: fresh('Tag') });
    const { body: shoe } = await admin('POST', 'product-affiliates', {
      name: 'Shoe',
      url: 'https://shop.example/1',
      affiliate_store_id: store.id,
    });
    expect(
      (await admin('POST', `affiliate-stores/${store.id}/category`, { category_ids: [category.id] })).body
        .categories,
    ).toHaveLength(1);
    expect(
      (await admin('DELETE', `affiliate-stores/${store.id}/category?category_ids=${category.id}`)).body
        .categories,
    ).toEqual([]);
    expect(
      (await admin('POST', `product-affiliates/${shoe.id}/category`, { category_ids: [category.id] })).body
        .categories,
    ).toHaveLength(1);
    expect(
      (await admin('POST', `product-affiliates/${shoe.id}/product-tags`, { product_tag_ids: [tag.id] })).body
        .tags,
    ).toHaveLength(1);
    const { body: list } = await admin(
      'GET',
      `product-affiliates?filter[tag_id]=${tag.id}&filter[category_id]=${category.id}&include=affiliateStore`,
    );
    expect(
      list.data.map(({ affiliateStore }: { affiliateStore: { name: string } }) => affiliateStore.name),
    ).toEqual([store.name]);
  });
});

describe('products', () => {
  test('the price is the initial price less the discount, unless one is given', async () => {
    const admin = await server.as('admin');
    const id = `D${Date.now()}`;
    const { body: made } = await admin('POST', 'products', {
      id,
      name: 'Cup',
      initial_price: '1999',
      discount: '12.5',
      special: '1',
      banned_air: 0,
      manufacturing_year: '2026',
    });
    expect(made).toMatchObject({
      price: '1749.125',
      initial_price: '1999',
      discount: '12.5',
      special: true,
      banned_air: false,
      manufacturing_year: 2026,
    });
    expect((await admin('PUT', `products/${id}`, { discount: '0' })).body.price).toBe('1999');
    expect((await admin('PUT', `products/${id}`, { price: '1500' })).body).toMatchObject({
      price: '1500',
      initial_price: '1999',
    });
    expect((await admin('PUT', `products/${id}`, { discount: '100' })).body.errors).toHaveProperty(
      'discount',
    );
    const refused = await admin('PUT', `products/${id}`, { origin_id: 999999 });
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['origin_id']]);
  });

  test('suppliers are added, changed and taken off, under both addresses', async () => {
    const admin = await server.as('admin');
    const id = `S${Date.now()}`;
    await admin('POST', 'products', { id, name: 'Bowl' });
    const { body: supplier } = await admin('POST', 'suppliers', { name: fresh('Bowls') });
    expect(
      (await admin('POST', `products/${id}/supplier`, { supplier_id: supplier.id })).body.suppliers,
    ).toMatchObject([{ id: supplier.id, price: '0', quantity_items: 1 }]);
    expect(
      (
        await admin('PUT', `products/${id}/supplier`, {
          supplier_id: supplier.id,
          price: '120',
          quantity_items: 12,
          note: 'by the dozen',
        })
      ).body.suppliers,
    ).toMatchObject([{ price: '120', quantity_items: 12, note: 'by the dozen' }]);
    expect((await admin('DELETE', `products/${id}/supplier`, {})).body.errors).toHaveProperty('supplier_id');
    expect(
      (await admin('DELETE', `products/${id}/supplier?supplier_id=${supplier.id}`)).body.suppliers,
    ).toEqual([]);
    expect(
      (
        await admin('POST', `products/${id}/add-supplier`, {
          supplier_id: supplier.id,
          price: '99',
          quantity_items: 2,
        })
      ).body.suppliers,
    ).toHaveLength(1);
    expect(
      (await admin('POST', `products/${id}/delete-supplier`, { supplier_id: supplier.id })).body.suppliers,
    ).toEqual([]);
    expect((await admin('POST', `products/${id}/supplier`, { supplier_id: 999999 })).body.code).toBe(
      'unknown_reference',
    );
  });

  test('search finds by code, name and part of either', async () => {
    const admin = await server.as('admin');
    const id = `49${Date.now()}`;
    await admin('POST', 'products', { id, name: '抹茶ラテ', code: `SKU-${id}` });
    for (const q of [id.slice(2), '抹茶', `SKU-${id}`])
      expect(
        (await admin('GET', `search/products?q=${encodeURIComponent(q)}`)).body.data.map(
          (row: { id: string }) => row.id,
        ),
      ).toContain(id);
    expect((await admin('GET', 'search/products?q=%25')).body.data).toEqual([]);
    for (const q of [
      "'",
      "''",
      "\\'",
      "'; drop table products; --",
      '\\',
      '$1',
      '_',
      'a\0b',
      '👋',
      'ﷺ',
      "' or '1'='1",
    ]) {
      const { status, body } = await admin('GET', `search/products?q=${encodeURIComponent(q)}`);
      expect([q, status, body.data]).toEqual([q, 200, []]);
    }
  });

  test('reviews say who wrote them', async () => {
    const admin = await server.as('admin');
    const id = `R${Date.now()}`;
    await admin('POST', 'products', { id, name: 'Pan' });
    const { status, body } = await admin('POST', 'product-reviews', {
      product_id: id,
      rating: 5,
      content: '<b>good</b>',
    });
    expect([status, body.rating, body.content]).toEqual([201, 5, '<b>good</b>']);
    expect((await admin('GET', `products/${id}?include=reviews`)).body.reviews).toMatchObject([
      { creator_name: body.creator_name, rating: 5 },
    ]);
    expect(
      (await admin('POST', 'product-reviews', { product_id: id, rating: 6, content: 'x' })).body.errors,
    ).toHaveProperty('rating');
    expect(
      (await admin('POST', 'product-reviews', { product_id: 'NO', rating: 1, content: 'x' })).body.errors,
    ).toHaveProperty('product_id');
  });
});
