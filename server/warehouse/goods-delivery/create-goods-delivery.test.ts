import { beforeAll, describe, expect, test } from 'vitest';
import { actionOf, HANOI, makeDelivery, NARITA } from '../../../tests/main-job/boxes.ts';
import { done, makeCustomer, usePeople } from '../../../tests/main-job/main-job.ts';
import { logOf } from '../../../tests/support/change-log.ts';
import { refused } from '../../../tests/support/refused.ts';
import { stranger } from '../../../tests/support/other-callers.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);
let customer: number;
beforeAll(async () => {
  customer = (await makeCustomer(crew)).id;
});

const create = (body: object = {}) =>
  crew.warehouse('POST', 'goods-deliveries', { customer_id: customer, ...body });

describe('making a delivery', () => {
  test('waits in the destination for boxes, carrier and place', async () => {
    const made = await done(create(), 201);
    expect(made).toMatchObject({
      customer_id: customer,
      area_id: HANOI,
      status_id: 'waiting_shipment',
      quantity: 0,
      pivot_boxes: [],
    });
    expect(actionOf(made, 'ship')).toEqual({
      key: 'ship',
      allowed: false,
      reason: 'delivery_without_boxes',
      missing: ['delivery_without_boxes', 'delivery_without_carrier', 'delivery_without_place'],
    });
    expect(actionOf(made, 'receive')).toMatchObject({ allowed: false, reason: 'delivery_wrong_state' });
    expect(actionOf(made, 'update')).toMatchObject({ allowed: true });
  });

  test('numbers it by month, one after the other', async () => {
    const [first, second] = [await done(create(), 201), await done(create(), 201)];
    expect(first.name).toMatch(/^GD\d{9}$/);
    expect(Number(second.name.slice(2)) - Number(first.name.slice(2))).toBe(1);
  });

  test('copies the address, so that the address book may change', async () => {
    const delivery = await makeDelivery(crew, customer);
    expect(delivery.place_of_delivery).toMatchObject({
      consignee: 'Nguyễn Văn Khách',
      address: '12 Tràng Tiền',
    });
    const { data } = await done(crew.admin('GET', `addresses?filter[user_id]=${customer}`));
    await done(crew.admin('PUT', `addresses/${data[0].id}`, { address_detail: 'Đà Nẵng' }), 200);
    const { place_of_delivery } = await done(crew.warehouse('GET', `goods-deliveries/${delivery.id}`));
    expect(place_of_delivery.address).toBe('12 Tràng Tiền');
  });

  test('takes a place of an earlier delivery of the same customer', async () => {
    const { place_of_delivery_id } = await makeDelivery(crew, customer);
    expect(await done(create({ place_of_delivery_id }), 201)).toMatchObject({ place_of_delivery_id });
  });

  test('is written to the change log, and is seen by its customer', async () => {
    const { id: somebody, email } = await makeCustomer(crew);
    const { id } = await makeDelivery(crew, somebody);
    expect(await logOf(server, 'goods_delivery', id)).toMatchObject([{ type_id: 'created' }]);
    const itself = server.with(await server.signIn(email));
    expect((await done(itself('GET', 'goods-deliveries'))).data).toMatchObject([{ id }]);
    await refused(crew.customer('GET', `goods-deliveries/${id}`), 'not_found');
    await refused((await stranger(server, 'warehouse'))('GET', `goods-deliveries/${id}`), 'not_found');
  });
});

describe('making a delivery is refused', () => {
  const wrong: [field: string, value: unknown][] = [
    ['customer_id', 1],
    ['delivery_partner_id', 999],
    ['place_of_delivery_id', 999_999],
    ['address_id', 999_999],
    ['area_id', NARITA],
  ];
  test.for(wrong)('with %s %s', async ([field, value]) => {
    await refused(create({ [field]: value }), 'unknown_reference', field);
  });

  test('to the address or place of another customer', async () => {
    const { id: other } = await makeCustomer(crew);
    const { place_of_delivery_id } = await makeDelivery(crew, other);
    const { data } = await done(crew.admin('GET', `addresses?filter[user_id]=${other}`));
    await refused(create({ address_id: data[0].id }), 'unknown_reference', 'address_id');
    await refused(create({ place_of_delivery_id }), 'unknown_reference', 'place_of_delivery_id');
  });
});
