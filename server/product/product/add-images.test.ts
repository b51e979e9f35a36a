import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { createFolderStore } from '../../kernel/files/file-store.ts';
import { deleteUnusedFilesTask } from '../../kernel/files/delete-unused-files.ts';
import { unique } from '../../../tests/main-job/main-job.ts';
import { jpeg, sendForm, type Part } from '../../../tests/support/pictures.ts';
import { refused } from '../../../tests/support/refused.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'hakobu-images-'));
const server = useTestServer({
  jobs: async () => ({ smtpUrl: undefined, folder, from: 'x@example.test', publicUrl: '' }),
});
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

const send = (method: 'POST' | 'PUT' | 'DELETE', address: string, parts: readonly Part[]) =>
  sendForm(server, method, address, parts);
/** Blurred shapes with noise, like a photograph, so that compression has a realistic effect. */
const photo = (side: number) =>
  sharp(Buffer.from(Array.from({ length: side * side * 3 }, () => Math.floor(Math.random() * 256))), {
    raw: { width: side, height: side, channels: 3 },
  })
    .blur(9)
    .normalise()
    .jpeg({ quality: 90 })
    .toBuffer();
const newId = () => `IMG${unique()}`;
async function make(parts: readonly Part[] = []): Promise<any> {
  const { status, body } = await send('POST', 'products', [['id', newId()], ['name', 'Tea'], ...parts]);
  expect([status, JSON.stringify(body).slice(0, 300)]).toEqual([201, expect.any(String)]);
  return body;
}

async function untilThumbnailsAreMade(): Promise<void> {
  const missing = 'select 1 from files where thumbnail_sha256 is null or small_thumbnail_sha256 is null';
  for (let round = 0; round < 100 && (await server.query(missing)).length > 0; round += 1) await sleep(100);
}

