// Runs a fake auction site over HTTP in the test process.
import http from 'node:http';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { approve, deposit, done, makeCustomer, unique, usePeople } from '../../../tests/main-job/main-job.ts';
import { expectBooksInOrder } from '../../../tests/support/invariants.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';
import { internalEnvironment } from '../../kernel/internal-client.ts';
import { backgroundWrites } from '../../kernel/jobs/background-write.ts';
import { Outbound } from '../../kernel/outbound/outbound.ts';
import { eventHandlers } from '../../event-handlers.ts';
import { proposeResultsTask } from './propose-results.ts';

/** The site's response for each lot, and how many requests it received. */
const lots = new Map<string, object>();
let requests: string[] = [];
let fails = false;
const site = http.createServer((request, answer) => {
  const id = new URL(request.url!, 'http://site').searchParams.get('auction_id_findprice') ?? '';
  requests.push(id);
  answer.writeHead(fails ? 503 : 200).end(JSON.stringify(lots.get(id) ?? {}));
});
const server = useTestServer({
  more: async () => {
    await new Promise<void>((resolve) => {
      site.listen(0, '127.0.0.1', resolve);
    });
    return {};
  },
});
const crew = usePeople(server);
afterAll(() => {
  site.closeAllConnections();
  site.close();
});

let customer: number;
let order: any;
let auction_id: string;

const said: string[] = [];
const run = (configured = true) => {
  const { port } = site.address() as { port: number };
  const here = { url: `http://127.0.0.1:${port}/lots`, outbound: new Outbound({ privateToo: true }) };
  const write = backgroundWrites(internalEnvironment, {
    database: server.app.database,
    reactions: eventHandlers,
  });
  return proposeResultsTask(configured ? here : undefined, write).run({
    ...{ db: server.app.database.db, payload: {} },
    log: (message) => void said.push(message),
  });
};
const setSiteLot = (facts: object, id = auction_id) => lots.set(id, { id, name: 'ライカ M3', ...facts });
const read = async () => done(crew.sale('GET', `order/auctions/${order.id}`));
const act = (step: string, body: object = {}) => crew.sale('PUT', `order/auctions/${order.id}/${step}`, body);
const ended = (id = order.id, ago = '1 minute') =>
  server.query(`update auction_lots set ends_at = now() - $2::interval where order_id = $1`, [id, ago]);
/** Makes the lot due for another request to the site. */
const later = () => server.query(`update auction_lots set asked_at = asked_at - interval '11 minutes'`);
const asLot = (text: object) => expect.objectContaining(text);
const notificationsOf = async (role: 'sale' | 'customer') =>
  (await done(crew[role]('GET', 'user-notifications'))).data.filter(
    ({ kind, subject_id }: any) => kind === 'auction_ended' && subject_id === order.id,
  );

async function bid(): Promise<any> {
  const ends_at = new Date(Date.now() + 3_600_000).toISOString();
  auction_id = unique();
  const lot = { auction_id, title: 'ライカ M3', ends_at, max_bid: '5000' };
  const made = await done(crew.sale('POST', 'order/auctions', { customer_id: customer, lot }), 201);
  return approve(crew, made.id);
}

/** A customer with an active bid of 5,000 JPY on a lot that has just ended. */
beforeEach(async () => {
  await server.query(`update auction_lots set ends_at = now() + interval '1 day'`);
  customer = (await makeCustomer(crew)).id;
  await deposit(crew, customer, '20000', 'JPY');
  order = await bid();
  await ended();
  [requests, fails] = [[], false];
});

