import { describe, expect, test } from 'vitest';
import { makeBill, MATSUDO, own, ownedBox, packBox } from '../../../tests/main-job/boxes.ts';
import { done, usePeople } from '../../../tests/main-job/main-job.ts';
import { expectBooksInOrder } from '../../../tests/support/invariants.ts';
import { refused } from '../../../tests/support/refused.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);

/** An order that owns boxes of two numbers, and an empty bill of its customer. */
async function twoBoxes(fields: object = {}) {
  const { customer, order, box } = await ownedBox(crew, 2);
  const other = await packBox(crew, { duplicate: 1, ...fields });
  await done(own(crew, other, order, 1), 201);
  const line = (one: any, quantity: number) => ({ box_id: one.id, order_id: order.id, quantity });
  return { bill: await makeBill(crew, customer), box, other, line };
}
const add = (bill: any, boxes: readonly object[], query = '', caller = crew.warehouse) =>
  caller('POST', `box-lading-bills/several${query}`, { lading_bill_id: bill.id, boxes });
const read = (bill: any) => done(crew.warehouse('GET', `lading-bills/${bill.id}`));

describe('adding several boxes to a bill', () => {
  test('rates them together', async () => {
    const { bill, box, other, line } = await twoBoxes();
    const made = await done(add(bill, [line(box, 2), line(other, 1)]), 201);
    expect(made).toMatchObject({ quantity: 3, volume: '0.288' });
    expect(made.pivot_boxes).toHaveLength(2);
    await expectBooksInOrder(server);
  });

  test('sums the quantities of a box named twice', async () => {
    const { bill, box, line } = await twoBoxes();
    expect((await done(add(bill, [line(box, 1), line(box, 1)]), 201)).pivot_boxes).toMatchObject([
      { quantity: 2 },
    ]);
  });

  test('answers the cost without writing in a preview', async () => {
    const { bill, box, line } = await twoBoxes();
    expect((await done(add(bill, [line(box, 1)], '?preview=1'), 200)).freight_charge).toBe('1680000');
    expect((await read(bill)).quantity).toBe(0);
  });
});

describe('is refused, and the bill stays empty', () => {
  test('when one exceeds its quantity, is in another area, of another customer or unknown', async () => {
    const { bill, box, other, line } = await twoBoxes({ area_id: MATSUDO });
    const stranger = await ownedBox(crew, 1);
    const theirs = { box_id: stranger.box.id, order_id: stranger.order.id, quantity: 1 };
    await refused(add(bill, [line(box, 1), line(box, 2)]), 'over_owned', 'boxes.1.quantity');
    await refused(add(bill, [line(box, 1), line(other, 1)]), 'box_in_other_area', 'boxes.1.box_id');
    await refused(add(bill, [line(box, 1), theirs]), 'order_of_other_customer', 'boxes.1.order_id');
    await refused(add(bill, [line({ id: 999_999 }, 1)]), 'unknown_reference', 'boxes.0.box_id');
    await refused(add({ id: 999_999 }, [line(box, 1)]), 'unknown_reference', 'lading_bill_id');
    expect((await read(bill)).quantity).toBe(0);
  });

  test('without the right, and without any box', async () => {
    const { bill, box, line } = await twoBoxes();
    await refused(add(bill, [line(box, 1)], '', crew.customer), 'forbidden');
    await refused(add(bill, []), 'invalid_fields', 'boxes');
  });
});
