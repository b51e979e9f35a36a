import { describe, expect, test } from 'vitest';
import { draftOrder, orderedPurchase, tally } from '../../../tests/main-job/goods.ts';
import { done, paidOrder, usePeople } from '../../../tests/main-job/main-job.ts';
import { expectBooksInOrder } from '../../../tests/support/invariants.ts';
import { refused } from '../../../tests/support/refused.ts';
import { stranger } from '../../../tests/support/other-callers.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);

/** A paid order of three pieces which were bought and tallied. */
async function tallied() {
  const { order } = await paidOrder(crew);
  const { items } = await orderedPurchase(crew, order);
  await done(tally(crew, items[0].id, '3'), 201);
  return { order, part: (quantity: string) => partOf(items[0].id, order.items[0].id, quantity) };
}
const partOf = (purchase_item_id: number, order_item_id: number, quantity: string) => ({
  purchase_item_id,
  order_item_id,
  quantity,
});
const give = (distributions: readonly object[], query = '', caller = crew.purchase) =>
  caller('POST', `order-distributions/several${query}`, { distributions });
const distributedQuantity = async (order: { id: string }) =>
  (await done(crew.sale('GET', `orders/${order.id}`))).items[0].distributed_quantity;

describe('distributing to several lines', () => {
  test('distributes each quantity, the sum for a repeated line', async () => {
    const [first, second] = [await tallied(), await tallied()];
    const { data } = await done(give([first.part('1'), second.part('3'), first.part('2')]), 201);
    expect(data).toMatchObject([
      { order_id: first.order.id, quantity: '3' },
      { order_id: second.order.id, quantity: '3' },
    ]);
    await expectBooksInOrder(server);
  });

  test('has no effect as a preview', async () => {
    const { order, part } = await tallied();
    expect((await done(give([part('3')], '?preview=1'), 200)).data).toMatchObject([{ quantity: '3' }]);
    expect(await distributedQuantity(order)).toBe('0');
  });
});

describe('is refused as a whole', () => {
  test('if one exceeds the received or the outstanding quantity', async () => {
    const [first, second] = [await tallied(), await tallied()];
    await refused(give([first.part('3'), second.part('4')]), 'over_distribution', 'distributions.1.quantity');
    await refused(give([first.part('2'), first.part('2')]), 'over_distribution', 'distributions.1.quantity');
    expect([await distributedQuantity(first.order), await distributedQuantity(second.order)]).toEqual([
      '0',
      '0',
    ]);
  });

  test('for lines of another product, of unapproved orders, of others and unknown ones', async () => {
    const { order, part } = await tallied();
    const [line, other] = [part('1'), await tallied()];
    const draft = (await draftOrder(crew)).order.items[0].id;
    const mixed = partOf(line.purchase_item_id, other.part('1').order_item_id, '1');
    await refused(give([line, mixed]), 'order_line_not_of_product', 'distributions.1.order_item_id');
    await refused(give([line, partOf(line.purchase_item_id, draft, '1')]), 'order_not_approved');
    const nowhere = partOf(line.purchase_item_id, 999_999, '1');
    await refused(give([line, nowhere]), 'unknown_reference', 'distributions.1.order_item_id');
    const elsewhere = await stranger(server, 'purchase');
    await refused(give([line], '', elsewhere), 'unknown_reference', 'distributions.0.purchase_item_id');
    expect(await distributedQuantity(order)).toBe('0');
  });

  test('without permission, and without lines', async () => {
    const { part } = await tallied();
    await refused(give([part('1')], '', crew.customer), 'forbidden');
    await refused(give([]), 'invalid_fields', 'distributions');
    await refused(give([part('0')]), 'invalid_fields', 'distributions.0.quantity');
  });
});
