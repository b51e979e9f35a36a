// Runs a fake auction site over HTTP in the test process.
import http from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { done } from '../../../tests/main-job/main-job.ts';
import { refused } from '../../../tests/support/refused.ts';
import { useTestServer, type Caller } from '../../../tests/support/test-server.ts';

/** The site's response for each lot: a status, and data or a page. */
const lots: Record<string, [status: number, answer: unknown]> = {
  x123: [200, { id: 'x123', name: 'ライカ M3', img: 'https://auction.example/x123.jpg' }],
  bare: [200, { id: 'bare', name: 'No picture' }],
  odd: [200, { id: 7, name: 'No picture', img: 'javascript:alert(1)' }],
  broken: [503, {}],
  moved: [404, { id: 'moved', name: 'Gone' }],
  over: [200, { id: 'over', name: 'Over', ended: true, price: 4200, ours: true }],
  running: [200, { id: 'running', name: 'Running', ended: false, price: '3100', ours: false }],
  vague: [200, { id: 'vague', name: 'Vague', ended: 'yes', price: '4.200,5 ¥', ours: 1 }],
  nameless: [200, { id: 'nameless', name: '' }],
  page: [200, '<html>'],
};
const site = http.createServer((request, answer) => {
  const lot = new URL(request.url!, 'http://site').searchParams.get('auction_id_findprice') ?? '';
  const [status, found] = lots[lot] ?? [200, {}];
  answer.writeHead(status).end(typeof found === 'string' ? found : JSON.stringify(found));
});
const server = useTestServer({
  async more() {
    await new Promise<void>((resolve) => {
      site.listen(0, '127.0.0.1', resolve);
    });
    return { auctionUrl: `http://127.0.0.1:${(site.address() as { port: number }).port}/lots` };
  },
});
const unconfigured = useTestServer();
afterAll(() => {
  site.closeAllConnections();
  site.close();
});

let admin: Caller;
beforeAll(async () => {
  admin = await server.as('admin');
});
const notSaid = { ended: null, price: null, ours: null };
const find = (id: string, caller = admin) =>
  caller('GET', `auction-lots?auction_id_findprice=${encodeURIComponent(id)}`);

describe('a lot of the auction site', () => {
  test('is found by its number, with name and picture', async () => {
    expect(await done(find('x123'))).toEqual({
      id: 'x123',
      name: 'ライカ M3',
      img: 'https://auction.example/x123.jpg',
      ...notSaid,
    });
    expect(await done(find(' x123 '))).toMatchObject({ id: 'x123' });
  });

  test('has no picture if the site gives none that a browser may load', async () => {
    expect(await done(find('bare'))).toEqual({ id: 'bare', name: 'No picture', img: null, ...notSaid });
    expect(await done(find('odd'))).toEqual({ id: '7', name: 'No picture', img: null, ...notSaid });
  });

  test('contains the state as far as the site reports it', async () => {
    expect(await done(find('over'))).toMatchObject({ ended: true, price: '4200', ours: true });
    expect(await done(find('running'))).toMatchObject({ ended: false, price: '3100', ours: false });
    expect(await done(find('vague'))).toMatchObject(notSaid);
  });

  test.for(['none', 'page', 'nameless', 'moved'])('"%s" unknown to the site is not found', async (id) => {
    const { message, details } = await refused(find(id), 'auction_lot_not_found');
    expect([message, details]).toEqual(['Not Found', { auction_id_findprice: id }]);
  });

  test('is unavailable while the site fails', async () => {
    expect((await refused(find('broken'), 'address_no_answer')).details).toEqual({ status: 503 });
  });

  test('has a number of letters, digits and strokes', async () => {
    for (const id of ['../x?y=1', '', 'x'.repeat(65), 'a b'])
      await refused(find(id), 'invalid_fields', 'auction_id_findprice');
  });

  test('requires a configured site, and permission to create products', async () => {
    await refused(find('x123', await unconfigured.as('admin')), 'auction_not_configured');
    await refused(find('x123', await server.as('customer')), 'forbidden');
    await refused(find('x123', await server.as('accounting')), 'forbidden');
  });
});
