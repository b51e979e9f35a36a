import { describe, expect, test } from 'vitest';
import { boxOf } from '../../../tests/main-job/boxes.ts';
import { makePurchase } from '../../../tests/main-job/goods.ts';
import { buy, done, paidOrder, usePeople, TODAY, unique } from '../../../tests/main-job/main-job.ts';
import { logOf } from '../../../tests/support/change-log.ts';
import { expectBooksInOrder } from '../../../tests/support/invariants.ts';
import { refused } from '../../../tests/support/refused.ts';
import { stranger } from '../../../tests/support/other-callers.ts';
import { useTestServer, type Caller } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);

const tally = (sfa: any, packages: number, items: object[] = [], caller: Caller = crew.warehouse) =>
  caller('POST', 'sfa-receipts', { sfa_id: sfa.id, packages, items });
const makeSfa = (tracking_code: string, quantity = 2) =>
  done(crew.warehouse('POST', 'sfas', { tracking_code, quantity, arrival_date: TODAY }), 201);

/** A purchase of three pieces that has arrived in two packages, and its one line. */
async function inbound(): Promise<{ sfa: any; purchase: any; line: number }> {
  const { purchase, tracking } = await buy(crew, (await paidOrder(crew, 3)).order);
  return { sfa: await makeSfa(tracking), purchase, line: purchase.items[0].id };
}

describe('tallying an inbound item', () => {
  test('counts packages, and receives the goods in them', async () => {
    const { sfa, purchase, line } = await inbound();
    const receipt = await done(tally(sfa, 1, [{ purchase_item_id: line, quantity: '2' }]), 201);
    expect(receipt).toMatchObject({
      tracking_code: sfa.tracking_code,
      packages: 1,
      items: [{ purchase_item_id: line, purchase_id: purchase.id, quantity: '2' }],
    });
    const { data } = await done(crew.purchase('GET', `sfa-receipts?filter[purchase_id]=${purchase.id}`));
    const { allocated, ...stored } = receipt;
    expect([allocated, data]).toEqual([[], [stored]]);
    expect(await done(crew.warehouse('GET', `sfas/${sfa.id}`))).toMatchObject({
      received_quantity: 1,
      untested_quantity: 1,
    });
    expect(await done(crew.purchase('GET', `purchases/${purchase.id}`))).toMatchObject({
      status_id: 'PartiallyReceived',
      items: [{ received_quantity: '2' }],
    });
    await done(tally(sfa, 1, [{ purchase_item_id: line, quantity: '1' }]), 201);
    expect((await done(crew.purchase('GET', `purchases/${purchase.id}`))).items[0].received_quantity).toBe(
      '3',
    );
    await expectBooksInOrder(server);
  });

  test('stores a line found in several packages once', async () => {
    const { sfa, line } = await inbound();
    const twice = [
      { purchase_item_id: line, quantity: '1' },
      { purchase_item_id: line, quantity: '2' },
    ];
    expect((await done(tally(sfa, 2, twice), 201)).items).toMatchObject([{ quantity: '3' }]);
  });

  test('without contents marks the tracking as arrived; with contents, as checked', async () => {
    const { sfa, line } = await inbound();
    const tracking = async () => done(crew.warehouse('GET', `order/trackings/${sfa.tracking_id}`));
    await done(tally(sfa, 1), 201);
    expect(await tracking()).toMatchObject({ received: true, checked: false });
    const { received_at } = await tracking();
    await done(tally(sfa, 1, [{ purchase_item_id: line, quantity: '1' }]), 201);
    expect(await tracking()).toMatchObject({ received: true, checked: true, received_at });
  });

  test('allocates the goods to the orders they were bought for, if asked to', async () => {
    const { order } = await paidOrder(crew, 3);
    const { purchase, tracking } = await buy(crew, order);
    const [sfa, line] = [await makeSfa(tracking), purchase.items[0].id];
    const count = (quantity: string, allocate: boolean) =>
      done(
        crew.warehouse('POST', 'sfa-receipts', {
          ...{ sfa_id: sfa.id, packages: 1, allocate },
          items: [{ purchase_item_id: line, quantity }],
        }),
        201,
      );
    expect((await count('1', false)).allocated).toEqual([]);
    const { allocated } = await count('1', true);
    expect(allocated).toMatchObject([
      { order_id: order.id, order_item_id: order.items[0].id, purchase_item_id: line, quantity: '1' },
    ]);
    expect((await done(crew.sale('GET', `orders/${order.id}`))).items[0].distributed_quantity).toBe('1');
    // taken back by purchasing: a later tally allocates its own pieces only
    const { data } = await done(crew.purchase('GET', `order-distributions?filter[order_id]=${order.id}`));
    expect((await crew.purchase('DELETE', `order-distributions/${data[0].id}`)).status).toBe(204);
    expect((await count('1', true)).allocated).toMatchObject([{ quantity: '1' }]);
    expect((await done(crew.purchase('GET', `purchases/${purchase.id}`))).items[0]).toMatchObject({
      received_quantity: '3',
      remaining_quantity: '2',
    });
    await expectBooksInOrder(server);
  });

  test('leaves goods free that were bought for no order, or for one that is cancelled', async () => {
    const { order } = await paidOrder(crew, 3);
    const { purchase, tracking } = await buy(crew, order);
    await done(crew.sale('PUT', `orders/${order.id}/cancel`, { confirm: true }), 200);
    const stock = await makePurchase(crew, order, { order_items: [] });
    await done(crew.purchase('PUT', `purchases/${stock.id}/approve`), 200);
    await done(crew.purchase('PUT', `purchases/${stock.id}/order`), 200);
    const items = [purchase, stock].map((one) => ({ purchase_item_id: one.items[0].id, quantity: '1' }));
    const sfa = await makeSfa(tracking);
    const body = { sfa_id: sfa.id, packages: 1, items, allocate: true };
    expect((await done(crew.warehouse('POST', 'sfa-receipts', body), 201)).allocated).toEqual([]);
    await expectBooksInOrder(server);
  });

  test('counts a surplus as a negative remainder', async () => {
    const sfa = await makeSfa(unique(), 1);
    await done(tally(sfa, 3), 201);
    expect((await done(crew.warehouse('GET', `sfas/${sfa.id}`))).untested_quantity).toBe(-2);
  });

  test('subtracts complete lines from what is to be tallied', async () => {
    const sfa = await makeSfa(unique(), 2);
    const untallied = async (asked: boolean) =>
      (
        await done(
          crew.warehouse('GET', `sfas?q=${sfa.tracking_code}&filter[untallied]=${asked ? 'true' : 'false'}`),
        )
      ).data.length;
    expect([await untallied(true), await untallied(false)]).toEqual([1, 0]);
    await done(tally(sfa, 1), 201);
    expect(await untallied(true)).toBe(1);
    await done(tally(sfa, 1), 201);
    expect([await untallied(true), await untallied(false)]).toEqual([0, 1]);
  });

  test('waits for packing until all its goods are in boxes', async () => {
    const { sfa, purchase, line } = await inbound();
    const unpacked = async (): Promise<number> =>
      (await done(crew.warehouse('GET', `sfas?q=${sfa.tracking_code}&filter[unpacked]=true`))).data.length;
    expect(await unpacked()).toBe(0); // not tallied
    await done(tally(sfa, 1, [{ purchase_item_id: line, quantity: '3' }]), 201);
    expect(await unpacked()).toBe(1);
    const pack = (duplicate: number) =>
      done(
        crew.warehouse('POST', 'boxes', boxOf(purchase.items[0].product_id, { duplicate, sfa_id: sfa.id })),
        201,
      );
    await pack(2);
    expect(await unpacked()).toBe(1);
    await pack(1);
    expect(await unpacked()).toBe(0);
    const packed = await done(crew.warehouse('GET', `sfas?q=${sfa.tracking_code}&filter[unpacked]=false`));
    expect(packed.data).toHaveLength(1);
  });

  test('is listed and written to the change log', async () => {
    const sfa = await makeSfa(unique());
    await done(tally(sfa, 1), 201);
    const { data } = await done(crew.warehouse('GET', `sfa-receipts?filter[sfa_id]=${sfa.id}`));
    expect(data).toMatchObject([{ packages: 1, items: [] }]);
    expect(await logOf(server, 'sfa', sfa.id)).toContainEqual({
      type_id: 'write',
      content: { tallied: 1, items: [] },
    });
  });

  test('of zero is refused', async () => {
    await refused(tally(await makeSfa(unique()), 0), 'invalid_fields', 'packages');
  });
});

