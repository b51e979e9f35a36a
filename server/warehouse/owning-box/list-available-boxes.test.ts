import { describe, expect, test } from 'vitest';
import {
  arrivedBill,
  billedBox,
  makeDelivery,
  ownedBox,
  putOn,
  shippedBill,
} from '../../../tests/main-job/boxes.ts';
import { done, usePeople } from '../../../tests/main-job/main-job.ts';
import { refused } from '../../../tests/support/refused.ts';
import { stranger } from '../../../tests/support/other-callers.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);

const available = async (type: 'lading_bill' | 'goods_delivery', filter: string, caller = crew.warehouse) =>
  (await done(caller('GET', `owning-boxes-available?type=${type}&${filter}`))).data;

describe('boxes available for a bill', () => {
  test('are those that a customer’s orders own and no bill carries', async () => {
    const { customer, box } = await ownedBox(crew, 2);
    expect(await available('lading_bill', `customer_id=${customer}`)).toMatchObject([
      { box_id: box.id, available_quantity: 2, volume: '96000', tags: [] },
    ]);
  });

  test('exclude those on bills, and are none when all are', async () => {
    const { customer, line } = await billedBox(crew, 2);
    expect(await available('lading_bill', `customer_id=${customer}`)).toEqual([]);
    await done(crew.warehouse('PUT', `box-lading-bills/${line.id}`, { quantity: 1 }), 200);
    expect(await available('lading_bill', `customer_id=${customer}`)).toMatchObject([
      { available_quantity: 1, quantity_in_lading_bills: 1 },
    ]);
  });

  test('are filtered by order', async () => {
    const { order, box } = await ownedBox(crew, 1);
    expect(await available('lading_bill', `order_id=${order.id}`)).toMatchObject([{ box_id: box.id }]);
    expect(await available('lading_bill', 'order_id=none')).toEqual([]);
  });

  test('exclude those removed from their order', async () => {
    const { order, owner } = await ownedBox(crew, 1);
    await done(crew.warehouse('POST', `functions/cancel-distributed/${owner.id}`), 200);
    expect(await available('lading_bill', `order_id=${order.id}`)).toEqual([]);
  });
});

describe('boxes available for a delivery', () => {
  test('are those that have arrived and are on no delivery', async () => {
    const { customer, box, order } = await arrivedBill(crew, 2);
    expect(await available('goods_delivery', `customer_id=${customer}`)).toMatchObject([
      { box_id: box.id, available_quantity: 2, quantity_of_owner_in_area: 2 },
    ]);
    const delivery = await makeDelivery(crew, customer);
    await done(putOn(crew, delivery, box, order, 1), 201);
    expect(await available('goods_delivery', `customer_id=${customer}`)).toMatchObject([
      { available_quantity: 1, quantity_in_goods_deliveries: 1 },
    ]);
    await done(crew.warehouse('PUT', `goods-deliveries/${delivery.id}`, { status_id: 'cancelled' }), 200);
    expect(await available('goods_delivery', `customer_id=${customer}`)).toMatchObject([
      { available_quantity: 2 },
    ]);
  });

  test('are none before they arrive', async () => {
    const { customer } = await shippedBill(crew, 1);
    expect(await available('goods_delivery', `customer_id=${customer}`)).toEqual([]);
  });
});

describe('available boxes', () => {
  test('of other organizations are hidden', async () => {
    const { order } = await ownedBox(crew, 1);
    expect(await available('lading_bill', `order_id=${order.id}`, crew.customer)).toEqual([]);
    expect(
      await available('lading_bill', `order_id=${order.id}`, await stranger(server, 'warehouse')),
    ).toEqual([]);
  });

  test('need a known purpose', async () => {
    await refused(crew.warehouse('GET', 'owning-boxes-available?type=auction'), 'invalid_fields', 'type');
  });
});
