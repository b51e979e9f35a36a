// Fetches pictures over HTTP from a fake shop in the test process.
import http from 'node:http';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { done, unique } from '../../../tests/main-job/main-job.ts';
import { jpeg } from '../../../tests/support/pictures.ts';
import { refused } from '../../../tests/support/refused.ts';
import { useTestServer, type Caller } from '../../../tests/support/test-server.ts';

const shop = http.createServer(
  (request, answer) =>
    void (async () => {
      if (request.url === '/cup.jpg') answer.end(await jpeg('teal', 300));
      else if (request.url === '/page.png') answer.end('<svg onload="alert(1)">');
      else if (request.url === '/huge.png') answer.end(Buffer.alloc(16 * 1024 * 1024));
      else answer.writeHead(404).end();
    })(),
);
let base = '';
const server = useTestServer({
  async more() {
    await new Promise<void>((resolve) => {
      shop.listen(0, '127.0.0.1', resolve);
    });
    base = `http://127.0.0.1:${(shop.address() as { port: number }).port}`;
    return {};
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
const make = (caller: Caller, images: object[], id = `OUT${unique()}`) =>
  caller('POST', 'products', { id, name: 'Cup', images });

describe('pictures by address', () => {
  test('are downloaded and stored like uploads', async () => {
    const { images, image_url } = await done(make(admin, [{ url: `${base}/cup.jpg`, primary: true }]), 201);
    expect(images).toHaveLength(1);
    const stored = await fetch(`${server.url}${image_url}`);
    const { width } = await sharp(Buffer.from(await stored.arrayBuffer())).metadata();
    expect([stored.status, width]).toEqual([200, 300]);
  });

  test('are added to a saved product', async () => {
    const { id } = await done(make(admin, []));
    const body = { images: [{ url: `${base}/cup.jpg` }, { url: `${base}/cup.jpg`, primary: true }] };
    const { images } = await done(admin('POST', `products/${id}/product-images`, body), 200);
    expect(images.map(({ primary }: { primary: boolean }) => primary)).toEqual([true, false]);
  });

  test('that are empty are none', async () => {
    expect((await done(make(admin, [{ url: '' }, {}]))).images).toEqual([]);
    await refused(make(admin, [{ url: 'javascript:alert(1)' }]), 'invalid_fields', 'images.0.url');
  });

  test.for([
    ['/page.png', 'not_an_image'],
    ['/none.png', 'address_no_answer'],
    ['/huge.png', 'address_no_answer'],
  ] as const)('%s is refused with %s, and no product is made', async ([path, code]) => {
    const id = `OUT${unique()}`;
    await refused(make(admin, [{ url: `${base}/cup.jpg` }, { url: `${base}${path}` }], id), code);
    await refused(admin('GET', `products/${id}`), 'not_found');
  });

  test("never reach the server's own network", async () => {
    const caller = await shut.as('admin');
    for (const url of [
      `${base}/cup.jpg`,
      'http://169.254.169.254/latest/meta-data',
      'http://localhost:5432/',
      'http://[::1]/',
    ])
      await refused(make(caller, [{ url }]), 'address_not_public');
  });
});
