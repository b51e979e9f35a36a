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

const remove = (id: number, headers = {}) =>
  crew.warehouse('DELETE', `box-lading-bills/${id}`, undefined, { headers });

describe('removing boxes from a bill', () => {
  test('leaves it without freight, and the order without freight', async () => {
    const { order, box, bill, line } = await billedBox(crew, 2);
    await done(remove(line.id), 204);
    expect(await done(crew.warehouse('GET', `lading-bills/${bill.id}`))).toMatchObject({
      quantity: 0,
      volume: '0',
      freight_charge: '0',
      assessed_at: null,
      shares: [{ order_id: order.id, total: '0' }],
    });
    expect((await done(crew.sale('GET', `orders/${order.id}`))).shipping_fee).toBe('0');
    expect(await logOf(server, 'lading_bill', bill.id)).toContainEqual({
      type_id: 'write',
      content: { box_id: box.id, order_id: order.id, removed: 2 },
    });
    await expectBooksInOrder(server);
  });

  test('whose freight was recorded as receivable leaves a refund due', async () => {
    const { bill, line } = await billedBox(crew, 1);
    await done(crew.accounting('PUT', `lading-bills/${bill.id}`, { action_debit: true }), 200);
    await done(remove(line.id), 204);
    expect(await done(crew.warehouse('GET', `lading-bills/${bill.id}`))).toMatchObject({
      freight_charge: '0',
      freight_charge_unsolved: '-1680000',
    });
    await expectBooksInOrder(server);
  });
});

describe('removing boxes from a bill is refused', () => {
  test('where they are loaded', async () => {
    const { line } = await loadedBill(crew);
    await refused(remove(line.id), 'bill_is_loaded');
  });

  test('once its container is cut off', async () => {
    const { line } = await shippedBill(crew);
    await refused(remove(line.id), 'bill_is_locked');
  });

  test('a second time', async () => {
    const { line } = await billedBox(crew);
    await done(remove(line.id), 204);
    await refused(remove(line.id), 'not_found');
  });

  test('with an outdated version, and from another organization', async () => {
    const { line } = await billedBox(crew);
    await refused(remove(line.id, { 'if-match': `"${line.version + 1}"` }), 'stale_version');
    await refused(
      (await stranger(server, 'warehouse'))('DELETE', `box-lading-bills/${line.id}`),
      'not_found',
    );
  });
});
