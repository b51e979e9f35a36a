import { describe, expect, test } from 'vitest';
import { makePurchase, orderedPurchase } from '../../../tests/main-job/goods.ts';
import { done, paidOrder, TODAY, unique, usePeople } from '../../../tests/main-job/main-job.ts';
import { expectBooksInOrder } from '../../../tests/support/invariants.ts';
import { refused } from '../../../tests/support/refused.ts';
import { stranger } from '../../../tests/support/other-callers.ts';
import { useTestServer, type Caller } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);

const tally = (
  sfa_ids: unknown[],
  {
    query = '',
    caller = crew.warehouse,
    ...body
  }: { query?: string; caller?: Caller; allocate?: boolean } = {},
) => caller('POST', `sfa-receipts/expected${query}`, { sfa_ids, ...body });
const arrive = async (tracking_code = `E${unique()}`, quantity = 1): Promise<any> =>
  done(
    crew.warehouse('POST', 'sfas', {
      ...{ tracking_code, quantity, arrival_date: TODAY, shipping_fee: '500' },
    }),
    201,
  );
const attach = (purchase_id: number, tracking_code: string) =>
  done(crew.purchase('POST', 'purchases/trackings', { trackings: [{ purchase_id, tracking_code }] }), 200);

/** A parcel that arrived with the three pieces of an ordered purchase. */
async function parcel() {
  const { order } = await paidOrder(crew, 3);
  const purchase = await orderedPurchase(crew, order);
  const code = `E${unique()}`;
  await attach(purchase.id, code);
  return { order, purchase, code, sfa: await arrive(code) };
}
const purchaseOf = (id: number) => done(crew.purchase('GET', `purchases/${id}`));
const receivedOf = async (id: number): Promise<string> => (await purchaseOf(id)).items[0].received_quantity;

describe('tallying parcels as expected', () => {
  test('receives all that is still to come, and allocates it to the orders it was bought for', async () => {
    const [one, other] = [await parcel(), await parcel()];
    const item = { purchase_item_id: one.purchase.items[0].id, quantity: '1' };
    await done(
      crew.warehouse('POST', 'sfa-receipts', { sfa_id: one.sfa.id, packages: 0, items: [item] }),
      201,
    );
    const { data, allocated, left } = await done(tally([one.sfa.id, other.sfa.id]), 200);
    expect(data).toMatchObject([
      { sfa_id: one.sfa.id, packages: 1, items: [{ quantity: '2' }] },
      { sfa_id: other.sfa.id, packages: 1, items: [{ quantity: '3' }] },
    ]);
    expect(left).toEqual([]);
    expect(allocated).toMatchObject([
      { order_id: one.order.id, quantity: '2' },
      { order_id: other.order.id, quantity: '3' },
    ]);
    expect(await receivedOf(one.purchase.id)).toBe('3');
    const [line] = (await done(crew.sale('GET', `orders/${other.order.id}`))).items;
    expect(line.distributed_quantity).toBe('3');
    await expectBooksInOrder(server);
  });

  test('has no effect as a preview, and allocates nothing unless asked', async () => {
    const { sfa, purchase } = await parcel();
    const { data } = await done(tally([sfa.id], { query: '?preview=1' }), 200);
    expect(data).toMatchObject([{ items: [{ quantity: '3' }] }]);
    expect(await receivedOf(purchase.id)).toBe('0');
    expect((await done(tally([sfa.id], { allocate: false }), 200)).allocated).toEqual([]);
    expect(await receivedOf(purchase.id)).toBe('3');
  });

  test('leaves parcels of which nothing is expected, and one of several of a purchase', async () => {
    const [{ sfa, purchase, code }, nobody] = [await parcel(), await arrive()];
    await attach(purchase.id, `E${unique()}`);
    const answer = await done(tally([nobody.id, sfa.id]), 200);
    expect(answer).toEqual({
      ...{ data: [], allocated: [] },
      left: [
        { sfa_id: nobody.id, tracking_code: nobody.tracking_code, reason: 'nothing_expected' },
        { sfa_id: sfa.id, tracking_code: code, reason: 'several_parcels' },
      ],
    });
  });

  test('leaves the parcel of a purchase that is not ordered, and tallies the others', async () => {
    const one = await parcel();
    const draft = await makePurchase(crew, (await paidOrder(crew, 3)).order);
    const code = `E${unique()}`;
    await attach(draft.id, code);
    const sfa = await arrive(code);
    const { data, left } = await done(tally([one.sfa.id, sfa.id]), 200);
    expect([data, left]).toMatchObject([
      [{ sfa_id: one.sfa.id }],
      [{ sfa_id: sfa.id, reason: 'not_ordered' }],
    ]);
    expect(await receivedOf(draft.id)).toBe('0');
  });

  test('counts the packages of a shipment order, which is forwarded unopened', async () => {
    const { customer } = await paidOrder(crew, 1);
    const code = `E${unique()}`;
    const shipment = {
      customer_id: customer,
      shipment_method_id: 'sea',
      trackings: [{ code }],
    };
    await done(crew.sale('POST', 'order/shipments', shipment), 201);
    const sfa = await arrive(code, 2);
    const { data } = await done(tally([sfa.id]), 200);
    expect(data).toMatchObject([{ sfa_id: sfa.id, packages: 2, items: [] }]);
    expect((await done(tally([sfa.id]), 200)).left).toMatchObject([{ reason: 'tallied' }]);
  });

  test('receives goods once for two concurrent requests', async () => {
    const { sfa, purchase } = await parcel();
    const answers = await Promise.all([tally([sfa.id]), tally([sfa.id])]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await receivedOf(purchase.id)).toBe('3');
  });
});

describe('is refused', () => {
  test('for unknown parcels and those of others, and without any', async () => {
    const { sfa } = await parcel();
    await refused(tally([sfa.id, 999_999]), 'unknown_reference', 'sfa_ids.1');
    await refused(tally([sfa.id], { caller: await stranger(server, 'warehouse') }), 'unknown_reference');
    await refused(tally([]), 'invalid_fields', 'sfa_ids');
    await refused(tally(['x']), 'invalid_fields', 'sfa_ids.0');
  });

  test('without permission, and signed out', async () => {
    await refused(tally([1], { caller: crew.customer }), 'forbidden');
    await refused(tally([1], { caller: server.with(undefined) }), 'logged_out');
  });
});
