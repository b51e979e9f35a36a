import { describe, expect, test } from 'vitest';
import { own, packBox } from '../../../tests/main-job/boxes.ts';
import { give, orderedPurchase, tally } from '../../../tests/main-job/goods.ts';
import {
  approve,
  done,
  makeCustomer,
  makeSupplier,
  paidOrder,
  TODAY,
  unique,
  usePeople,
} from '../../../tests/main-job/main-job.ts';
import { line, makeAccount, makeRole } from '../../../tests/support/account.ts';
import { refused } from '../../../tests/support/refused.ts';
import { stranger } from '../../../tests/support/other-callers.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);

const announce = async (code = `Q${unique()}`, caller = crew.purchase) =>
  done(caller('POST', 'order/trackings', { code }), 201);
const suggestionsFor = async (id: number, caller = crew.purchase) =>
  (await done(caller('GET', `order/trackings/${id}/suggestions`))).data;
const reasonsOf = async (id: number, type: string, wanted: string | number) =>
  (await suggestionsFor(id)).find((one: any) => one.type === type && one.id === String(wanted))?.reasons;
const comeIn = async (tracking_code: string) =>
  done(crew.warehouse('POST', 'sfas', { tracking_code, quantity: 1, arrival_date: TODAY }), 201);
const attach = (purchase: number, tracking_id: number) =>
  done(crew.purchase('PUT', `purchases/${purchase}/attach-tracking`, { tracking_id }), 200);
const shipment = async (trackings: object[]) => {
  const { id: customer_id } = await makeCustomer(crew);
  return done(crew.sale('POST', 'order/shipments', { customer_id, trackings }), 201);
};
/** A purchase with a parcel, so that it does not match as one without parcels. */
async function purchaseWithParcel() {
  const { order } = await paidOrder(crew);
  const purchase = await orderedPurchase(crew, order);
  const parcel = await announce();
  await attach(purchase.id, parcel.id);
  return { order, purchase, parcel };
}

