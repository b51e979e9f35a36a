import { describe, expect, test } from 'vitest';
import { orderedPurchase } from '../../../tests/main-job/goods.ts';
import { buy, done, paidOrder, receive, TODAY, unique, usePeople } from '../../../tests/main-job/main-job.ts';
import { expectBooksInOrder } from '../../../tests/support/invariants.ts';
import { refused } from '../../../tests/support/refused.ts';
import { stranger } from '../../../tests/support/other-callers.ts';
import { useTestServer, type Caller } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);

const MEASURES = { length: '60', width: '40', height: '40', weight: '12.4' };
const pack = (sfa_ids: unknown[], body: object = {}, caller: Caller = crew.warehouse) =>
  caller('POST', 'owning-boxes/packed-parcels', { sfa_ids, ...MEASURES, ...body });
/** A tallied parcel with the three pieces of an order, allocated to it. */
async function parcel() {
  const { order, product } = await paidOrder(crew);
  const { sfa } = await receive(crew, await buy(crew, order));
  return { order, product, sfa };
}
const boxesOf = async (sfa: { id: number }): Promise<any[]> =>
  (await done(crew.warehouse('GET', `boxes?filter[sfa_id]=${sfa.id}&include=items,owners`))).data;

describe('packing parcels', () => {
  test('packs what is in no box yet, a box for each, and assembles them to the orders', async () => {
    const [one, other] = [await parcel(), await parcel()];
    const packed = { ...MEASURES, sfa_id: one.sfa.id, packed: true };
    const products = [{ product_id: one.product, quantity: '1' }];
    await done(crew.warehouse('POST', 'boxes', { ...packed, products }), 201);
    const { data, left } = await done(pack([one.sfa.id, other.sfa.id]), 201);
    expect(data).toMatchObject([
      { sfa_id: one.sfa.id, order_id: one.order.id, contents: [{ product_id: one.product, quantity: '2' }] },
      { sfa_id: other.sfa.id, order_id: other.order.id, contents: [{ quantity: '3' }] },
    ]);
    expect(left).toEqual([]);
    const [box] = await boxesOf(other.sfa);
    expect(box).toMatchObject({
      ...{ id: data[1].box_id, weight: '12.4', duplicate: 1, free_quantity: 0 },
      items: [{ product_id: other.product, quantity: '3' }],
      owners: [{ order_id: other.order.id, quantity: 1 }],
    });
    expect(box.closed_at).not.toBeNull();
    await expectBooksInOrder(server);
  });

  test('leaves parcels without tallied goods, and packs nothing twice', async () => {
    const { sfa } = await parcel();
    const empty = await done(
      crew.warehouse('POST', 'sfas', { tracking_code: `L${unique()}`, quantity: 1, arrival_date: TODAY }),
      201,
    );
    const answers = await Promise.all([pack([sfa.id, empty.id]), pack([sfa.id])]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(answers[0]!.body.left).toContainEqual({ sfa_id: empty.id, tracking_code: empty.tracking_code });
    expect(await boxesOf(sfa)).toHaveLength(1);
  });

  test('leaves a box without an order free while its goods are not allocated', async () => {
    const purchase = await orderedPurchase(crew, (await paidOrder(crew)).order);
    const [line] = purchase.items;
    const sfa = await done(
      crew.warehouse('POST', 'sfas', { tracking_code: `F${unique()}`, quantity: 1, arrival_date: TODAY }),
      201,
    );
    const items = [{ purchase_item_id: line.id, quantity: '3' }];
    await done(crew.warehouse('POST', 'sfa-receipts', { sfa_id: sfa.id, packages: 1, items }), 201);
    const { data } = await done(pack([sfa.id]), 201);
    expect(data).toMatchObject([{ order_id: null, customer_name: null }]);
    expect(await boxesOf(sfa)).toMatchObject([{ free_quantity: 1, owners: [] }]);
  });
});

describe('is refused', () => {
  test('for unknown parcels and those of others, and packs none', async () => {
    const { sfa } = await parcel();
    await refused(pack([sfa.id, 999_999]), 'unknown_reference', 'sfa_ids.1');
    await refused(pack([sfa.id], {}, await stranger(server, 'warehouse')), 'unknown_reference', 'sfa_ids.0');
    expect(await boxesOf(sfa)).toEqual([]);
  });

  test('without parcels or measures, without permission, and signed out', async () => {
    await refused(pack([]), 'invalid_fields', 'sfa_ids');
    await refused(pack([1], { weight: '0' }), 'invalid_fields', 'weight');
    await refused(pack([1], {}, crew.customer), 'forbidden');
    await refused(pack([1], {}, server.with(undefined)), 'logged_out');
  });
});
