import { describe, expect, test } from 'vitest';
import { own, packBox, statuses } from '../../../tests/main-job/boxes.ts';
import { buy, done, paidOrder, receive, usePeople } from '../../../tests/main-job/main-job.ts';
import { expectBooksInOrder } from '../../../tests/support/invariants.ts';
import { refused } from '../../../tests/support/refused.ts';
import { stranger } from '../../../tests/support/other-callers.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);

/** An order with its three pieces distributed, packed into `duplicate` free boxes of one each. */
async function packed(duplicate = 3) {
  const { product, order } = await paidOrder(crew);
  const { sfa } = await receive(crew, await buy(crew, order));
  const products = [{ product_id: product, quantity: '1' }];
  return { product, order, box: await packBox(crew, { sfa_id: sfa.id, products, duplicate }) };
}
const propose = (ids: readonly number[], query = '') =>
  crew.warehouse('POST', `owning-boxes/proposed${query}`, { box_ids: ids });
const freeOf = async ({ id }: { id: number }) =>
  (await done(crew.warehouse('GET', `boxes/${id}`))).free_quantity;

describe('assembling as proposed', () => {
  test('assigns boxes to several orders in one call', async () => {
    const [first, second] = [await packed(), await packed(2)];
    const { data, left } = await done(propose([first.box.id, second.box.id]), 201);
    expect(data).toMatchObject([
      { box_id: first.box.id, order_id: first.order.id, quantity: 3 },
      { box_id: second.box.id, order_id: second.order.id, quantity: 2 },
    ]);
    expect(left).toEqual([]);
    expect([await freeOf(first.box), await freeOf(second.box)]).toEqual([0, 0]);
    await expectBooksInOrder(server);
  });

  test('writes nothing in a preview', async () => {
    const { box, order } = await packed();
    const preview = await done(propose([box.id], '?preview=1'), 200);
    expect(preview.data).toMatchObject([{ order_id: order.id, quantity: 3 }]);
    expect(await freeOf(box)).toBe(3);
  });

  test('counts the boxes that the order has already, and answers which boxes stay free', async () => {
    const { product, order, box } = await packed();
    await done(own(crew, box, order, 2), 201);
    const more = await packBox(crew, { products: [{ product_id: product, quantity: '1' }], duplicate: 2 });
    const empty = await packBox(crew, { products: [], packed: false, duplicate: 1 });
    const { data, left } = await done(propose([more.id, empty.id]), 201);
    expect(data).toMatchObject([{ box_id: more.id, order_id: order.id, quantity: 1 }]);
    expect(left).toEqual([
      { box_id: more.id, quantity: 1 },
      { box_id: empty.id, quantity: 1 },
    ]);
  });

  test('by two concurrent calls assigns no box twice', async () => {
    const { box } = await packed();
    const both = await Promise.all([propose([box.id]), propose([box.id])]);
    expect(statuses(both)).toEqual([201, 409]);
    expect(await freeOf(box)).toBe(0);
    await expectBooksInOrder(server);
  });
});

describe('is refused', () => {
  test('when no order has the goods in the boxes, or the order is cancelled', async () => {
    await refused(propose([(await packBox(crew)).id]), 'no_order_for_boxes');
    const { box, order } = await packed();
    await done(crew.admin('PUT', `orders/${order.id}/cancel`, { confirm: true }), 200);
    await refused(propose([box.id]), 'no_order_for_boxes');
  });

  test('for boxes that are unknown or of another organization', async () => {
    const { box } = await packed();
    await refused(propose([box.id, 999_999]), 'unknown_reference', 'box_ids.1');
    const elsewhere = await stranger(server, 'warehouse');
    await refused(
      elsewhere('POST', 'owning-boxes/proposed', { box_ids: [box.id] }),
      'unknown_reference',
      'box_ids.0',
    );
  });

  test('without the right, and without any box', async () => {
    const { box } = await packed();
    await refused(crew.customer('POST', 'owning-boxes/proposed', { box_ids: [box.id] }), 'forbidden');
    await refused(propose([]), 'invalid_fields', 'box_ids');
  });
});
