import { describe, expect, test } from 'vitest';
import { own, packBox } from '../../../tests/main-job/boxes.ts';
import { approve, done, makeCustomer, TODAY, unique, usePeople } from '../../../tests/main-job/main-job.ts';
import { expectBooksInOrder } from '../../../tests/support/invariants.ts';
import { refused } from '../../../tests/support/refused.ts';
import { adminElsewhere } from '../../../tests/support/other-callers.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);

async function shipment(trackings: object[] = [{ code: unique() }], extras: object = {}) {
  const { id: customer_id } = await makeCustomer(crew);
  return done(crew.sale('POST', 'order/shipments', { customer_id, trackings, ...extras }), 201);
}
const announce = async (code = unique()) => done(crew.sale('POST', 'order/trackings', { code }), 201);
const attach = (id: string, tracking_id: string | number, caller = crew.sale) =>
  caller('PUT', `order/shipments/${id}/attach-tracking`, { tracking_id, note: 'giày' });
const detach = (id: string, tracking_id: string | number) =>
  crew.sale('PUT', `order/shipments/${id}/detach-tracking`, { tracking_id });
async function comeIn(tracking_code: string) {
  const inbound = { tracking_code, quantity: 1, arrival_date: TODAY };
  const sfa = await done(crew.warehouse('POST', 'sfas', inbound), 201);
  await done(crew.warehouse('POST', 'sfa-receipts', { sfa_id: sfa.id, packages: 1, items: [] }), 201);
  return sfa;
}
const read = (id: string) => done(crew.sale('GET', `orders/${id}?append=related_trackings`));
const codesOf = (rows: { code: string }[]) => rows.map(({ code }) => code);

describe('a new shipment order', () => {
  test('names its parcels; missing codes are generated', async () => {
    const known = await announce();
    const fresh = unique();
    const order = await shipment(
      [{ code: known.code.toLowerCase() }, { code: fresh, note: 'áo' }, { code: '' }],
      { special_declaration: '12000', sender_name: 'Tanaka' },
    );
    expect(codesOf(order.trackings)).toEqual([known.code, fresh, expect.stringMatching(/^HKB\d{8}$/)]);
    expect(order).toMatchObject({ type_id: 'shipment', purchase_cost: '0', special_declaration: '12000' });
    const answer = await read(order.id);
    expect(codesOf(answer.related_trackings).toSorted()).toEqual(codesOf(order.trackings).toSorted());
    const { related_trackings: _, ...plain } = answer;
    expect(plain).toEqual(order);
    const { data } = await done(crew.sale('GET', `orders?filter[by_tracking_code]=${fresh.toLowerCase()}`));
    expect(data.map(({ id }: { id: string }) => id)).toEqual([order.id]);
  });

  test('refuses parcels of another order, and duplicates', async () => {
    const first = await shipment();
    const { code } = first.trackings[0];
    const { id: customer_id } = await makeCustomer(crew);
    const create = (trackings: object[]) => crew.sale('POST', 'order/shipments', { customer_id, trackings });
    const body = await refused(create([{ code }]), 'tracking_attached');
    expect(body.details).toEqual({ code, order_id: first.id });
    const twice = unique();
    await refused(create([{ code: twice }, { code: ` ${twice}-` }]), 'tracking_attached');
    await refused(create([{ code: '--' }]), 'invalid_fields', 'trackings.0.code');
    await refused(crew.sale('POST', 'order/shipments', { customer_id, items: [] }), 'unknown_field');
  });
});

describe('attaching a parcel', () => {
  test('is by id or code, once', async () => {
    const { id, trackings } = await shipment([]);
    expect(trackings).toEqual([]);
    const one = await announce();
    const order = await done(attach(id, one.id));
    expect(order.trackings).toMatchObject([{ id: one.id, code: one.code, note: 'giày', received_at: null }]);
    await refused(attach(id, one.code), 'tracking_attached');
    await refused(attach((await shipment([])).id, one.code), 'tracking_attached');
  });

  test('can be taken from a cancelled order', async () => {
    const old = await shipment();
    await done(crew.sale('PUT', `orders/${old.id}/cancel`, { confirm: true }));
    const { id } = await shipment([]);
    const { code } = old.trackings[0];
    expect(codesOf((await done(attach(id, code))).trackings)).toEqual([code]);
    expect((await read(old.id)).trackings).toEqual([]);
  });

  test('is attached to one of two concurrent requests', async () => {
    const [a, b, parcel] = await Promise.all([shipment([]), shipment([]), announce()]);
    const both = await Promise.all([attach(a.id, parcel.id), attach(b.id, parcel.id)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  test('is refused for unknown ones, other order types, and without permission', async () => {
    const { id } = await shipment([]);
    const { id: parcel } = await announce();
    await refused(attach(id, 'NOSUCHCODE'), 'unknown_reference', 'tracking_id');
    await refused(attach('OR2611000001', parcel), 'not_found');
    await refused(attach(id, parcel, crew.customer), 'forbidden');
    await refused(attach(id, parcel, await adminElsewhere(server)), 'not_found');
    await done(crew.sale('PUT', `orders/${id}/cancel`, { confirm: true }));
    await refused(attach(id, parcel), 'order_is_cancelled');
  });
});

describe('detaching a parcel', () => {
  test('can be detached until it arrives', async () => {
    const { id, trackings } = await shipment();
    const { code } = trackings[0];
    expect((await done(detach(id, code))).trackings).toEqual([]);
    await refused(detach(id, code), 'unknown_reference', 'tracking_id');
    await done(attach(id, code));
    await comeIn(code);
    await refused(detach(id, code), 'tracking_received');
    await refused(detach(id, 'NOSUCHCODE'), 'unknown_reference', 'tracking_id');
  });
});

describe('a shipment order has arrived', () => {
  test('once each parcel has arrived and a box is assigned', async () => {
    const order = await shipment([{ code: unique() }, { code: unique() }]);
    await approve(crew, order.id);
    const [first, second] = codesOf(order.trackings);
    await comeIn(first!);
    const step = async () =>
      (await read(order.id)).progress.find(({ id }: { id: string }) => id === 'receive_jp');
    expect((await read(order.id)).trackings.map(({ checked }: any) => checked)).toEqual([true, false]);
    expect(await step()).toMatchObject({
      done: false,
      percent: 50,
      missing: ['parcels_to_receive', 'boxes_to_own'],
    });
    const sfa = await comeIn(second!);
    expect(await step()).toMatchObject({ done: false, missing: ['boxes_to_own'] });
    await done(
      own(crew, await packBox(crew, { sfa_id: sfa.id, products: [], packed: false }), order, 1),
      201,
    );
    expect(await step()).toMatchObject({ done: true });
    expect((await read(order.id)).status_id).toBe('CompletedReceiveJp');
    await expectBooksInOrder(server);
  });
});

describe('an order without remaining parcels', () => {
  test('is deleted with its parcels, which are free again', async () => {
    const { id, trackings } = await shipment([{ code: unique() }], { sender_tel: '0312345678' });
    expect((await crew.admin('DELETE', `order/shipments/${id}`)).status).toBe(204);
    const { id: other } = await shipment([]);
    await done(attach(other, trackings[0].code));
  });
});
