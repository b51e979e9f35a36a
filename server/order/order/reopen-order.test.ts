import { describe, expect, test } from 'vitest';
import { approvedOrder, draftOrder } from '../../../tests/main-job/goods.ts';
import { done, paidOrder, payOrder, usePeople } from '../../../tests/main-job/main-job.ts';
import { expectBooksInOrder } from '../../../tests/support/invariants.ts';
import { refused } from '../../../tests/support/refused.ts';
import { colleague } from '../../../tests/support/other-callers.ts';
import { useTestServer, type Caller } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);

const cancel = (id: string) =>
  done(crew.sale('PUT', `orders/${id}/cancel`, { confirm: true, reason: 'Nhầm' }), 200);
const reopen = (id: string, caller: Caller = crew.sale) => caller('PUT', `orders/${id}/reopen`);

describe('reopening', () => {
  test('charges goods and fees again, which are paid anew', async () => {
    const { customer, order } = await paidOrder(crew);
    await cancel(order.id);
    const reopened = await done(reopen(order.id), 200);
    expect(reopened).toMatchObject({
      status_id: 'CompletedApprove',
      cancelled_at: null,
      cancel_reason: null,
      purchase_cost: '3300',
      purchase_cost_unsolved: '3300',
      service_fee: '50000',
    });
    await payOrder(crew, customer, order.id, '3300');
    expect((await done(crew.sale('GET', `orders/${order.id}`))).status_id).toBe(
      'CompletedPurchaseCostPayment',
    );
    await expectBooksInOrder(server);
  });

  test('restores the previous step: an unapproved order waits for approval', async () => {
    const { order } = await draftOrder(crew);
    await cancel(order.id);
    expect((await done(reopen(order.id), 200)).status_id).toBe('NotYetApprove');
  });

  test('and cancelling can be repeated', async () => {
    const { order } = await approvedOrder(crew);
    for (let round = 0; round < 2; round += 1) {
      await cancel(order.id);
      await done(reopen(order.id), 200);
    }
    expect((await done(crew.sale('GET', `orders/${order.id}`))).purchase_cost_unsolved).toBe('3300');
  });
});

describe('reopening is refused', () => {
  test('for an order that is not cancelled', async () => {
    const { order } = await approvedOrder(crew);
    await refused(reopen(order.id), 'order_not_cancelled');
  });

  test('to salespeople of other orders', async () => {
    const { order } = await draftOrder(crew);
    await cancel(order.id);
    await refused(reopen(order.id, await colleague(server, 'sale')), 'not_found');
  });
});
