import { describe, expect, test } from 'vitest';
import { approvedOrder, draftOrder } from '../../../tests/main-job/goods.ts';
import { done, usePeople } from '../../../tests/main-job/main-job.ts';
import { logOf } from '../../../tests/support/change-log.ts';
import { refused } from '../../../tests/support/refused.ts';
import { colleague, stranger } from '../../../tests/support/other-callers.ts';
import { useTestServer, type Caller } from '../../../tests/support/test-server.ts';

const server = useTestServer({ leavesDisorder: 'an order asks nothing for its lines' });
const crew = usePeople(server);

const approve = (id: string, caller: Caller = crew.sale, headers = {}) =>
  caller('PUT', `orders/${id}/approve`, undefined, { headers });

describe('approving an order', () => {
  test('stores time and user, and changes the status', async () => {
    const { order } = await draftOrder(crew);
    const approved = await done(approve(order.id), 200);
    expect(approved.status_id).toBe('CompletedApprove');
    expect(approved.approved_at).not.toBeNull();
    expect(await logOf(server, 'order', order.id)).toContainEqual({
      type_id: 'others',
      content: { status_id: 'CompletedApprove', cause: 'approved' },
    });
  });

  test('notifies the customer', async () => {
    const { customer, order } = await draftOrder(crew);
    await done(approve(order.id), 200);
    expect(
      await server.query('select user_id, kind from user_notifications where subject_id = $1', [order.id]),
    ).toContainEqual({ user_id: String(customer), kind: 'order_approved' });
  });

  test('passes an order that costs nothing on to buying', async () => {
    const { order } = await draftOrder(crew);
    await server.query(`update charges set total = 0 where order_id = $1`, [order.id]);
    expect((await done(approve(order.id), 200)).status_id).toBe('CompletedPurchaseCostPayment');
  });

  test('offers paying and cancelling, and approving no more', async () => {
    const { order } = await draftOrder(crew);
    const admin = async (key: string) =>
      (await done(crew.admin('GET', `orders/${order.id}`))).actions.find(
        (action: { key: string }) => action.key === key,
      );
    expect(await admin('pay')).toMatchObject({ allowed: false, reason: 'order_not_approved' });
    await done(approve(order.id), 200);
    expect(await admin('pay')).toMatchObject({ allowed: true, reason: null });
    expect(await admin('cancel')).toMatchObject({ allowed: true });
    expect(await admin('approve')).toMatchObject({ allowed: false, reason: 'order_already_approved' });
    expect(await admin('reopen')).toMatchObject({ allowed: false, reason: 'order_not_cancelled' });
  });
});

describe('approving is refused', () => {
  test('a second time', async () => {
    const { order } = await approvedOrder(crew);
    const { details } = await refused(approve(order.id), 'order_already_approved');
    expect(details).toEqual({ order_id: order.id });
  });

  test('to one of two concurrent requests', async () => {
    const { order } = await draftOrder(crew);
    const both = await Promise.all([approve(order.id), approve(order.id, crew.admin)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  test('after cancellation', async () => {
    const { order } = await draftOrder(crew);
    await done(crew.sale('PUT', `orders/${order.id}/cancel`, { confirm: true }), 200);
    await refused(approve(order.id), 'order_is_cancelled');
  });

  test('with an outdated version', async () => {
    const { order } = await draftOrder(crew);
    await refused(approve(order.id, crew.sale, { 'if-match': `"${order.version + 1}"` }), 'stale_version');
    await done(approve(order.id, crew.sale, { 'if-match': `"${order.version}"` }), 200);
  });

  test('to salespeople of other orders', async () => {
    const { order } = await draftOrder(crew);
    await refused(approve(order.id, await colleague(server, 'sale')), 'not_found');
    await refused(approve(order.id, await stranger(server, 'sale')), 'not_found');
  });
});

describe('approving several orders', () => {
  const approveAll = (ids: unknown[], caller: Caller = crew.sale, query = '') =>
    caller('POST', `orders/approved${query}`, { ids });
  const approvedAt = async (id: string) => (await done(crew.sale('GET', `orders/${id}`))).approved_at;

  test('answers all of them in the order of the request, once each; a preview approves none', async () => {
    const [first, second] = [(await draftOrder(crew)).order.id, (await draftOrder(crew)).order.id];
    const planned = await done(approveAll([second, first], crew.sale, '?preview=1'), 200);
    expect(planned.data).toMatchObject([{ id: second, status_id: 'CompletedApprove' }, { id: first }]);
    expect(await approvedAt(first)).toBeNull();
    const { data } = await done(approveAll([second, first, second]), 200);
    expect(data.map(({ id }: { id: string }) => id)).toEqual([second, first]);
    expect(await approvedAt(first)).not.toBeNull();
  });

  test('approves none if one of them is approved already, which is named', async () => {
    const [draft, { order }] = [(await draftOrder(crew)).order.id, await approvedOrder(crew)];
    const { details } = await refused(approveAll([draft, order.id]), 'order_already_approved', 'ids.1');
    expect(details).toEqual({ order_id: order.id });
    expect(await approvedAt(draft)).toBeNull();
  });

  test('is refused for unknown orders and those of others, without orders, without permission', async () => {
    const { id } = (await draftOrder(crew)).order;
    await refused(approveAll([id, 'OR0000000001']), 'unknown_reference', 'ids.1');
    await refused(approveAll([id], await stranger(server, 'sale')), 'unknown_reference', 'ids.0');
    await refused(approveAll([]), 'invalid_fields', 'ids');
    await refused(approveAll([id], crew.warehouse), 'forbidden');
    await refused(approveAll([id], server.with(undefined)), 'logged_out');
    expect(await approvedAt(id)).toBeNull();
  });
});
