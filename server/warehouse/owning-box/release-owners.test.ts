import { describe, expect, test } from 'vitest';
import { billedBox, own, ownedBox, packBox } from '../../../tests/main-job/boxes.ts';
import { approvedOrder } from '../../../tests/main-job/goods.ts';
import { done, usePeople } from '../../../tests/main-job/main-job.ts';
import { expectBooksInOrder } from '../../../tests/support/invariants.ts';
import { refused } from '../../../tests/support/refused.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);

const cancel = (order: any, confirm = true) => crew.sale('PUT', `orders/${order.id}/cancel`, { confirm });
const freeOf = async (box: any): Promise<number> =>
  (await done(crew.warehouse('GET', `boxes/${box.id}`))).free_quantity;

describe('cancelling an order', () => {
  test('frees all its boxes', async () => {
    const { order, box } = await ownedBox(crew, 2);
    const other = await packBox(crew, { duplicate: 3 });
    await done(own(crew, other, order, 1), 201);
    await done(cancel(order), 200);
    expect([await freeOf(box), await freeOf(other)]).toEqual([2, 3]);
    const { data } = await done(crew.warehouse('GET', `owning-boxes?filter[order_id]=${order.id}`));
    expect(data).toMatchObject([
      { quantity: 0, is_cancel_distributed: true },
      { quantity: 0, is_cancel_distributed: true },
    ]);
    await expectBooksInOrder(server);
  });

  test('leaves the boxes that other orders own', async () => {
    const [first, second] = [await approvedOrder(crew), await approvedOrder(crew)];
    const box = await packBox(crew, { duplicate: 3 });
    await done(own(crew, box, first.order, 1), 201);
    const kept = await done(own(crew, box, second.order, 2), 201);
    await done(cancel(first.order), 200);
    expect(await freeOf(box)).toBe(1);
    const { data } = await done(crew.warehouse('GET', `owning-boxes?filter[id]=${kept.id}`));
    expect(data).toMatchObject([{ quantity: 2, version: kept.version }]);
  });

  test('that is only planned frees nothing', async () => {
    const { order, box } = await ownedBox(crew, 1);
    expect(await done(cancel(order, false), 200)).toMatchObject({
      executed: false,
      boxes: [{ quantity: 1 }],
    });
    expect(await freeOf(box)).toBe(0);
  });

  test('leaves the boxes for another order', async () => {
    const { order, box } = await ownedBox(crew, 1);
    await done(cancel(order), 200);
    await done(own(crew, box, (await approvedOrder(crew)).order, 1), 201);
    await expectBooksInOrder(server);
  });

  test('and reopening it assigns none of them again', async () => {
    const { order, box } = await ownedBox(crew, 1);
    await done(cancel(order), 200);
    await done(crew.sale('PUT', `orders/${order.id}/reopen`), 200);
    expect(await freeOf(box)).toBe(1);
    expect(await done(own(crew, box, order, 1), 201)).toMatchObject({ quantity: 1 });
    await expectBooksInOrder(server);
  });
});

describe('cancelling is refused', () => {
  test('while some of its boxes are on a bill', async () => {
    const { order, box, bill } = await billedBox(crew, 1);
    const { details } = await refused(cancel(order), 'order_cannot_be_cancelled');
    expect(details).toEqual({ lading_bills: [bill.id] });
    expect(await freeOf(box)).toBe(0);
  });

  test('or the bill, when both are cancelled at once: invariants hold either way', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { customer, order, box } = await ownedBox(crew, 1);
      const { id } = await done(
        crew.warehouse('POST', 'lading-bills', {
          customer_id: customer,
          shipment_method_id: 'sea',
          from_area_id: 1,
          to_area_id: 3,
        }),
        201,
      );
      const line = { lading_bill_id: id, box_id: box.id, order_id: order.id, quantity: 1 };
      const [billed, cancelled] = await Promise.all([
        crew.warehouse('POST', 'box-lading-bills', line),
        cancel(order),
      ]);
      expect([billed.status < 300, cancelled.status < 300].filter(Boolean)).toHaveLength(1);
    }
    await expectBooksInOrder(server);
  });
});
