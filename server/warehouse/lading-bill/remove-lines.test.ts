import { describe, expect, test } from 'vitest';
import {
  attach,
  loadedBill,
  makeBill,
  makeContainer,
  own,
  ownedBox,
  packBox,
  scan,
  shippedBill,
  statuses,
} from '../../../tests/main-job/boxes.ts';
import { done, usePeople } from '../../../tests/main-job/main-job.ts';
import { logOf } from '../../../tests/support/change-log.ts';
import { expectBooksInOrder } from '../../../tests/support/invariants.ts';
import { refused } from '../../../tests/support/refused.ts';
import { stranger } from '../../../tests/support/other-callers.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);

/** A bill with three lines of an order: two boxes, one, and one. */
async function threeLines() {
  const { customer, order, box } = await ownedBox(crew, 2);
  const others = [await packBox(crew, { duplicate: 1 }), await packBox(crew, { duplicate: 1 })];
  for (const other of others) await done(own(crew, other, order, 1), 201);
  const { id } = await makeBill(crew, customer);
  const boxes = [
    { box_id: box.id, order_id: order.id, quantity: 2 },
    ...others.map((other) => ({ box_id: other.id, order_id: order.id, quantity: 1 })),
  ];
  const bill = await done(
    crew.warehouse('POST', 'box-lading-bills/several', { lading_bill_id: id, boxes }),
    201,
  );
  return { order, box, others, bill, boxes, lines: bill.pivot_boxes.map((line: any) => line.id) as number[] };
}
const takeOff = (lading_bill_id: number, lines: readonly number[], query = '', caller = crew.warehouse) =>
  caller('DELETE', `box-lading-bills/several${query}`, { lading_bill_id, lines });
const read = (id: number) => done(crew.warehouse('GET', `lading-bills/${id}`));

describe('removing several lines from a bill', () => {
  test('rates the rest, and the order is charged for that', async () => {
    const { order, box, bill, lines } = await threeLines();
    const left = await done(takeOff(bill.id, lines.slice(0, 2)), 200);
    expect(left).toMatchObject({ quantity: 1, volume: '0.096', pivot_boxes: [{ id: lines[2] }] });
    expect(left.shares).toMatchObject([{ order_id: order.id, total: left.freight_charge }]);
    expect((await done(crew.sale('GET', `orders/${order.id}`))).shipping_fee).toBe(left.freight_charge);
    expect(await logOf(server, 'lading_bill', bill.id)).toContainEqual({
      type_id: 'write',
      content: { box_id: box.id, order_id: order.id, removed: 2 },
    });
    await expectBooksInOrder(server);
  });

  test('answers what would remain without writing in a preview', async () => {
    const { bill, lines } = await threeLines();
    expect(await done(takeOff(bill.id, lines, '?preview=1'), 200)).toMatchObject({
      quantity: 0,
      freight_charge: '0',
    });
    expect(await read(bill.id)).toMatchObject({ quantity: 4, freight_charge: bill.freight_charge });
  });

  test('leaves a refund due where the freight was recorded as receivable', async () => {
    const { bill, lines } = await threeLines();
    await done(crew.accounting('PUT', `lading-bills/${bill.id}`, { action_debit: true }), 200);
    const left = await done(takeOff(bill.id, lines), 200);
    expect(left).toMatchObject({
      freight_charge: '0',
      freight_charge_unsolved: `-${bill.freight_charge}`,
    });
    await expectBooksInOrder(server);
  });

  test('is undone by adding them again: the bill costs the same as before', async () => {
    const { bill, boxes, lines } = await threeLines();
    await done(takeOff(bill.id, lines), 200);
    const again = { lading_bill_id: bill.id, boxes };
    expect(await done(crew.warehouse('POST', 'box-lading-bills/several', again), 201)).toMatchObject({
      quantity: 4,
      freight_charge: bill.freight_charge,
    });
    await expectBooksInOrder(server);
  });

  test('removes a line named twice once', async () => {
    const { bill, lines } = await threeLines();
    expect((await done(takeOff(bill.id, [lines[0]!, lines[0]!]), 200)).quantity).toBe(2);
  });
});

describe('removing several lines from a bill is refused, and none is removed', () => {
  test('where boxes of one are loaded, which is named', async () => {
    const { bill, others, lines } = await threeLines();
    const container = await makeContainer(crew);
    await done(attach(crew, container, bill.id), 200);
    await done(scan(crew, 'out', container, others[0], 1), 201);
    const reply = await refused(takeOff(bill.id, lines), 'bill_is_loaded');
    expect(reply.details).toMatchObject({ box_id: others[0].id });
    expect(reply.message).toContain(String(others[0].id));
    expect((await read(bill.id)).quantity).toBe(4);
    expect((await done(takeOff(bill.id, [lines[0]!, lines[2]!]), 200)).quantity).toBe(1);
    await expectBooksInOrder(server);
  });

  test('once its container is cut off', async () => {
    const { bill, line } = await shippedBill(crew);
    await refused(takeOff(bill.id, [line.id]), 'bill_is_locked');
  });

  test('a second time, with a line of another bill, or an unknown one', async () => {
    const { bill, lines } = await threeLines();
    const other = await loadedBill(crew);
    await refused(takeOff(bill.id, [lines[0]!, other.line.id]), 'unknown_reference', 'lines.1');
    await refused(takeOff(bill.id, [lines[0]!, 999_999]), 'unknown_reference', 'lines.1');
    expect((await read(bill.id)).quantity).toBe(4);
    await done(takeOff(bill.id, lines), 200);
    await refused(takeOff(bill.id, lines), 'unknown_reference', 'lines.0');
  });

  test('without a bill, without lines, from another organization, and without the right', async () => {
    const { bill, lines } = await threeLines();
    await refused(takeOff(999_999, lines), 'unknown_reference', 'lading_bill_id');
    await refused(takeOff(bill.id, []), 'invalid_fields', 'lines');
    const elsewhere = await stranger(server, 'warehouse');
    await refused(takeOff(bill.id, lines, '', elsewhere), 'unknown_reference', 'lading_bill_id');
    await refused(takeOff(bill.id, lines, '', crew.customer), 'forbidden');
    expect((await read(bill.id)).quantity).toBe(4);
  });

  test('to one of two concurrent calls that take the same lines', async () => {
    const { bill, lines } = await threeLines();
    const replies = await Promise.all([takeOff(bill.id, lines), takeOff(bill.id, lines)]);
    expect(statuses(replies)).toEqual([200, 422]);
    expect((await read(bill.id)).quantity).toBe(0);
    await expectBooksInOrder(server);
  });
});
