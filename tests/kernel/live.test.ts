import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, test } from 'vitest';
import { dayIn } from '../../contract/kernel/business-day.ts';
import { logOf } from '../support/change-log.ts';
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

describe('live changes of a lot', () => {
  test('report a note that the bid stands, and that others bid more', async () => {
    const sale = await server.as('sale');
    const { id: customer_id } = await makeCustomer(await server.as('admin'));
    const ends_at = new Date(Date.now() + 3_600_000).toISOString();
    const lot = { auction_id: `live${customer_id}`, title: 'ライカ M3', ends_at, max_bid: '5000' };
    const deposit = {
      ...{ transactionable_type: 'user', transactionable_id: customer_id, amount: '9000' },
      ...{ currency_id: 'JPY', fund_id: 2, voucher_date: dayIn(new Date()) },
    };
    const accounting = await server.as('accounting');
    expect((await accounting('POST', 'deposit-with-cash', deposit)).status).toBe(201);
    const { body: order } = await sale('POST', 'order/auctions', { customer_id, lot });
    expect((await sale('PUT', `orders/${order.id}/approve`)).status).toBe(200);
    const answer = async (change: () => Promise<{ status: number }>): Promise<unknown[]> => {
      const stream = await listen(await server.signIn('sale@hakobu.test'));
      expect((await change()).status).toBeLessThan(300);
      expect(await heard(stream, 'order', order.id)).toBe(true);
      return logOf(server, 'order', order.id);
    };
    const note = { order_id: order.id, current_price: '3100', message: 'còn rẻ' };
    expect((await answer(() => sale('POST', 'order/auction-logs', note))).at(-1)).toEqual({
      type_id: 'write',
      content: { lot: 'ライカ M3', current_bid: '3100', note: 'còn rẻ' },
    });
    const outbid = () => sale('PUT', `order/auctions/${order.id}/outbid`, { current_bid: '6000' });
    expect((await answer(outbid)).at(-1)).toEqual({
      type_id: 'write',
      content: { lot: 'ライカ M3', current_bid: '6000', note: null },
    });
  });
});

describe('live changes', () => {
  test('need a session', async () => {
    expect((await fetch(`${server.url}/api/live`)).status).toBe(401);
    expect(
      (await fetch(`${server.url}/api/live`, { headers: { authorization: 'Bearer nonsense' } })).status,
    ).toBe(401);
  });

  test('reach only users who may read the row', async () => {
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
    // Customers may not read the catalogue.
    expect(streams.mine.events.filter(({ type }) => type === 'product')).toEqual([]);
  });

  test('report each change once, also with many concurrent writes', async () => {
    const admin = await server.as('admin');
    const stream = await listen(await server.signIn('admin@hakobu.test'));
    const made = await Promise.all(
      Array.from({ length: 60 }, (_, at) => admin('POST', 'product-tags', { name: `live ${at}` })),
    );
    for (const { body } of made) expect(await heard(stream, 'product_tag', body.id)).toBe(true);
    await sleep(1500);
    expect(stream.events.filter(({ type }) => type === 'product_tag')).toHaveLength(60);
  });

  test('name the endpoints that show what changed, and the change log', async () => {
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
