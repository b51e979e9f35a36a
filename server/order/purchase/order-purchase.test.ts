import { describe, expect, test } from 'vitest';
import { makePurchase, orderedPurchase } from '../../../tests/main-job/goods.ts';
import { done, paidOrder, usePeople } from '../../../tests/main-job/main-job.ts';
import { refused } from '../../../tests/support/refused.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);

describe('ordering a purchase at the supplier', () => {
  test('stores the time, and its lines are awaited', async () => {
    const { order } = await paidOrder(crew);
    const ordered = await orderedPurchase(crew, order);
    expect(ordered).toMatchObject({ status_id: 'Ordered', items: [{ status_id: 'WaitingToReceive' }] });
    expect(ordered.ordered_at).not.toBeNull();
  });

  test('moves the orders that it buys for', async () => {
    const { order } = await paidOrder(crew);
    await orderedPurchase(crew, order);
    expect((await done(crew.sale('GET', `orders/${order.id}`))).status_id).toBe('CompletedPurchases');
  });

  test('is refused before approval, twice, and after cancellation', async () => {
    const { order } = await paidOrder(crew);
    const { id } = await makePurchase(crew, order);
    const ask = () => crew.purchase('PUT', `purchases/${id}/order`);
    const { details } = await refused(ask(), 'purchase_wrong_state');
    expect(details).toEqual({ status_id: 'New', needed: ['Approved'] });
    await done(crew.purchase('PUT', `purchases/${id}/approve`), 200);
    await done(ask(), 200);
    await refused(ask(), 'purchase_wrong_state');
    await done(crew.purchase('PUT', `purchases/${id}/cancel`), 200);
    await refused(ask(), 'purchase_wrong_state');
  });
});