describe('tallying is refused', () => {
  test('beyond the purchased quantity, also over two entries; then nothing is counted', async () => {
    const { sfa, line } = await inbound();
    const { details } = await refused(
      tally(sfa, 1, [
        { purchase_item_id: line, quantity: '2' },
        { purchase_item_id: line, quantity: '2' },
      ]),
      'received_too_much',
      'items.1.quantity',
    );
    expect(details).toEqual({ maximum: '1' });
    expect((await done(crew.warehouse('GET', `sfas/${sfa.id}`))).received_quantity).toBe(0);
  });

  test('before the purchase was ordered', async () => {
    const { sfa } = await inbound();
    const early = await makePurchase(crew, (await paidOrder(crew)).order);
    const items = [{ purchase_item_id: early.items[0].id, quantity: '1' }];
    await refused(tally(sfa, 1, items), 'purchase_not_ordered');
  });

  test('for lines and inbound items that are unknown or of another organization', async () => {
    const { sfa } = await inbound();
    const items = [{ purchase_item_id: 999_999, quantity: '1' }];
    await refused(tally(sfa, 1, items), 'unknown_reference', 'items.0.purchase_item_id');
    await refused(tally({ id: 999_999 }, 1), 'unknown_reference', 'sfa_id');
    await refused(tally(sfa, 1, [], await stranger(server, 'warehouse')), 'unknown_reference', 'sfa_id');
  });

  test('to one of two concurrent calls that count the last pieces', async () => {
    const { sfa, line } = await inbound();
    const all = [{ purchase_item_id: line, quantity: '3' }];
    const both = await Promise.all([tally(sfa, 1, all), tally(sfa, 1, all)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 422]);
    await expectBooksInOrder(server);
  });
});
