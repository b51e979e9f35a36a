import { describe, expect, test } from 'vitest';
import { makePurchase } from '../../../tests/main-job/goods.ts';
import { done, paidOrder, usePeople } from '../../../tests/main-job/main-job.ts';
import { expectBooksInOrder } from '../../../tests/support/invariants.ts';
import { refused } from '../../../tests/support/refused.ts';
import { colleague, stranger } from '../../../tests/support/other-callers.ts';
import { useTestServer, type Caller } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);

const remove = (id: number, caller: Caller = crew.purchase) => caller('DELETE', `purchases/${id}`);

describe('deleting a purchase', () => {
  test('makes its pieces available for purchase again', async () => {
    const { product, order } = await paidOrder(crew);
    const { id } = await makePurchase(crew, order);
    await done(crew.purchase('POST', 'order/trackings', { code: 'DEL-1' }), 201);
    await done(crew.purchase('PUT', `purchases/${id}/attach-tracking`, { tracking_id: 'DEL-1' }), 200);
    await done(remove(id), 204);
    await refused(crew.purchase('GET', `purchases/${id}`), 'not_found');
    const { data } = await done(crew.purchase('GET', `list-to-buy?filter[product_id]=${product}`));
    expect(data).toMatchObject([{ to_buy: '3' }]);
    expect((await makePurchase(crew, order)).status_id).toBe('New');
    await expectBooksInOrder(server);
  });

  test('is refused after approval', async () => {
    const { order } = await paidOrder(crew);
    const { id } = await makePurchase(crew, order);
    await done(crew.purchase('PUT', `purchases/${id}/approve`), 200);
    await refused(remove(id), 'purchase_wrong_state');
  });

  test('is refused to others, and a second time', async () => {
    const { order } = await paidOrder(crew);
    const { id } = await makePurchase(crew, order);
    await refused(remove(id, server.with(undefined)), 'logged_out');
    await refused(remove(id, crew.warehouse), 'forbidden');
    await refused(remove(id, await colleague(server, 'purchase')), 'not_found');
    await refused(remove(id, await stranger(server, 'purchase')), 'not_found');
    await done(remove(id), 204);
    await refused(remove(id), 'not_found');
  });
});
