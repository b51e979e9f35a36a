import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, test } from 'vitest';
import { useTestServer, type Caller } from '../support/test-server.ts';

const server = useTestServer();
interface Stream {
  events: { type: string; id: string; calls: string[] }[];
  ended: Promise<void>;
  close(): void;
}
const open: Stream[] = [];
afterEach(() => {
  for (const stream of open.splice(0)) stream.close();
});

async function listen(token: string): Promise<Stream> {
  const stopped = new AbortController();
  const response = await fetch(`${server.url}/api/live`, {
    headers: { authorization: `Bearer ${token}` },
    signal: stopped.signal,
  });
  expect([response.status, response.headers.get('content-type')]).toEqual([
    200,
    'text/event-stream; charset=utf-8',
  ]);
  const events: Stream['events'] = [];
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  const ended = (async () => {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      for (const [, data] of value.matchAll(/^data: (.*)$/gm)) events.push(JSON.parse(data!));
    }
  })().catch(() => undefined);
  const stream = { events, ended, close: () => stopped.abort() };
  open.push(stream);
  return stream;
}
const heard = async (stream: Stream, type: string, id: unknown): Promise<boolean> => {
  for (let round = 0; round < 40; round += 1) {
    if (stream.events.some((event) => event.type === type && event.id === String(id))) return true;
    await sleep(100);
  }
  return false;
};
let count = 0;
async function makeCustomer(admin: Caller): Promise<{ id: number; token: string }> {
  const email = `live${(count += 1)}@example.test`;
  const {
    body: { id },
  } = await admin('POST', 'users', { name: 'Khách', email, role_id: 'customer', password: 'long enough' });
  return { id, token: await server.signIn(email, 'long enough') };
}

describe('live changes', () => {
  test('ask for a session', async () => {
    expect((await fetch(`${server.url}/api/live`)).status).toBe(401);
    expect(
      (await fetch(`${server.url}/api/live`, { headers: { authorization: 'Bearer nonsense' } })).status,
    ).toBe(401);
  });

  test('reach those who may read the row, and nobody else', async () => {
    const admin = await server.as('admin');
    const [mine, other] = [await makeCustomer(admin), await makeCustomer(admin)];
    const streams = {
      sale: await listen(await server.signIn('sale@hakobu.test')),
      mine: await listen(mine.token),
      other: await listen(other.token),
    };
    const { body: product } = await admin('POST', 'products', { id: `LIVE${Date.now()}`, name: 'Tea' });
    const { body: order } = await admin('POST', 'order/retails', {
      customer_id: mine.id,
      shipment_method_id: 'sea',
      items: [{ product_id: product.id, price: '100', quantity: '1' }],
    });
    expect(await heard(streams.sale, 'order', order.id)).toBe(true);
    expect(await heard(streams.mine, 'order', order.id)).toBe(true);
    expect(await heard(streams.sale, 'product', product.id)).toBe(true);
    await sleep(1200);
    expect(streams.other.events.filter(({ type }) => type === 'order')).toEqual([]);
    // customers do not read the catalogue
    expect(streams.mine.events.filter(({ type }) => type === 'product')).toEqual([]);
  });

  test('say each change once, also while many write at the same time', async () => {
    const admin = await server.as('admin');
    const stream = await listen(await server.signIn('admin@hakobu.test'));
    const made = await Promise.all(
      Array.from({ length: 60 }, (_, at) => admin('POST', 'product-tags', { name: `live ${at}` })),
    );
    for (const { body } of made) expect(await heard(stream, 'product_tag', body.id)).toBe(true);
    await sleep(1500);
    expect(stream.events.filter(({ type }) => type === 'product_tag')).toHaveLength(60);
  });

  test('name the calls that show what changed, and the change log', async () => {
    const admin = await server.as('admin');
    const stream = await listen(await server.signIn('admin@hakobu.test'));
    const { body: category } = await admin('POST', 'categories', { name: `live ${Date.now()}` });
    expect(await heard(stream, 'category', category.id)).toBe(true);
    expect(stream.events.find(({ type }) => type === 'category')?.calls).toEqual([
      'product.category',
      'product.product_category',
      'helper.log',
    ]);
  });

  test('closing the server ends every stream', async () => {
    const stream = await listen(await server.signIn('sale@hakobu.test'));
    await Promise.race([
      server.app.app.close(),
      sleep(5000).then(() => {
        throw new Error('the server waits for its listeners');
      }),
    ]);
    await stream.ended;
  });
});
