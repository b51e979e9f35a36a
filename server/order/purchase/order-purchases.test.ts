import { describe, expect, test } from 'vitest';
import { actionOf, statuses } from '../../../tests/main-job/boxes.ts';
import { makePurchase } from '../../../tests/main-job/goods.ts';
import { done, paidOrder, usePeople } from '../../../tests/main-job/main-job.ts';
import { logOf } from '../../../tests/support/change-log.ts';
import { refused } from '../../../tests/support/refused.ts';
import { stranger } from '../../../tests/support/other-callers.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);

/** A new purchase for a paid order. */
async function bought() {
  const { order } = await paidOrder(crew);
  return { order, purchase: await makePurchase(crew, order) };
}
const order = (ids: readonly number[], query = '', caller = crew.purchase) =>
  caller('POST', `purchases/ordered${query}`, { ids });
const read = (id: number) => done(crew.purchase('GET', `purchases/${id}`));

describe('ordering several purchases', () => {
  test('approves those that are new, and their orders follow', async () => {
    const [first, second] = [await bought(), await bought()];
    await done(crew.purchase('PUT', `purchases/${second.purchase.id}/approve`), 200);
    expect(actionOf(first.purchase, 'approve_and_order')).toMatchObject({ allowed: true });
    const { data } = await done(order([first.purchase.id, second.purchase.id]), 200);
    expect(data.map(({ status_id }: any) => status_id)).toEqual(['Ordered', 'Ordered']);
    expect(data[0].approved_at).not.toBeNull();
    expect(actionOf(data[0], 'approve_and_order')).toMatchObject({ allowed: false });
    expect(await logOf(server, 'purchase', first.purchase.id)).toContainEqual({
      type_id: 'others',
      content: { status_id: 'Ordered', cause: 'approve_and_order' },
    });
    const { progress } = await done(crew.sale('GET', `orders/${first.order.id}`));
    expect(progress).toContainEqual(expect.objectContaining({ id: 'purchases', done: true }));
  });

  test('orders none when one of them cannot be', async () => {
    const [first, second] = [await bought(), await bought()];
    await done(crew.purchase('PUT', `purchases/${second.purchase.id}/cancel`), 200);
    const { details } = await refused(
      order([first.purchase.id, second.purchase.id]),
      'purchase_wrong_state',
      'ids.1',
    );
    expect(details).toMatchObject({ status_id: 'Cancelled' });
    expect(await read(first.purchase.id)).toMatchObject({ status_id: 'New', approved_at: null });
  });

  test('has no effect as a preview', async () => {
    const { purchase } = await bought();
    expect((await done(order([purchase.id], '?preview=1'), 200)).data[0].status_id).toBe('Ordered');
    expect((await read(purchase.id)).status_id).toBe('New');
  });

  test('orders a repeated purchase once, and concurrently in one request only', async () => {
    const { purchase } = await bought();
    const both = await Promise.all([order([purchase.id, purchase.id]), order([purchase.id])]);
    expect(statuses(both)).toEqual([200, 409]);
    expect((await read(purchase.id)).status_id).toBe('Ordered');
  });
});

describe('is refused', () => {
  test('for unknown purchases and those of others', async () => {
    const { purchase } = await bought();
    await refused(order([purchase.id, 999_999]), 'not_found');
    await refused(order([purchase.id], '', await stranger(server, 'purchase')), 'not_found');
    expect((await read(purchase.id)).status_id).toBe('New');
  });

  test('without permission, and without purchases', async () => {
    const { purchase } = await bought();
    await refused(order([purchase.id], '', crew.customer), 'forbidden');
    await refused(order([]), 'invalid_fields', 'ids');
  });
});
