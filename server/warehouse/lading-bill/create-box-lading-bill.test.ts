import { describe, expect, test } from 'vitest';
import {
  attach,
  billedBox,
  HANOI,
  makeBill,
  makeContainer,
  MATSUDO,
  own,
  ownedBox,
  packBox,
  shippedBill,
  statuses,
} from '../../../tests/main-job/boxes.ts';
import { approvedOrder } from '../../../tests/main-job/goods.ts';
import { done, makeCustomer, usePeople } from '../../../tests/main-job/main-job.ts';
import { logOf } from '../../../tests/support/change-log.ts';
import { expectBooksInOrder } from '../../../tests/support/invariants.ts';
import { refused } from '../../../tests/support/refused.ts';
import { stranger } from '../../../tests/support/other-callers.ts';
import { useTestServer, type Caller } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);

const add = (bill: any, box: any, order: any, quantity: number, caller: Caller = crew.warehouse) =>
  caller('POST', 'box-lading-bills', {
    lading_bill_id: bill.id,
    box_id: box.id,
    order_id: order.id,
    quantity,
  });

describe('adding boxes to a bill', () => {
  test('measures and rates it', async () => {
    const { customer, order, box } = await ownedBox(crew, 2);
    const empty = await makeBill(crew, customer);
    const bill = await done(add(empty, box, order, 1), 201);
    expect(bill).toMatchObject({
      quantity: 1,
      volume: '0.096',
      weight: '12.4',
      volumetric_weight: '33.6',
      freight_rate: '50000',
      freight_charge: '1680000',
      pivot_boxes: [{ box_id: box.id, order_id: order.id, quantity: 1, quantity_of_owner: 2 }],
    });
    expect(await logOf(server, 'lading_bill', bill.id)).toContainEqual({
      type_id: 'write',
      content: { box_id: box.id, order_id: order.id, added: 1 },
    });
  });

  test('adds more of the same box to its line', async () => {
    const { customer, order, box } = await ownedBox(crew, 2);
    const bill = await makeBill(crew, customer);
    await done(add(bill, box, order, 1), 201);
    expect((await done(add(bill, box, order, 1), 201)).pivot_boxes).toMatchObject([{ quantity: 2 }]);
    await expectBooksInOrder(server);
  });

  test('shares the freight among its orders by their measures', async () => {
    const { customer, order, box, bill } = await billedBox(crew, 1);
    const second = await done(
      crew.sale('POST', 'order/retails', {
        customer_id: customer,
        shipment_method_id: 'sea',
        items: [{ product_id: order.items[0].product_id, price: '1', quantity: '1' }],
      }),
      201,
    );
    await done(crew.sale('PUT', `orders/${second.id}/approve`), 200);
    const other = await packBox(crew, { duplicate: 3 });
    await done(own(crew, other, second, 3), 201);
    const { freight_charge, shares } = await done(add(bill, other, second, 3), 201);
    expect(box.id).not.toBe(other.id);
    expect(freight_charge).toBe('6048000');
    expect(shares.map(({ total }: { total: string }) => total)).toEqual(['1512000', '4536000']);
    await expectBooksInOrder(server);
  });
});

describe('adding boxes to a bill is refused', () => {
  test('beyond what the order owns, over all bills, and not at that number', async () => {
    const { customer, order, box } = await ownedBox(crew, 2);
    const [first, second] = [await makeBill(crew, customer), await makeBill(crew, customer)];
    const { details } = await refused(add(first, box, order, 3), 'over_owned', 'quantity');
    expect(details).toEqual({ maximum: 2 });
    await done(add(first, box, order, 1), 201);
    await refused(add(second, box, order, 2), 'over_owned', 'quantity');
    await done(add(second, box, order, 1), 201);
  });

  test('in another area, which is named', async () => {
    const { customer, order, box } = await ownedBox(crew, 2, { area_id: MATSUDO });
    const { details, message } = await refused(
      add(await makeBill(crew, customer), box, order, 1),
      'box_in_other_area',
      'box_id',
    );
    expect(details).toEqual({ area: 'Matsudo', wanted: 'Narita', there: 0 });
    expect(message).toContain('Matsudo');
    const bill = await makeBill(crew, customer, { from_area_id: MATSUDO });
    expect(await done(add(bill, box, order, 2), 201)).toMatchObject({ quantity: 2 });
    await expectBooksInOrder(server);
  });

  test('on a bill whose origin is its destination', async () => {
    const { customer, order, box } = await ownedBox(crew, 1);
    const back = await makeBill(crew, customer, { from_area_id: HANOI, to_area_id: 1 });
    await refused(add(back, box, order, 1), 'box_in_other_area', 'box_id');
  });

  test('on the bill of another customer', async () => {
    const { order, box } = await ownedBox(crew);
    const bill = await makeBill(crew, (await makeCustomer(crew)).id);
    await refused(add(bill, box, order, 1), 'order_of_other_customer', 'order_id');
  });

  test('for boxes that the order does not own', async () => {
    const { customer, order } = await approvedOrder(crew);
    const bill = await makeBill(crew, customer);
    await refused(add(bill, await packBox(crew), order, 1), 'unknown_reference', 'box_id');
  });

  test('on bills that are unknown or of another organization', async () => {
    const { order, box, bill } = await billedBox(crew);
    await refused(add({ id: 999_999 }, box, order, 1), 'unknown_reference', 'lading_bill_id');
    const elsewhere = await stranger(server, 'warehouse');
    await refused(add(bill, box, order, 1, elsewhere), 'unknown_reference', 'lading_bill_id');
  });

  test('once its container is cut off', async () => {
    const { order, box, bill } = await shippedBill(crew);
    await refused(add(bill, box, order, 1), 'bill_is_locked');
  });

  test('to one of two concurrent calls that put the last box on different bills', async () => {
    const { customer, order, box } = await ownedBox(crew, 1);
    const bills = [await makeBill(crew, customer), await makeBill(crew, customer)];
    await done(attach(crew, await makeContainer(crew), bills[0].id), 200);
    expect(statuses(await Promise.all(bills.map((bill) => add(bill, box, order, 1))))).toEqual([201, 422]);
    await expectBooksInOrder(server);
  });
});
