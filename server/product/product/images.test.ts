import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { createFolderStore } from '../../kernel/files/file-store.ts';
import { forgetFilesTask } from '../../kernel/files/forget-files.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'hakobu-images-'));
const server = useTestServer({
  jobs: async () => ({ smtpUrl: undefined, folder, from: 'x@example.test', publicUrl: '' }),
});
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

type Part = [name: string, content: Uint8Array | string, filename?: string];
async function send(
  method: 'POST' | 'PUT' | 'DELETE',
  address: string,
  parts: readonly Part[],
  email = 'admin@hakobu.test',
): Promise<{ status: number; body: any }> {
  const form = new FormData();
  for (const [name, content, filename] of parts) {
    if (typeof content === 'string') form.append(name, content);
    else form.append(name, new Blob([new Uint8Array(content)]), filename ?? 'picture.jpg');
  }
  if (method !== 'POST') form.append('_method', method);
  const reply = await fetch(`${server.url}/api/${address}`, {
    method: 'POST',
    headers: email === '' ? {} : { authorization: `Bearer ${await server.signIn(email)}` },
    body: form,
  });
  const text = await reply.text();
  return { status: reply.status, body: text === '' ? undefined : JSON.parse(text) };
}
const jpeg = (colour: string, side = 600) =>
  sharp({ create: { width: side, height: side / 2, channels: 3, background: colour } })
    .jpeg()
    .withExif({ IFD0: { Copyright: 'secret' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '21/1 1/1 0/1' } })
    .toBuffer();
/** Soft shapes with some grain, as photographs of goods have. */
const photo = (side: number) =>
  sharp(Buffer.from(Array.from({ length: side * side * 3 }, () => Math.floor(Math.random() * 256))), {
    raw: { width: side, height: side, channels: 3 },
  })
    .blur(9)
    .normalise()
    .jpeg({ quality: 90 })
    .toBuffer();
let count = 0;
const newId = () => `IMG${Date.now()}${(count += 1)}`;
async function make(parts: readonly Part[] = []): Promise<any> {
  const { status, body } = await send('POST', 'products', [
    ['id', newId()],
    ['name', 'Tea'],
    ['banned_air', '1'],
    ...parts,
  ]);
  expect([status, JSON.stringify(body).slice(0, 300)]).toEqual([201, expect.any(String)]);
  return body;
}

describe('pictures of products', () => {
  test('come with the product: the marked one is featured, the others are its album', async () => {
    const body = await make([
      ['images[0][file]', await jpeg('red')],
      ['images[0][primary]', '1'],
      ['images[1][file]', await jpeg('green')],
      ['images[2][file]', await jpeg('blue')],
    ]);
    expect([
      body.banned_air,
      body.images.length,
      body.images.map(({ primary }: { primary: boolean }) => primary),
    ]).toEqual([true, 3, [true, false, false]]);
    expect(body.image_url).toBe(body.images[0].url);
    const picture = await fetch(`${server.url}${body.image_url}`);
    expect([
      picture.status,
      picture.headers.get('content-type'),
      picture.headers.get('x-content-type-options'),
    ]).toEqual([200, 'image/jpeg', 'nosniff']);
    expect(picture.headers.get('cache-control')).toContain('immutable');
    const { exif, width } = await sharp(Buffer.from(await picture.arrayBuffer())).metadata();
    expect([exif, width]).toEqual([undefined, 600]); // nothing tells where it was taken
  });

  test('have a small form soon, and a page of 15 products with them weighs at most 150 kB', async () => {
    const made = await Promise.all(
      Array.from({ length: 15 }, async () => make([['images[0][file]', await photo(900)]])),
    );
    for (
      let round = 0;
      round < 100 && (await server.query('select 1 from files where thumbnail_sha256 is null')).length > 0;
      round += 1
    )
      await sleep(100);
    let bytes = 0;
    for (const { thumbnail_url } of made) {
      const reply = await fetch(`${server.url}${thumbnail_url}`);
      expect([reply.headers.get('content-type'), reply.headers.get('cache-control')]).toEqual([
        'image/webp',
        expect.stringContaining('immutable'),
      ]);
      bytes += (await reply.arrayBuffer()).byteLength;
    }
    const page = await (
      await fetch(`${server.url}/api/products?per_page=15`, {
        headers: { authorization: `Bearer ${await server.signIn('admin@hakobu.test')}` },
      })
    ).arrayBuffer();
    expect((bytes + page.byteLength) / 1000).toBeLessThanOrEqual(150);
  }, 60_000);

  test('are added, featured and taken off', async () => {
    const { id } = await make();
    const added = await send('POST', `products/${id}/product-images`, [
      ['images[0][file]', await jpeg('red')],
      ['images[1][file]', await jpeg('green')],
    ]);
    expect([added.status, added.body.images.map(({ primary }: { primary: boolean }) => primary)]).toEqual([
      200,
      [true, false],
    ]);
    const [first, second] = added.body.images;
    const chosen = await send('PUT', `products/${id}/product-images`, [['image_id', String(second.id)]]);
    expect(chosen.body.images[0]).toMatchObject({ id: second.id, primary: true });
    expect(
      (await send('PUT', `products/${id}/product-images`, [['image_id', '999999']])).body.errors,
    ).toHaveProperty('image_id');
    const left = await send('DELETE', `products/${id}/product-images`, [['image_ids', String(second.id)]]);
    expect(left.body.images).toMatchObject([{ id: first.id, primary: true }]);
    expect(
      (
        await send(
          'POST',
          `products/${id}/product-images`,
          await Promise.all(
            Array.from({ length: 6 }, async (_, at): Promise<Part> => [
              `images[${at}][file]`,
              await jpeg('red', 40),
            ]),
          ),
        )
      ).body.code,
    ).toBe('too_many_images');
  });

  test('the same picture is kept once on disk and shown by both products', async () => {
    const picture = await jpeg('purple');
    const [one, two] = [
      await make([['images[0][file]', picture]]),
      await make([['images[0][file]', picture]]),
    ];
    const hashes = await server.query<{ sha256: string }>(
      `select distinct sha256 from files f join product_images i on i.file_id = f.id
        where i.product_id = any($1)`,
      [[one.id, two.id]],
    );
    expect(hashes).toHaveLength(1);
    expect(one.image_url).not.toBe(two.image_url);
  });
});

