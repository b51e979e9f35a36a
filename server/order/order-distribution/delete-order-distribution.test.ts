import { describe, expect, test } from 'vitest';
import { give, orderedPurchase, tally } from '../../../tests/main-job/goods.ts';
import { buy, done, pack, paidOrder, usePeople, receive } from '../../../tests/main-job/main-job.ts';
import { expectBooksInOrder } from '../../../tests/support/invariants.ts';
import { refused } from '../../../tests/support/refused.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);

const remove = (id: number, headers = {}) =>
  crew.purchase('DELETE', `order-distributions/${id}`, undefined, { headers });

describe('taking distributed goods back', () => {
  test('frees them for others', async () => {
    const { order } = await paidOrder(crew);
    const { id, items } = await orderedPurchase(crew, order);
    await tally(crew, items[0].id, '3');
    const made = await done(give(crew, items[0].id, order.items[0].id, '3'), 201);
    expect((await remove(made.id)).status).toBe(204);
    expect((await done(crew.purchase('GET', `purchases/${id}`))).items[0].remaining_quantity).toBe('3');
    expect((await done(crew.sale('GET', `orders/${order.id}`))).status_id).toBe('CompletedPurchases');
    await done(give(crew, items[0].id, order.items[0].id, '1'), 201);
    await expectBooksInOrder(server);
  });

  test('is refused while they lie in boxes of the order', async () => {
    const { order } = await paidOrder(crew);
    const { sfa } = await receive(crew, await buy(crew, order));
    const { box } = await pack(crew, sfa, order);
    const {
      data: [made],
    } = await done(crew.purchase('GET', `order-distributions?filter[order_id]=${order.id}`));
    await refused(remove(made.id), 'distribution_in_boxes');
    const {
      data: [owner],
    } = await done(crew.warehouse('GET', `owning-boxes?filter[box_id]=${box.id}`));
    await done(crew.warehouse('POST', `functions/cancel-distributed/${owner.id}`));
    expect((await remove(made.id)).status).toBe(204);
  });

  test('is refused a second time, and with an outdated version', async () => {
    const { order } = await paidOrder(crew);
    const { items } = await orderedPurchase(crew, order);
    await tally(crew, items[0].id, '1');
    const { id, version } = await done(give(crew, items[0].id, order.items[0].id, '1'), 201);
    await refused(remove(id, { 'if-match': `"${version + 1}"` }), 'stale_version');
    expect((await remove(id, { 'if-match': `"${version}"` })).status).toBe(204);
    await refused(remove(id), 'not_found');
  });
});
