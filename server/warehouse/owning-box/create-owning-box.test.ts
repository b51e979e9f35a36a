import { describe, expect, test } from 'vitest';
import { actionOf, own, ownedBox, packBox, statuses } from '../../../tests/main-job/boxes.ts';
import { approvedOrder, draftOrder } from '../../../tests/main-job/goods.ts';
import { done, usePeople } from '../../../tests/main-job/main-job.ts';
import { logOf } from '../../../tests/support/change-log.ts';
import { expectBooksInOrder } from '../../../tests/support/invariants.ts';
import { refused } from '../../../tests/support/refused.ts';
import { stranger } from '../../../tests/support/other-callers.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);

describe('assembling boxes to an order', () => {
  test('makes them its customer’s, and fewer are free', async () => {
    const { customer, order } = await approvedOrder(crew);
    const box = await packBox(crew, { duplicate: 3 });
    const owner = await done(own(crew, box, order, 2), 201);
    expect(owner).toMatchObject({
      box_id: box.id,
      order_id: order.id,
      user_id: customer,
      quantity: 2,
      is_cancel_distributed: false,
      quantity_in_lading_bills: 0,
    });
    expect(actionOf(owner, 'take_off')).toMatchObject({ allowed: true });
    expect(await done(crew.warehouse('GET', `boxes/${box.id}`))).toMatchObject({
      free_quantity: 1,
      distributed_quantity: 2,
      owners: [{ order_id: order.id, quantity: 2 }],
    });
    await expectBooksInOrder(server);
  });

  test('adds more of the same box to what it owns', async () => {
    const { order } = await approvedOrder(crew);
    const box = await packBox(crew);
    const { id } = await done(own(crew, box, order, 1), 201);
    expect(await done(own(crew, box, order, 1), 201)).toMatchObject({ id, quantity: 2 });
  });

  test('is written to the log of the box', async () => {
    const { box, order } = await ownedBox(crew, 1);
    expect(await logOf(server, 'box', box.id)).toContainEqual({
      type_id: 'write',
      content: { order_id: order.id, assembled: 1 },
    });
  });

  test('lets its customer see the boxes, and no other customer', async () => {
    const { customer, box } = await ownedBox(crew, 1);
    const [{ email } = { email: '' }] = await server.query('select email from users where id = $1', [
      customer,
    ]);
    const itself = server.with(await server.signIn(email));
    expect((await done(itself('GET', `boxes/${box.id}`))).id).toBe(box.id);
    expect((await done(itself('GET', 'owning-boxes'))).data).toMatchObject([{ box_id: box.id }]);
    await refused(crew.customer('GET', `boxes/${box.id}`), 'not_found');
  });
});

describe('assembling is refused', () => {
  test('beyond what is free, and not at that number', async () => {
    const { order } = await approvedOrder(crew);
    const box = await packBox(crew, { duplicate: 2 });
    const { details, message } = await refused(own(crew, box, order, 3), 'over_owning', 'quantity');
    expect(details).toEqual({ free: 2 });
    expect(message).toMatch(/^The quantity cannot be more than 2/);
    await done(own(crew, box, order, 2), 201);
    await refused(own(crew, box, order, 1), 'over_owning', 'quantity');
  });

  test('to orders that are not approved', async () => {
    const { order } = await draftOrder(crew);
    const { details } = await refused(own(crew, await packBox(crew), order, 1), 'order_not_approved');
    expect(details).toEqual({ order_id: order.id });
  });

  test('to orders that were cancelled', async () => {
    const { order } = await approvedOrder(crew);
    await done(crew.sale('PUT', `orders/${order.id}/cancel`, { confirm: true }), 200);
    await refused(own(crew, await packBox(crew), order, 1), 'order_is_cancelled');
  });

  test('for boxes and orders that are unknown or of another organization', async () => {
    const { order } = await approvedOrder(crew);
    const box = await packBox(crew);
    await refused(own(crew, { id: 999_999 }, order, 1), 'unknown_reference', 'box_id');
    await refused(own(crew, box, { id: 'none' }, 1), 'unknown_reference', 'order_id');
    const elsewhere = await stranger(server, 'warehouse');
    await refused(
      elsewhere('POST', 'owning-boxes', { box_id: box.id, order_id: order.id, quantity: 1 }),
      'unknown_reference',
      'order_id',
    );
  });

  test('to one of two concurrent calls that give away the last box', async () => {
    const [first, second] = [await approvedOrder(crew), await approvedOrder(crew)];
    const box = await packBox(crew, { duplicate: 1 });
    const both = [own(crew, box, first.order, 1), own(crew, box, second.order, 1)];
    expect(statuses(await Promise.all(both))).toEqual([201, 422]);
    await expectBooksInOrder(server);
  });
});

test('an order cancelled while boxes are assembled to it owns none afterwards', async () => {
  for (let round = 0; round < 4; round += 1) {
    const { order } = await approvedOrder(crew);
    const box = await packBox(crew, { duplicate: 1 });
    const [assembled, cancelled] = await Promise.all([
      own(crew, box, order, 1),
      crew.sale('PUT', `orders/${order.id}/cancel`, { confirm: true }),
    ]);
    expect([201, 409]).toContain(assembled.status);
    expect(cancelled.status).toBe(200);
    expect((await done(crew.warehouse('GET', `boxes/${box.id}`))).free_quantity).toBe(1);
  }
  await expectBooksInOrder(server);
});
