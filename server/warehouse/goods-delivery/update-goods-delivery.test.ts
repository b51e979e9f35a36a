import { describe, expect, test } from 'vitest';
import { actionOf, HANOI, makeDelivery, waitingDelivery } from '../../../tests/main-job/boxes.ts';
import { done, makeCustomer, usePeople } from '../../../tests/main-job/main-job.ts';
import { logOf } from '../../../tests/support/change-log.ts';
import { refused } from '../../../tests/support/refused.ts';
import { colleague, stranger } from '../../../tests/support/other-callers.ts';
import { useTestServer, type Caller } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);

const update = (id: number, body: object, caller: Caller = crew.warehouse, headers = {}) =>
  caller('PUT', `goods-deliveries/${id}`, body, { headers });
const empty = async () =>
  done(crew.warehouse('POST', 'goods-deliveries', { customer_id: (await makeCustomer(crew)).id }), 201);

describe('changing a delivery that waits', () => {
  test('gives it a carrier and a place, and takes them away again', async () => {
    const { id, customer_id } = await empty();
    const { place_of_delivery_id } = await makeDelivery(crew, customer_id);
    expect(await done(update(id, { delivery_partner_id: 2, place_of_delivery_id }), 200)).toMatchObject({
      delivery_partner: { id: 2 },
      place_of_delivery_id,
    });
    expect(await done(update(id, { delivery_partner_id: null }), 200)).toMatchObject({
      delivery_partner_id: null,
      place_of_delivery_id,
    });
  });

  test('takes an address, step and note in one call', async () => {
    const { delivery } = await waitingDelivery(crew, 1);
    const { data } = await done(crew.admin('GET', `addresses?filter[user_id]=${delivery.customer_id}`));
    const body = { address_id: data[0].id, note: 'Gọi trước', status_id: 'shipping' };
    expect(await done(update(delivery.id, body), 200)).toMatchObject({
      status_id: 'shipping',
      note: 'Gọi trước',
      area_id: HANOI,
    });
    expect((await logOf(server, 'goods_delivery', delivery.id)).at(-1)).toEqual({
      type_id: 'write',
      content: body,
    });
  });
});

describe('a delivery that has left', () => {
  test('accepts notes, but no other carrier or place', async () => {
    const { delivery } = await waitingDelivery(crew, 1);
    const shipping = await done(update(delivery.id, { status_id: 'shipping' }), 200);
    expect(actionOf(shipping, 'update')).toMatchObject({ allowed: false, reason: 'delivery_wrong_state' });
    expect((await done(update(delivery.id, { note: 'Trễ' }), 200)).note).toBe('Trễ');
    const { details } = await refused(
      update(delivery.id, { delivery_partner_id: 2 }),
      'delivery_wrong_state',
    );
    expect(details).toEqual({ status_id: 'shipping', wanted: 'waiting_shipment' });
  });
});

describe('changing a delivery is refused', () => {
  test('for carriers and places that are unknown or of another organization', async () => {
    const { id } = await empty();
    const other = await makeDelivery(crew, (await makeCustomer(crew)).id);
    await refused(update(id, { delivery_partner_id: 999 }), 'unknown_reference', 'delivery_partner_id');
    await refused(
      update(id, { place_of_delivery_id: other.place_of_delivery_id }),
      'unknown_reference',
      'place_of_delivery_id',
    );
  });

  test('with an outdated version, and to callers who cannot read it', async () => {
    const { id, version } = await empty();
    await refused(
      update(id, { note: 'x' }, crew.warehouse, { 'if-match': `"${version + 1}"` }),
      'stale_version',
    );
    await refused(update(id, { note: 'x' }, await stranger(server, 'warehouse')), 'not_found');
    await refused(update(id, { note: 'x' }, await colleague(server, 'sale')), 'not_found');
  });
});
