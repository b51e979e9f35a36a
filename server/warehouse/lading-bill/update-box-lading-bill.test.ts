import { describe, expect, test } from 'vitest';
import { billedBox, loadedBill, shippedBill } from '../../../tests/main-job/boxes.ts';
import { done, usePeople } from '../../../tests/main-job/main-job.ts';
import { logOf } from '../../../tests/support/change-log.ts';
import { expectBooksInOrder } from '../../../tests/support/invariants.ts';
import { refused } from '../../../tests/support/refused.ts';
import { stranger } from '../../../tests/support/other-callers.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);

const update = (id: number, body: object, headers = {}) =>
  crew.warehouse('PUT', `box-lading-bills/${id}`, body, { headers });

describe('changing boxes on a bill', () => {
  test('fewer and more of them, and rates it anew', async () => {
    const { box, order, bill, line } = await billedBox(crew, 3);
    expect(await done(update(line.id, { quantity: 1 }), 200)).toMatchObject({
      quantity: 1,
      freight_charge: '1680000',
    });
    expect(await done(update(line.id, { quantity: 3 }), 200)).toMatchObject({ quantity: 3 });
    expect(await logOf(server, 'lading_bill', bill.id)).toContainEqual({
      type_id: 'write',
      content: { box_id: box.id, order_id: order.id, quantity: 1 },
    });
    await expectBooksInOrder(server);
  });

  test('gives a line its own measure where lines are rated separately', async () => {
    const { bill, line } = await billedBox(crew, 2);
    const byHand = {
      type_freight_range: 'box',
      type_freight_charge: 'by_weight',
      automatic_freight_rate_update: false,
      freight_rate: '1000',
    };
    const terms = await done(crew.warehouse('PUT', `lading-bills/${bill.id}`, byHand), 200);
    expect(terms.freight_charge).toBe('24800');
    const changed = await done(update(line.id, { type_freight_charge: 'by_quantity' }), 200);
    expect(changed.freight_charge).toBe('2000');
    expect((await done(update(line.id, { type_freight_charge: null }), 200)).freight_charge).toBe('24800');
  });
});

describe('changing boxes on a bill is refused', () => {
  test('beyond what the order owns', async () => {
    const { line } = await billedBox(crew, 2);
    const { details } = await refused(update(line.id, { quantity: 3 }), 'over_owned', 'quantity');
    expect(details).toEqual({ maximum: 0 });
  });

  test('below what is loaded, and not at that number', async () => {
    const { container, box, line } = await loadedBill(crew, 2);
    const { details } = await refused(update(line.id, { quantity: 1 }), 'bill_is_loaded');
    expect(details).toEqual({ box_id: box.id, loaded: 2, covered: 2 });
    expect((await done(update(line.id, { quantity: 2 }), 200)).pivot_boxes).toMatchObject([
      { box_id: box.id, loaded_quantity: 2 },
    ]);
    expect((await done(crew.warehouse('GET', `containers/${container.id}`))).bills_quantity).toBe(2);
  });

  test('once its container is cut off', async () => {
    const { line } = await shippedBill(crew);
    await refused(update(line.id, { quantity: 1 }), 'bill_is_locked');
  });

  test('to zero: that is deleting', async () => {
    const { line } = await billedBox(crew);
    await refused(update(line.id, { quantity: 0 }), 'invalid_fields', 'quantity');
  });

  test('with an outdated version, and from another organization', async () => {
    const { line } = await billedBox(crew);
    await refused(update(line.id, { quantity: 1 }, { 'if-match': `"${line.version + 1}"` }), 'stale_version');
    await refused(
      (await stranger(server, 'warehouse'))('PUT', `box-lading-bills/${line.id}`, { quantity: 1 }),
      'not_found',
    );
  });
});