describe('suggestions for an unclaimed parcel', () => {
  test('start with the purchase whose goods were tallied in it', async () => {
    const { purchase } = await purchaseWithParcel();
    const { id, code } = await announce();
    const sfa = await comeIn(code);
    await done(
      crew.warehouse('POST', 'sfa-receipts', {
        ...{ sfa_id: sfa.id, packages: 1 },
        items: [{ purchase_item_id: purchase.items[0].id, quantity: '1' }],
      }),
      201,
    );
    expect((await suggestionsFor(id))[0]).toEqual({
      type: 'purchase',
      id: String(purchase.id),
      name: expect.stringContaining('Rakuten'),
      reasons: ['tallied'],
    });
  });

  test('include orders waiting for its goods, and owners of its boxes', async () => {
    const { order, purchase } = await purchaseWithParcel();
    const { id, code } = await announce();
    const sfa = await comeIn(code);
    const [{ product_id }] = order.items;
    const box = await packBox(crew, { sfa_id: sfa.id, products: [{ product_id, quantity: '1' }] });
    expect(await reasonsOf(id, 'purchase', purchase.id)).toEqual(['goods']);
    // one piece arrived in another parcel and is allocated
    await done(tally(crew, purchase.items[0].id, '1'), 201);
    await done(give(crew, purchase.items[0].id, order.items[0].id, '1'), 201);
    await done(own(crew, box, order, 1), 201);
    expect(await reasonsOf(id, 'purchase', purchase.id)).toEqual(['boxes', 'goods']);
    const parcels = await approve(crew, (await shipment([{ code: unique() }])).id);
    await done(own(crew, await packBox(crew, { sfa_id: sfa.id }), parcels, 1), 201);
    expect(await reasonsOf(id, 'order', parcels.id)).toEqual(['boxes']);
  });

  test('include matches by code: an order number, or the similar code of another parcel', async () => {
    const { order, purchase, parcel } = await purchaseWithParcel();
    const wrong = await announce(`${parcel.code}7`);
    expect(await reasonsOf(wrong.id, 'purchase', purchase.id)).toEqual(['code']);
    const named = await announce(`${order.id}-1`);
    expect(await reasonsOf(named.id, 'purchase', purchase.id)).toEqual(['number']);
    const parcels = await shipment([{ code: `Z${unique()}` }]);
    expect(await reasonsOf((await announce(`${parcels.id}2`)).id, 'order', parcels.id)).toContain('number');
    // goods arrive under purchases, not under this order
    expect(await reasonsOf(named.id, 'order', order.id)).toBeUndefined();
  });

  test('include order numbers beyond a million', async () => {
    await server.query(`select setval('order_number', greatest(nextval('order_number'), 1000000))`);
    const parcels = await shipment([{ code: `Z${unique()}` }]);
    expect(parcels.id).toMatch(/^[A-Z]+\d{11}$/);
    for (const code of [`${parcels.id}-1`, `X${parcels.id}`])
      expect(await reasonsOf((await announce(code)).id, 'order', parcels.id)).toContain('number');
  });

  test('is a purchase that was ordered and has no parcel yet, until it has one', async () => {
    const { order } = await paidOrder(crew);
    const purchase = await orderedPurchase(crew, order);
    const { id } = await announce();
    expect(await reasonsOf(id, 'purchase', purchase.id)).toEqual(['waiting']);
    await attach(purchase.id, (await announce()).id);
    expect(await reasonsOf(id, 'purchase', purchase.id)).toBeUndefined();
  });

  test('exclude purchases for payees, which have no goods', async () => {
    const { id: customer_id } = await makeCustomer(crew);
    const payees = [{ supplier_id: await makeSupplier(crew), amount: '5000' }];
    const made = await done(crew.sale('POST', 'order/payments', { customer_id, payees }), 201);
    await approve(crew, made.id);
    const [{ purchase_id }] = (await done(crew.sale('GET', `orders/${made.id}`))).payees;
    expect(await reasonsOf((await announce()).id, 'purchase', purchase_id)).toBeUndefined();
  });

  test('include shipment orders of the customer who announced it', async () => {
    const parcels = await shipment([{ code: unique() }]);
    const { id } = await announce(unique(), crew.sale);
    expect(await reasonsOf(id, 'order', parcels.id)).toEqual(['announced']);
  });

  test('are empty once it is attached, and exclude cancelled documents', async () => {
    const { order } = await paidOrder(crew);
    const purchase = await orderedPurchase(crew, order);
    const { id } = await announce();
    await attach(purchase.id, id);
    expect(await suggestionsFor(id)).toEqual([]);
    await done(crew.purchase('PUT', `purchases/${purchase.id}/detach-tracking`, { tracking_id: id }), 200);
    expect(await reasonsOf(id, 'purchase', purchase.id)).toEqual(['waiting']);
    await done(crew.purchase('PUT', `purchases/${purchase.id}/cancel`), 200);
    expect(await reasonsOf(id, 'purchase', purchase.id)).toBeUndefined();
  });

  test('are restricted to readable documents', async () => {
    const { id } = await announce();
    const role = await makeRole(server, [line('tracking', 'organization', 'R')]);
    const { call } = await makeAccount(server, role);
    expect(await suggestionsFor(id, call)).toEqual([]);
    await refused(
      (await stranger(server, 'purchase'))('GET', `order/trackings/${id}/suggestions`),
      'not_found',
    );
    await refused(crew.purchase('GET', 'order/trackings/999999/suggestions'), 'not_found');
  });
});

describe('whether a tracking belongs to anything', () => {
  const claims = async (id: number) =>
    (await server.query('select claims, claimed from trackings where id = $1', [id]))[0];

  test('follow documents that attach and detach it', async () => {
    const { id } = await announce();
    expect(await claims(id)).toEqual({ claims: 0, claimed: false });
    const [one, other] = [await purchaseWithParcel(), await purchaseWithParcel()];
    await Promise.all([attach(one.purchase.id, id), attach(other.purchase.id, id)]);
    await attach(one.purchase.id, id);
    expect(await claims(id)).toEqual({ claims: 2, claimed: true });
    const detach = (purchase: { id: number }) =>
      done(crew.purchase('PUT', `purchases/${purchase.id}/detach-tracking`, { tracking_id: id }), 200);
    await Promise.all([detach(one.purchase), detach(other.purchase)]);
    expect(await claims(id)).toEqual({ claims: 0, claimed: false });
    const parcels = await shipment([{ code: unique() }]);
    const [{ id: parcel }] = parcels.trackings;
    expect(await claims(parcel)).toEqual({ claims: 1, claimed: true });
    await done(
      crew.sale('PUT', `order/shipments/${parcels.id}/detach-tracking`, { tracking_id: parcel }),
      200,
    );
    expect(await claims(parcel)).toEqual({ claims: 0, claimed: false });
  });
});
