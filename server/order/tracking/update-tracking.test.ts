import { describe, expect, test } from 'vitest';
import { makePurchase } from '../../../tests/main-job/goods.ts';
import {
  buy,
  done,
  pack,
  paidOrder,
  receive,
  TODAY,
  unique,
  usePeople,
} from '../../../tests/main-job/main-job.ts';
import { logOf } from '../../../tests/support/change-log.ts';
import { refused } from '../../../tests/support/refused.ts';
import { stranger } from '../../../tests/support/other-callers.ts';
import { useTestServer, type Caller } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);

const announce = async (code = unique()) => done(crew.purchase('POST', 'order/trackings', { code }), 201);
const mend = (id: number, code: string, caller: Caller = crew.purchase, headers = {}) =>
  caller('PUT', `order/trackings/${id}`, { code }, { headers });
const remove = (id: number, caller: Caller = crew.warehouse, headers = {}) =>
  caller('DELETE', `order/trackings/${id}`, undefined, { headers });
const arrive = (tracking_code: string) =>
  done(crew.warehouse('POST', 'sfas', { tracking_code, quantity: 1, arrival_date: TODAY }), 201);
const purchaseWith = async (tracking_id: number) => {
  const { id } = await makePurchase(crew, (await paidOrder(crew)).order);
  return done(crew.purchase('PUT', `purchases/${id}/attach-tracking`, { tracking_id }), 200);
};

describe('mending the code of a tracking', () => {
  test('stores the typed and the normalized code; links are kept', async () => {
    const { id } = await announce();
    const purchase = await purchaseWith(id);
    const code = unique();
    expect(await done(mend(id, ` ${code.toLowerCase()}-1 `), 200)).toMatchObject({
      code: `${code}1`,
      value: `${code.toLowerCase()}-1`,
    });
    const { trackings } = await done(crew.purchase('GET', `purchases/${purchase.id}`));
    expect(trackings).toMatchObject([{ id, code: `${code}1` }]);
    expect((await logOf(server, 'tracking', id)).at(-1)).toEqual({
      type_id: 'write',
      content: { code: `${code}1` },
    });
  });

  test('to the same code changes nothing', async () => {
    const { id, code, version } = await announce();
    expect((await done(mend(id, code.toLowerCase()), 200)).version).toBe(version);
  });

  test('is refused for a code in use or an empty one', async () => {
    const [one, other] = [await announce(), await announce()];
    await refused(mend(one.id, other.code.toLowerCase()), 'tracking_taken', 'code');
    await refused(mend(one.id, '--'), 'invalid_fields', 'code');
    await refused(mend(one.id, ''), 'invalid_fields', 'code');
  });

  test('is refused after receipt', async () => {
    const { id, code } = await announce();
    await arrive(code);
    const { details } = await refused(mend(id, unique()), 'tracking_came_in');
    expect(details).toEqual({ code });
  });

  test('is refused with an outdated version, to salespeople and other organizations', async () => {
    const { id, version } = await announce();
    await refused(mend(id, unique(), crew.purchase, { 'if-match': `"${version + 1}"` }), 'stale_version');
    await refused(mend(id, unique(), crew.sale), 'forbidden');
    await refused(mend(id, unique(), await stranger(server, 'purchase')), 'not_found');
  });
});

describe('deleting a tracking', () => {
  test('makes its code available again', async () => {
    const { id, code } = await announce();
    expect((await remove(id)).status).toBe(204);
    await refused(remove(id), 'not_found');
    expect((await announce(code)).id).not.toBe(id);
  });

  test('is refused while it belongs to a purchase', async () => {
    const { id, code } = await announce();
    const purchase = await purchaseWith(id);
    const { details } = await refused(remove(id), 'tracking_in_use');
    expect(details).toEqual({ code, purchases: [purchase.id], orders: [] });
    await done(crew.purchase('PUT', `purchases/${purchase.id}/detach-tracking`, { tracking_id: id }), 200);
    expect((await remove(id)).status).toBe(204);
  });

  test('is refused after receipt, and without permission', async () => {
    const { id, code, version } = await announce();
    await refused(remove(id, crew.purchase), 'forbidden');
    await refused(remove(id, crew.warehouse, { 'if-match': `"${version + 1}"` }), 'stale_version');
    await refused(remove(id, await stranger(server, 'warehouse')), 'not_found');
    await arrive(code);
    await refused(remove(id), 'tracking_came_in');
  });
});

test('a tracking contains readable related documents and receipts', async () => {
  const { order } = await paidOrder(crew);
  const bought = await buy(crew, order);
  const { sfa } = await receive(crew, bought);
  const { box } = await pack(crew, sfa, order, 2);
  const query = `order/trackings?filter[code]=${bought.tracking}&include=references`;
  const {
    data: [{ id, references }],
  } = await done(crew.purchase('GET', query));
  expect(references).toEqual([
    { type: 'order', id: order.id, name: expect.any(String) },
    { type: 'purchase', id: String(bought.purchase.id), name: expect.stringContaining('Rakuten') },
    { type: 'sfa', id: String(sfa.id), name: '1 / 1' },
    { type: 'box', id: String(box.id), name: '× 2' },
  ]);
  expect(await done(crew.warehouse('GET', `order/trackings/${id}?include=references`))).toMatchObject({
    ...{ references, checked: true },
  });
});

test('trackings are filtered by related document, and by arrival', async () => {
  const { id, code } = await announce();
  const found = async (query: string) =>
    (await done(crew.purchase('GET', `order/trackings?filter[code]=${code}&${query}`))).data.length;
  expect([await found('filter[claimed]=0'), await found('filter[claimed]=1')]).toEqual([1, 0]);
  const purchase = await purchaseWith(id);
  expect([await found('filter[claimed]=0'), await found('filter[claimed]=1')]).toEqual([0, 1]);
  expect(await found(`filter[purchase_id]=${purchase.id}`)).toBe(1);
  expect([await found('filter[checked]=0'), await found('filter[checked]=1')]).toEqual([1, 0]);
  expect(await found('filter_between[received_at]=2020-01-01,infinity')).toBe(0);
});
