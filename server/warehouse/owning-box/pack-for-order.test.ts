import { describe, expect, test } from 'vitest';
import { boxOf, own, packBox, statuses } from '../../../tests/main-job/boxes.ts';
import { approvedOrder, draftOrder } from '../../../tests/main-job/goods.ts';
import {
  buy,
  done,
  makeCustomer,
  makeProduct,
  paidOrder,
  receive,
  TODAY,
  unique,
  usePeople,
} from '../../../tests/main-job/main-job.ts';
import { expectBooksInOrder } from '../../../tests/support/invariants.ts';
import { refused } from '../../../tests/support/refused.ts';
import { stranger } from '../../../tests/support/other-callers.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);

/** An order with its three pieces distributed. */
async function distributedOrder() {
  const paid = await paidOrder(crew);
  const { sfa } = await receive(crew, await buy(crew, paid.order));
  return { ...paid, sfa };
}
const pack = (order_id: string, product: string, fields: object = {}, caller = crew.warehouse) =>
  caller('POST', 'owning-boxes/packed', { order_id, ...boxOf(product, fields) });

describe('packing for an order', () => {
  test('creates boxes that belong to it and its customer', async () => {
    const { customer, product, order } = await distributedOrder();
    const box = await done(pack(order.id, product), 201);
    expect(box).toMatchObject({ duplicate: 2, free_quantity: 0, distributed_quantity: 2 });
    expect(box.owners).toMatchObject([{ order_id: order.id, user_id: customer, quantity: 2 }]);
    expect(box.places).toMatchObject([{ kind: 'loose', quantity: 2 }]);
    await expectBooksInOrder(server);
  });
});

describe('an order owns no more of its products than were distributed to it', () => {
  test('packed for it or assembled to it, over all its boxes', async () => {
    const { product, order, sfa } = await distributedOrder();
    await done(pack(order.id, product), 201);
    const { details } = await refused(pack(order.id, product), 'assembled_beyond_distributed', 'quantity');
    expect(details).toEqual({
      ...{ order_id: order.id, product_id: product, product_name: '抹茶キットカット' },
      ...{ assembled: '4', distributed: '3' },
    });
    const box = await packBox(crew, {
      sfa_id: sfa.id,
      products: [{ product_id: product, quantity: '1' }],
      duplicate: 2,
    });
    await refused(own(crew, box, order, 2), 'assembled_beyond_distributed', 'quantity');
    await done(own(crew, box, order, 1), 201);
  });

  test('unless the caller has the right and gives a reason; other products are not counted', async () => {
    const { product, order } = await approvedOrder(crew);
    const reason = { surplus_reason: 'Hàng tặng kèm' };
    await refused(pack(order.id, product, reason), 'forbidden');
    const { owners } = await done(pack(order.id, product, reason, crew.admin), 201);
    const { data } = await done(crew.warehouse('GET', `owning-boxes?filter[id]=${owners[0].id}`));
    expect(data).toMatchObject([{ quantity: 2, ...reason }]);
    await done(pack(order.id, await makeProduct(crew)), 201);
  });

  test('also in two concurrent calls', async () => {
    const { product, order } = await distributedOrder();
    const boxes = await Promise.all(
      [1, 2].map(() => packBox(crew, { products: [{ product_id: product, quantity: '1' }], duplicate: 2 })),
    );
    const both = await Promise.all(boxes.map((box) => own(crew, box, order, 2)));
    expect(statuses(both)).toEqual([201, 422]);
    expect(both.find(({ status }) => status === 422)!.body.code).toBe('assembled_beyond_distributed');
  });
});

test('a forwarded parcel is packed unopened, without its goods', async () => {
  const { id: customer_id } = await makeCustomer(crew);
  const [code, other] = [unique(), unique()];
  const order = await done(crew.sale('POST', 'order/shipments', { customer_id, trackings: [{ code }] }), 201);
  await done(crew.sale('PUT', `orders/${order.id}/approve`), 200);
  const comeIn = (tracking_code: string) =>
    done(crew.warehouse('POST', 'sfas', { tracking_code, quantity: 1, arrival_date: TODAY }), 201);
  const [parcel, stranger] = [await comeIn(code), await comeIn(other)];
  const asItCame = (sfa_id: number) => pack(order.id, '', { sfa_id, products: [], duplicate: 1 });
  const box = await done(asItCame(parcel.id), 201);
  expect(box.closed_at).not.toBeNull();
  expect(box.owners).toMatchObject([{ order_id: order.id, quantity: 1 }]);
  await refused(asItCame(stranger.id), 'box_is_empty', 'products');
  const open = await done(
    crew.warehouse('POST', 'boxes', {
      ...boxOf('', { sfa_id: parcel.id, products: [], duplicate: 1, packed: false }),
    }),
    201,
  );
  expect((await done(crew.warehouse('PUT', `boxes/${open.id}/close`), 200)).closed_at).not.toBeNull();
  await expectBooksInOrder(server);
});

describe('is refused, and nothing is packed', () => {
  const packed = async (product: string) =>
    (await done(crew.warehouse('GET', `boxes?filter[product_id]=${product}`))).total;

  test('for orders that are not approved, cancelled, unknown or of another organization', async () => {
    const { product, order } = await draftOrder(crew);
    await refused(pack(order.id, product), 'order_not_approved');
    await done(crew.admin('PUT', `orders/${order.id}/cancel`, { confirm: true }), 200);
    await refused(pack(order.id, product), 'order_is_cancelled');
    await refused(pack('none', product), 'unknown_reference', 'order_id');
    const approved = await approvedOrder(crew);
    await refused(
      pack(approved.order.id, product, {}, await stranger(server, 'warehouse')),
      'unknown_reference',
      'order_id',
    );
    expect(await packed(product)).toBe(0);
  });

  test('without contents, measures or the right', async () => {
    const { product, order } = await approvedOrder(crew);
    await refused(pack(order.id, product, { products: [] }), 'box_is_empty', 'products');
    await refused(pack(order.id, product, { length: '0' }), 'invalid_fields', 'length');
    await refused(pack(order.id, product, {}, crew.customer), 'forbidden');
    expect(await packed(product)).toBe(0);
  });
});
