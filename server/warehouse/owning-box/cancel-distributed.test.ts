import { describe, expect, test } from 'vitest';
import {
  actionOf,
  arrivedBill,
  billedBox,
  loadedBill,
  own,
  ownedBox,
  plannedBill,
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

const takeOff = (owner: any, headers = {}) =>
  crew.warehouse('POST', `functions/cancel-distributed/${owner.id}`, undefined, { headers });

describe('removing boxes from an order', () => {
  test('makes them free again; the row stays as a record', async () => {
    const { box, order, owner } = await ownedBox(crew, 2);
    const released = await done(takeOff(owner), 200);
    expect(released).toMatchObject({ quantity: 0, is_cancel_distributed: true });
    expect(actionOf(released, 'take_off')).toMatchObject({ allowed: false, reason: 'owner_is_released' });
    expect((await done(crew.warehouse('GET', `boxes/${box.id}`))).free_quantity).toBe(2);
    expect(await logOf(server, 'box', box.id)).toContainEqual({
      type_id: 'write',
      content: { order_id: order.id, taken_off: 2 },
    });
    await expectBooksInOrder(server);
  });

  test('removes them from its bills too, which are rated anew', async () => {
    const { bill, order, owner } = await billedBox(crew, 1);
    await done(takeOff(owner), 200);
    expect(await done(crew.warehouse('GET', `lading-bills/${bill.id}`))).toMatchObject({
      quantity: 0,
      freight_charge: '0',
      pivot_boxes: [],
    });
    expect((await done(crew.sale('GET', `orders/${order.id}`))).shipping_fee).toBe('0');
    await expectBooksInOrder(server);
  });

  test('is possible while their container is only planned', async () => {
    const { container, owner } = await plannedBill(crew, 1);
    await done(takeOff(owner), 200);
    expect((await done(crew.warehouse('GET', `containers/${container.id}`))).boxes).toEqual([]);
  });

  test('is offered until they are loaded', async () => {
    const { owner, container, box } = await plannedBill(crew, 1);
    const offered = async () => {
      const { data } = await done(crew.warehouse('GET', `owning-boxes?filter[id]=${owner.id}`));
      return actionOf(data[0], 'take_off');
    };
    expect(await offered()).toMatchObject({ allowed: true, reason: null });
    await done(scan(crew, 'out', container, box, 1), 201);
    expect(await offered()).toMatchObject({ allowed: false, reason: 'owner_on_the_way' });
  });

  test('a second time changes nothing', async () => {
    const { owner } = await ownedBox(crew, 1);
    const { version } = await done(takeOff(owner), 200);
    expect((await done(takeOff(owner), 200)).version).toBe(version);
  });

  test('by two concurrent calls happens once', async () => {
    const { owner, box } = await ownedBox(crew, 1);
    expect(statuses(await Promise.all([takeOff(owner), takeOff(owner)]))).toEqual([200, 200]);
    expect((await done(crew.warehouse('GET', `boxes/${box.id}`))).free_quantity).toBe(1);
    await expectBooksInOrder(server);
  });

  test('leaves a row that shows nothing of the boxes that the order owns later', async () => {
    const { bill, order, box, owner } = await billedBox(crew, 2);
    await done(takeOff(owner), 200);
    const again = await done(own(crew, box, order, 2), 201);
    const line = { lading_bill_id: bill.id, box_id: box.id, order_id: order.id, quantity: 2 };
    await done(crew.warehouse('POST', 'box-lading-bills', line), 201);
    const { data } = await done(crew.warehouse('GET', `owning-boxes?filter[box_id]=${box.id}&sort=id`));
    expect(data).toMatchObject([
      { id: owner.id, quantity: 0, quantity_in_lading_bills: 0 },
      { id: again.id, quantity: 2, quantity_in_lading_bills: 2 },
    ]);
  });
});

describe('removing is refused', () => {
  test('where they are loaded', async () => {
    const { box, order, owner } = await loadedBill(crew);
    const { details } = await refused(takeOff(owner), 'owner_on_the_way');
    expect(details).toEqual({ box_id: box.id, order_id: order.id });
  });

  test('where their container is cut off, and after they arrived', async () => {
    await refused(takeOff((await shippedBill(crew)).owner), 'owner_on_the_way');
    await refused(takeOff((await arrivedBill(crew)).owner), 'owner_on_the_way');
    await expectBooksInOrder(server);
  });

  test('with an outdated version, and from another organization', async () => {
    const { owner } = await ownedBox(crew);
    await refused(takeOff(owner, { 'if-match': `"${owner.version + 1}"` }), 'stale_version');
    await refused(
      (await stranger(server, 'warehouse'))('POST', `functions/cancel-distributed/${owner.id}`),
      'not_found',
    );
  });
});