describe('a lot that ended', () => {
  test('is looked up, and a win is proposed without effect until a person confirms it', async () => {
    setSiteLot({ ended: true, price: 4200, ours: true });
    await run();
    const proposedOrder = await read();
    expect(proposedOrder.lot).toEqual(
      asLot({ proposed: 'won', proposed_price: '4200', current_bid: '4200' }),
    );
    expect(proposedOrder).toMatchObject({ items: [], lot: { state: 'bidding', held: '5000' } });
    const won = await done(act('won', { price: proposedOrder.lot.proposed_price }), 200);
    expect(won.lot).toEqual(asLot({ state: 'won', won_price: '4200', proposed: null, proposed_price: null }));
    await expectBooksInOrder(server);
  });

  test('with a price paid by others is proposed as lost', async () => {
    setSiteLot({ ended: true, price: '9900' });
    await run();
    expect((await read()).lot).toMatchObject({ state: 'bidding', proposed: 'lost', proposed_price: '9900' });
    const lost = await done(act('lost', { current_bid: '9900' }), 200);
    expect(lost.lot).toMatchObject({ state: 'lost', proposed: null });
  });

  test('that is extended is proposed as outbid, and later as lost', async () => {
    setSiteLot({ ended: false, price: 6000, ours: false });
    await run();
    expect((await read()).lot).toMatchObject({ proposed: 'outbid', proposed_price: '6000' });
    expect((await done(act('outbid'), 200)).lot).toMatchObject({ state: 'outbid', proposed: null });
    await later();
    await run();
    expect((await read()).lot).toMatchObject({ proposed: null });
    setSiteLot({ ended: true, price: 6500, ours: false });
    await later();
    await run();
    expect((await read()).lot).toMatchObject({ state: 'outbid', proposed: 'lost', proposed_price: '6500' });
  });

  test('can be recorded with another result than the site reports', async () => {
    setSiteLot({ ended: true, price: 4200, ours: true });
    await run();
    const lost = await done(act('lost'), 200);
    expect(lost).toMatchObject({ status_id: 'CompletedCancel', lot: { state: 'lost', proposed: null } });
  });

  test('notifies its salesperson once, and not the customer', async () => {
    setSiteLot({ ended: true, price: 4200, ours: true });
    await run();
    await later();
    await run();
    expect(await notificationsOf('sale')).toMatchObject([
      { title: expect.stringContaining(order.id), text: expect.stringContaining('ライカ M3') },
    ]);
    expect(await notificationsOf('customer')).toEqual([]);
  });

  test('is in the auction log with the reported price', async () => {
    setSiteLot({ ended: true, price: 4200, ours: true });
    await run();
    const { data } = await done(crew.sale('GET', `order/auction-logs?filter[order_id]=${order.id}&sort=-id`));
    expect(data[0]).toMatchObject({ action: 'watch', current_price: '4200', creator_id: null });
  });

  test('filters the orders', async () => {
    setSiteLot({ ended: true, price: 4200, ours: true });
    await run();
    const ids = async (wanted: boolean) =>
      (
        await done(crew.sale('GET', `order/auctions?filter[result_proposed]=${wanted}&per_page=100`))
      ).data.map(({ id }: any) => id);
    expect(await ids(true)).toContain(order.id);
    expect(await ids(false)).not.toContain(order.id);
  });
});

describe('the site is not requested', () => {
  test('for lots that are running, decided, or ended long ago', async () => {
    await run();
    expect(requests).toEqual([auction_id]);
    const first = order;
    order = await bid();
    await done(act('lost'), 200);
    await ended();
    await later();
    await ended(first.id, '8 days');
    requests = [];
    await run();
    expect(requests).toEqual([]);
  });

  test('again at once, or after it reported a result', async () => {
    await run();
    await run();
    expect(requests).toEqual([auction_id]);
    setSiteLot({ ended: true, price: 4200, ours: true });
    await later();
    await run();
    await later();
    await run();
    expect(requests).toHaveLength(2);
  });

  test('if none is configured', async () => {
    await run(false);
    expect(requests).toEqual([]);
  });
});

describe('nothing is proposed', () => {
  test('of a lot that the site does not know or describes incompletely', async () => {
    await run();
    expect((await read()).lot).toMatchObject({ state: 'bidding', proposed: null, proposed_at: null });
    setSiteLot({ ended: true, price: 4200 });
    await later();
    await run();
    expect((await read()).lot).toMatchObject({ proposed: null, current_bid: '4200' });
  });

  test('while the site fails: it is requested again later', async () => {
    setSiteLot({ ended: true, price: 4200, ours: true });
    fails = true;
    await run();
    expect(said).toContain('the auction site does not answer');
    expect((await read()).lot).toMatchObject({ proposed: null });
    fails = false;
    await run();
    expect((await read()).lot).toMatchObject({ proposed: 'won' });
  });

  test('after cancellation of the order', async () => {
    setSiteLot({ ended: true, price: 4200, ours: true });
    await run();
    await done(crew.sale('PUT', `orders/${order.id}/cancel`, { confirm: true }), 200);
    expect((await read()).lot).toMatchObject({ state: 'cancelled', proposed: null });
  });
});
