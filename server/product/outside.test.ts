// What the catalogue takes from other servers, and what it shows to anybody. The other servers are real ones,
// in the test process.
import http from 'node:http';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { useTestServer, type Caller } from '../../tests/support/test-server.ts';

const shop = http.createServer(
  (request, answer) =>
    void (async () => {
      const url = new URL(request.url!, 'http://shop');
      const lot = url.searchParams.get('auction_id_findprice');
      const json = (status: number, body: unknown) =>
        answer.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
      if (lot === 'x123')
        json(200, { id: 'x123', name: 'ライカ M3', img: 'https://auction.example/x123.jpg' });
      else if (lot === 'odd') json(200, { id: 7, name: 'No picture', img: 'javascript:alert(1)' });
      else if (lot === 'broken') json(503, {});
      else if (lot === 'page') answer.end('<html>');
      else if (lot !== null) json(200, {});
      else if (url.pathname === '/cup.png')
        answer.end(
          await sharp({ create: { width: 300, height: 200, channels: 3, background: 'teal' } })
            .png()
            .toBuffer(),
        );
      else if (url.pathname === '/page.png') answer.end('<svg onload="alert(1)">');
      else if (url.pathname === '/huge.png') answer.end(Buffer.alloc(16 * 1024 * 1024));
      else answer.writeHead(404).end();
    })(),
);
let base = '';
const listening = new Promise<void>((resolve) => {
  shop.listen(0, '127.0.0.1', () => {
    base = `http://127.0.0.1:${(shop.address() as { port: number }).port}`;
    resolve();
  });
});
const server = useTestServer({
  async more() {
    await listening;
    return { auctionUrl: `${base}/lots` };
  },
});
const shut = useTestServer({ more: async () => ({ privateAddresses: false }) });
afterAll(() => {
  shop.closeAllConnections();
  shop.close();
});

let admin: Caller;
beforeAll(async () => {
  admin = await server.as('admin');
});
let count = 0;
const make = (caller: Caller, images: object[]) =>
  caller('POST', 'products', { id: `OUT${(count += 1)}`, name: 'Cup', images });

describe('pictures by address', () => {
  test('are fetched and kept like those that are sent', async () => {
    const { status, body } = await make(admin, [{ url: `${base}/cup.png`, primary: true }]);
    expect([status, body.images.length]).toEqual([201, 1]);
    const kept = await fetch(`${server.url}${body.image_url}`);
    expect([kept.status, (await sharp(Buffer.from(await kept.arrayBuffer())).metadata()).width]).toEqual([
      200, 300,
    ]);
    const more = await admin('POST', `products/${body.id}/product-images`, {
      images: [{ url: `${base}/cup.png` }],
    });
    expect(more.body.images).toHaveLength(2);
  });

  test.for([
    ['/page.png', 'not_an_image'],
    ['/none.png', 'address_no_answer'],
    ['/huge.png', 'address_no_answer'],
  ])('%s is refused with %s, and no product is made', async ([path, code]) => {
    const { body } = await make(admin, [{ url: `${base}${path}` }]);
    expect(body.code).toBe(code);
    expect((await admin('GET', `products/OUT${count}`)).status).toBe(404);
  });

  test('never make the server ask its own network', async () => {
    const caller = await shut.as('admin');
    for (const url of [
      `${base}/cup.png`,
      'http://169.254.169.254/latest/meta-data',
      'http://localhost:5432/',
      'http://[::1]/',
    ])
      expect((await make(caller, [{ url }])).body.code, url).toBe('address_not_public');
  });
});

describe('lots of the auction site', () => {
  const find = (id: string, caller = admin) =>
    caller('GET', `auction-lots?auction_id_findprice=${encodeURIComponent(id)}`);

  test('are found by their number', async () => {
    expect((await find('x123')).body).toEqual({
      id: 'x123',
      name: 'ライカ M3',
      img: 'https://auction.example/x123.jpg',
    });
    expect((await find('odd')).body).toEqual({ id: '7', name: 'No picture', img: null });
  });

  test('that are not there say so', async () => {
    for (const id of ['none', 'page'])
      expect((await find(id)).body).toMatchObject({ code: 'auction_lot_not_found', message: 'Not Found' });
    expect((await find('broken')).body.code).toBe('address_no_answer');
    expect((await find('../x?y=1')).status).toBe(422);
    expect((await find('')).status).toBe(422);
    expect((await find('x123', await shut.as('admin'))).body.code).toBe('auction_not_configured');
    expect((await find('x123', await server.as('customer'))).body.code).toBe('forbidden');
  });
});