describe('what is no picture', () => {
  const refusals: [string, () => Promise<Uint8Array> | Uint8Array][] = [
    [
      'text that says it is a picture',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    ],
    ['a page', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a PDF', () => Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj\n<<>>\nendobj\n')],
    ['half a picture', async () => (await jpeg('red')).subarray(0, 400)],
    ['nothing', () => new Uint8Array()],
  ];
  test.for(refusals)('%s is refused, and no product is half made', async ([, content]) => {
    const id = newId();
    const { status, body } = await send('POST', 'products', [
      ['id', id],
      ['name', 'x'],
      ['images[0][file]', await content(), 'photo.jpg'],
    ]);
    expect([status, body.code]).toEqual([415, 'not_an_image']);
    expect(await server.query('select 1 from products where id = $1', [id])).toEqual([]);
  });

  test('a picture with a page behind it loses the page', async () => {
    const body = await make([
      [
        'images[0][file]',
        Buffer.concat([await jpeg('red'), Buffer.from('<script>alert(1)</script>')]),
        '../../etc/passwd.html',
      ],
    ]);
    const kept = Buffer.from(await (await fetch(`${server.url}${body.image_url}`)).arrayBuffer());
    expect(kept.includes('script')).toBe(false);
    expect(await server.query('select name from files order by created_at desc limit 1')).toEqual([
      { name: 'passwd.html' },
    ]);
  });

  test('a small file that claims to be a huge picture is refused', async () => {
    const bomb = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: 'white' } })
      .png()
      .toBuffer();
    expect(
      (
        await send('POST', 'products', [
          ['id', newId()],
          ['name', 'x'],
          ['images[0][file]', bomb],
        ])
      ).body.code,
    ).toBe('not_an_image');
  });

  test('16 MB and 100 MB are refused, and so are more files than a product can have', async () => {
    for (const megabytes of [16, 100]) {
      const { status, body } = await send('POST', 'products', [
        ['id', newId()],
        ['name', 'x'],
        ['images[0][file]', new Uint8Array(megabytes * 1024 * 1024)],
        // the server may close while we still send
      ]).catch(() => ({ status: 413, body: { code: 'body_too_large' } }));
      expect([status, body.code]).toEqual([413, 'body_too_large']);
    }
    const seven = Array.from({ length: 7 }, (_, at): Part => [`images[${at}][file]`, new Uint8Array(10)]);
    expect((await send('POST', 'products', [['id', newId()], ['name', 'x'], ...seven])).body.code).toBe(
      'too_many_files',
    );
  });

  test('nobody unknown sends files, and other calls take none', async () => {
    expect(
      (await send('POST', 'products', [['images[0][file]', new Uint8Array(1024 * 1024)]], '')).status,
    ).toBe(401);
    expect(
      (
        await send('POST', 'suppliers', [
          ['name', 'x'],
          ['file', new Uint8Array(10)],
        ])
      ).body.code,
    ).toBe('unsupported_media');
    expect(
      (
        await send('POST', 'products', [
          ['id', newId()],
          ['name', 'x'],
          ['images[0][file]', 'file 0 pretended'],
        ])
      ).body.errors,
    ).toHaveProperty(['images.0.file']);
  });

  test('files are found by their own id alone', async () => {
    for (const id of ['1', '..%2F..%2Fpackage.json', '00000000-0000-0000-0000-000000000000'])
      expect((await fetch(`${server.url}/files/${id}`)).status, id).not.toBe(200);
    expect((await fetch(`${server.url}/files/00000000-0000-0000-0000-000000000000`)).status).toBe(404);
  });
});

describe('files that nothing shows any more', () => {
  const forget = () =>
    forgetFilesTask(createFolderStore(path.join(folder, 'unused'))).run({
      db: server.app.database.db,
      payload: {},
      log: () => {},
    });

  test('are forgotten a day later, and what another product still shows stays', async () => {
    const picture = await jpeg('purple', 500);
    const [one, two] = [
      await make([['images[0][file]', picture]]),
      await make([['images[0][file]', picture]]),
    ];
    await send('DELETE', `products/${one.id}/product-images`, [['image_ids', String(one.images[0].id)]]);
    const id = one.image_url.split('/').at(-1);
    await forget();
    // somebody may be about to use it
    expect(await server.query('select 1 from files where id = $1', [id])).toHaveLength(1);
    await server.query("update files set created_at = now() - interval '2 days'");
    await forget();
    expect(await server.query('select 1 from files where id = $1', [id])).toHaveLength(0);
    expect((await fetch(`${server.url}${two.image_url}`)).status).toBe(200);
    expect((await fetch(`${server.url}${one.image_url}`)).status).toBe(404);
  });
});