describe('pictures of products', () => {
  test('are served with their type and cached, without location metadata', async () => {
    const { image_url } = await make([['images[0][file]', await jpeg('red')]]);
    const picture = await fetch(`${server.url}${image_url}`);
    expect([
      picture.status,
      picture.headers.get('content-type'),
      picture.headers.get('x-content-type-options'),
    ]).toEqual([200, 'image/jpeg', 'nosniff']);
    expect(picture.headers.get('cache-control')).toContain('immutable');
    const { exif, width } = await sharp(Buffer.from(await picture.arrayBuffer())).metadata();
    expect([exif, width]).toEqual([undefined, 600]);
  });

  test('have thumbnails of 64 and 256 pixels, cached for a year once they are made', async () => {
    const { image_url } = await make([['images[0][file]', await photo(900)]]);
    await untilThumbnailsAreMade();
    for (const side of [64, 256]) {
      const reply = await fetch(`${server.url}${image_url}?size=${side}`);
      const { width, height, format } = await sharp(Buffer.from(await reply.arrayBuffer())).metadata();
      expect([reply.status, format, width, height]).toEqual([200, 'webp', side, side]);
      expect(reply.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    }
    await server.query('update files set small_thumbnail_sha256 = null');
    const larger = await fetch(`${server.url}${image_url}?size=64`);
    expect((await sharp(Buffer.from(await larger.arrayBuffer())).metadata()).width).toBe(256);
    expect(larger.headers.get('cache-control')).toBe('no-cache');
  });

  test('are refused in other sizes', async () => {
    const { image_url } = await make([['images[0][file]', await jpeg('red')]]);
    for (const size of ['65', '2000', '', '64&size=256']) {
      const reply = await fetch(`${server.url}${image_url}?size=${size}`);
      expect([reply.status, await reply.json()]).toMatchObject([422, { code: 'invalid_fields' }]);
    }
  });

  test('have thumbnails, and a page of 15 products with them weighs at most 150 kB', async () => {
    const made = await Promise.all(
      Array.from({ length: 15 }, async () => make([['images[0][file]', await photo(900)]])),
    );
    await untilThumbnailsAreMade();
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

  test('are sent bare as well, files and addresses, the featured one in any order', async () => {
    const plain = await make([
      ['images[0]', await jpeg('red')],
      ['images[1]', await jpeg('blue')],
    ]);
    expect(plain.images).toHaveLength(2);
    const [first, second] = [await jpeg('teal'), await jpeg('gold')];
    for (const parts of [
      [
        ['images[0]', first],
        ['images[1]', second],
        ['images[1][primary]', '1'],
      ],
      [
        ['images[1][primary]', '1'],
        ['images[0]', first],
        ['images[1]', second],
      ],
    ] as Part[][]) {
      const { status, body } = await send('POST', `products/${plain.id}/product-images`, parts);
      expect([status, body.images?.length], JSON.stringify(body)).toEqual([200, expect.any(Number)]);
      const sent = body.images.toSorted((a: any, b: any) => a.id - b.id).slice(-2);
      expect(sent.map(({ primary }: any) => primary)).toEqual([false, true]);
    }
    const named = await send('POST', 'products', [
      ...([
        ['id', newId()],
        ['name', 'Tea'],
        ['images[0]', 'http://127.0.0.1/x.jpg'],
      ] as Part[]),
      ['images[0][primary]', '1'],
    ]);
    expect([named.status, named.body.code]).toEqual([422, 'address_no_answer']); // the address was requested
  });

  test('with equal content are stored once and shown by both products', async () => {
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

describe('an invalid picture', () => {
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
  test.for(refusals)('%s is refused, and no product is created', async ([, content]) => {
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
    const stored = Buffer.from(await (await fetch(`${server.url}${body.image_url}`)).arrayBuffer());
    expect(stored.includes('script')).toBe(false);
    expect(await server.query('select name from files order by created_at desc limit 1')).toEqual([
      { name: 'passwd.html' },
    ]);
  });

  test('a small file that claims to be a huge picture is refused by its size', async () => {
    const bomb = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: 'white' } })
      .png()
      .toBuffer();
    const sent = send('POST', 'products', [
      ['id', newId()],
      ['name', 'x'],
      ['images[0][file]', bomb],
    ]);
    const { message } = await refused(sent, 'image_too_large');
    expect(message).toContain('60');
  });

  test('16 MB and 100 MB are refused', async () => {
    for (const megabytes of [16, 100]) {
      const { status, body } = await send('POST', 'products', [
        ['id', newId()],
        ['name', 'x'],
        ['images[0][file]', new Uint8Array(megabytes * 1024 * 1024)],
        // the server may close the connection during the upload
      ]).catch(() => ({ status: 413, body: { code: 'body_too_large' } }));
      expect([status, body.code]).toEqual([413, 'body_too_large']);
    }
  });

  test('endpoints without uploads refuse files', async () => {
    const parts: Part[] = [
      ['name', 'x'],
      ['file', new Uint8Array(10)],
    ];
    await refused(send('POST', 'suppliers', parts), 'unsupported_media');
  });

  test('files are found by their own id only', async () => {
    for (const id of ['1', '..%2F..%2Fpackage.json', '00000000-0000-0000-0000-000000000000'])
      expect((await fetch(`${server.url}/files/${id}`)).status, id).not.toBe(200);
    expect((await fetch(`${server.url}/files/00000000-0000-0000-0000-000000000000`)).status).toBe(404);
  });
});

describe('files that nothing shows any more', () => {
  const forget = () =>
    deleteUnusedFilesTask(createFolderStore(path.join(folder, 'unused'))).run({
      db: server.app.database.db,
      payload: {},
      log: () => {},
    });

  test('are deleted after a day without a reference', async () => {
    const picture = await jpeg('purple', 500);
    const [one, two] = [
      await make([['images[0][file]', picture]]),
      await make([['images[0][file]', picture]]),
    ];
    await send('DELETE', `products/${one.id}/product-images`, [['image_ids', String(one.images[0].id)]]);
    const id = one.image_url.split('/').at(-1);
    await forget();
    // another transaction may be about to use the file
    expect(await server.query('select 1 from files where id = $1', [id])).toHaveLength(1);
    await server.query("update files set created_at = now() - interval '2 days'");
    await forget();
    expect(await server.query('select 1 from files where id = $1', [id])).toHaveLength(0);
    expect((await fetch(`${server.url}${two.image_url}`)).status).toBe(200);
    expect((await fetch(`${server.url}${one.image_url}`)).status).toBe(404);
  });
});