describe('the public page of a market', () => {
  test('shows its shops and goods to anybody, and nothing else', async () => {
    const { body: channel } = await admin('POST', 'ecommerce-channels', {
      name: 'Mercari',
      url: 'https://jp.mercari.com/',
    });
    const { body: store } = await admin('POST', 'affiliate-stores', {
      name: 'Uniqlo',
      url: 'https://uniqlo.com/',
      ecommerce_channel_id: channel.id,
      note: 'commission 4 %',
    });
    const { body: coat } = await admin('POST', 'product-affiliates', {
      name: 'Coat',
      url: 'https://uniqlo.com/coat',
      price: '7990',
      affiliate_store_id: store.id,
      note: 'internal',
    });
    await admin('POST', 'product-affiliates', { name: 'Elsewhere', url: 'https://example.com/' });
    const { status, body } = await server.with(undefined)('GET', 'markets/mercari');
    expect([status, body]).toEqual([
      200,
      {
        name: 'Mercari',
        url: 'https://jp.mercari.com/',
        stores: [{ id: store.id, name: 'Uniqlo', url: 'https://uniqlo.com/', image: null }],
        products: [
          {
            id: coat.id,
            name: 'Coat',
            url: 'https://uniqlo.com/coat',
            price: '7990',
            affiliate_store_id: store.id,
          },
        ],
      },
    ]);
    expect(
      (await server.with(undefined)('GET', `markets/${encodeURIComponent("x'; drop table users; --")}`)).body
        .code,
    ).toBe('not_found');
  });
});

describe('pictures of a store', () => {
  const send = async (fields: Record<string, string | Blob>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    const answer = await fetch(`${server.url}/api/affiliate-store-images`, {
      method: 'POST',
      headers: { authorization: `Bearer ${await server.signIn('admin@hakobu.test')}` },
      body: form,
    });
    return { status: answer.status, body: (await answer.json()) as any };
  };
  const picture = async () =>
    new Blob([
      new Uint8Array(
        await sharp({ create: { width: 40, height: 40, channels: 3, background: 'red' } })
          .jpeg()
          .toBuffer(),
      ),
    ]);

  test('are attached, and detached with _method DELETE', async () => {
    const { body: store } = await admin('POST', 'affiliate-stores', { name: 'Muji' });
    const added = await send({
      affiliate_store_id: String(store.id),
      'images[0][file]': await picture(),
      'images[1][file]': await picture(),
    });
    expect([added.status, added.body.images.length]).toEqual([200, 2]);
    const [first, second] = added.body.images;
    const left = await send({
      affiliate_store_id: String(store.id),
      image_ids: String(first.id),
      _method: 'DELETE',
    });
    expect(left.body.images).toEqual([second]);
    expect((await admin('GET', `affiliate-stores/${store.id}?include=images`)).body.images).toEqual([second]);
    expect(
      (await send({ affiliate_store_id: '999999999', 'images[0][file]': await picture() })).body.errors,
    ).toHaveProperty('affiliate_store_id');
    expect(
      (await send({ affiliate_store_id: String(store.id), 'images[0][file]': new Blob(['<svg>']) })).body
        .code,
    ).toBe('not_an_image');
  });
});

test('orders are counted by day within what one may see', async () => {
  const sale = await server.as('sale');
  const { id } = (await sale('GET', 'users?filter[own]=1')).body.data[0];
  const { body: customer } = await admin('POST', 'users', {
    name: 'A',
    email: 'by-day@example.test',
    role_id: 'customer',
    password: 'ten signs at least',
  });
  const place = (caller: Caller) =>
    caller('POST', 'order/retails', {
      customer_id: customer.id,
      items: [{ product_id: 'DAY', price: '100', quantity: '1', tax_percent: '10' }],
    });
  await admin('POST', 'products', { id: 'DAY', name: 'Day' });
  const mine = await place(sale);
  await place(admin);
  expect([mine.status, id > 0]).toEqual([201, true]);
  const { body: all } = await admin('GET', 'statistics/orders-by-day?days=7');
  expect([all.data.length, all.data.at(-1).placed]).toEqual([7, 2]);
  expect((await sale('GET', 'statistics/orders-by-day')).body.data.at(-1)).toMatchObject({
    placed: 1,
    cancelled: 0,
  });
  expect((await admin('GET', 'statistics/orders-by-day?days=0')).status).toBe(422);
  expect((await (await server.as('customer'))('GET', 'statistics/orders-by-day')).body.code).toBe(
    'forbidden',
  );
});
