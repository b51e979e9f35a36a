import { beforeAll, describe, expect, test } from 'vitest';
import { done } from '../../../tests/main-job/main-job.ts';
import { pictures, sendForm } from '../../../tests/support/pictures.ts';
import { refused } from '../../../tests/support/refused.ts';
import { useTestServer, type Caller } from '../../../tests/support/test-server.ts';

const server = useTestServer();
let admin: Caller;
let nobody: Caller;
beforeAll(async () => {
  admin = await server.as('admin');
  nobody = server.with(undefined);
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
    const { status, body } = await nobody('GET', 'markets/mercari');
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
  });

  test('shows the first picture of a store, small', async () => {
    const channel = await done(admin('POST', 'ecommerce-channels', { name: 'Rakuten' }));
    const store = await done(
      admin('POST', 'affiliate-stores', { name: 'Muji', ecommerce_channel_id: channel.id }),
    );
    const parts = [['affiliate_store_id', String(store.id)] as const, ...(await pictures(2))];
    const { body } = await sendForm(server, 'POST', 'affiliate-store-images', parts as never);
    const { stores, products } = await done(nobody('GET', 'markets/RAKUTEN'));
    expect([stores[0].image, products]).toEqual([body.images[0].thumbnail_url, []]);
  });

  test('lists stores by name and goods newest first', async () => {
    const channel = await done(admin('POST', 'ecommerce-channels', { name: 'Yahoo' }));
    const make = (name: string) =>
      done(admin('POST', 'affiliate-stores', { name, ecommerce_channel_id: channel.id }));
    const [zozo, askul] = [await make('Zozo'), await make('Askul')];
    for (const [name, { id }] of [
      ['old', zozo],
      ['new', askul],
    ] as const)
      await done(
        admin('POST', 'product-affiliates', {
          name,
          url: 'https://example.com/',
          affiliate_store_id: id,
        }),
      );
    const { stores, products } = await done(nobody('GET', 'markets/yahoo'));
    const names = (rows: { name: string }[]) => rows.map(({ name }) => name);
    expect([names(stores), names(products)]).toEqual([
      ['Askul', 'Zozo'],
      ['new', 'old'],
    ]);
  });

  test('is empty for a channel without stores', async () => {
    await done(admin('POST', 'ecommerce-channels', { name: 'Empty' }));
    expect(await done(nobody('GET', 'markets/empty'))).toEqual({
      name: 'Empty',
      url: null,
      stores: [],
      products: [],
    });
  });

  test('exists for channels only', async () => {
    const address = `markets/${encodeURIComponent("x'; drop table users; --")}`;
    expect((await refused(nobody('GET', address), 'not_found')).details).toHaveProperty('market_name');
  });
});
