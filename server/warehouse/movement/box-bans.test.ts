import { describe, expect, test } from 'vitest';
import {
  actionOf,
  attach,
  billedBox,
  boxOf,
  loadedBill,
  makeBill,
  makeContainer,
  own,
} from '../../../tests/main-job/boxes.ts';
import { approvedOrder, makePurchase, purchaseOf } from '../../../tests/main-job/goods.ts';
import { done, makeProduct, makeSupplier, paidOrder, usePeople } from '../../../tests/main-job/main-job.ts';
import { refused } from '../../../tests/support/refused.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);

type Ban = 'banned_air' | 'banned_sea' | 'banned_export';
/** Sets a ban on a product whose goods are already in transit. */
const ban = (product: string, what: Ban, banned = true) =>
  done(crew.purchase('PUT', `products/${product}`, { [what]: banned }));
const unbanned = { banned_air: false, banned_sea: false, banned_export: false };

/** A box of three pieces of a product with a ban; it belongs to an order by sea. */
async function bannedBox(what: Ban) {
  const { customer, order } = await approvedOrder(crew);
  const product = await makeProduct(crew, { [what]: true });
  const box = await done(crew.warehouse('POST', 'boxes', boxOf(product)), 201);
  await done(own(crew, box, order, 2), 201);
  return { customer, order, product, box };
}
const onBill = (bill: any, box: any, order: any, quantity = 2) =>
  crew.warehouse('POST', 'box-lading-bills', {
    ...{ lading_bill_id: bill.id, box_id: box.id, order_id: order.id, quantity },
  });

describe('buying for orders', () => {
  test('is refused for what their method forbids since they were made, and for what may never go', async () => {
    const { order, product } = await paidOrder(crew);
    const { shipment_method_id: method } = await done(crew.sale('GET', `orders/${order.id}`));
    const by = method === 'air' ? 'banned_air' : 'banned_sea';
    const supplier = await makeSupplier(crew);
    const create = () => crew.purchase('POST', 'purchases', purchaseOf(supplier, order));
    const buy = () =>
      crew.purchase('POST', 'list-to-buy/purchases', {
        products: [{ product_id: product, supplier_id: supplier }],
      });
    for (const what of [by, 'banned_export'] as const) {
      await ban(product, what);
      const { details } = await refused(create(), 'product_banned', 'items.0.product_id');
      expect(details).toEqual({ product_id: [product] });
      await refused(buy(), 'product_banned', 'products.0.product_id');
      await ban(product, what, false);
    }
    await ban(product, by === 'banned_air' ? 'banned_sea' : 'banned_air'); // the other way is open
    expect((await done(buy(), 201)).data).toHaveLength(1);
  });

  test('does not stop what is bought for stock, which says what is forbidden', async () => {
    const { order, product } = await paidOrder(crew);
    await ban(product, 'banned_export');
    const { items } = await makePurchase(crew, order, { order_items: [] });
    expect(items).toMatchObject([{ ...unbanned, banned_export: true }]);
    const { items: lines } = await done(crew.sale('GET', `orders/${order.id}?include=items`));
    expect(lines).toMatchObject([{ ...unbanned, banned_export: true }]);
  });
});

describe('boxes', () => {
  test('are packed and belong to orders as they are, and warn where their order goes another way', async () => {
    const { box, order } = await bannedBox('banned_sea');
    const read = async () => done(crew.warehouse('GET', `boxes/${box.id}?include=items`));
    const goes = (shipment_method_id: string) =>
      done(crew.sale('PUT', `orders/${order.id}`, { shipment_method_id }));
    await goes('sea');
    expect(await read()).toMatchObject({
      warnings: ['goods_banned'],
      items: [{ ...unbanned, banned_sea: true }],
    });
    await goes('air');
    expect((await read()).warnings).toEqual([]);
  });
});

describe('a lading bill', () => {
  test('refuses boxes whose goods its method forbids, one and among several', async () => {
    const { customer, order, product, box } = await bannedBox('banned_sea');
    const bill = await makeBill(crew, customer);
    const { details } = await refused(onBill(bill, box, order), 'product_banned', 'box_id');
    expect(details).toEqual({ product_id: [product] });
    const boxes = [{ box_id: box.id, order_id: order.id, quantity: 1 }];
    await refused(
      crew.warehouse('POST', 'box-lading-bills/several', { lading_bill_id: bill.id, boxes }),
      'product_banned',
      'boxes.0.box_id',
    );
    expect((await done(crew.warehouse('GET', `lading-bills/${bill.id}`))).quantity).toBe(0);
  });

  test('takes them by another method, but never what may not leave Japan', async () => {
    const { customer, order, product, box } = await bannedBox('banned_sea');
    const bill = await makeBill(crew, customer, { shipment_method_id: 'air' });
    await ban(product, 'banned_export');
    await refused(onBill(bill, box, order), 'product_banned', 'box_id');
    await ban(product, 'banned_export', false);
    const { pivot_boxes } = await done(onBill(bill, box, order), 201);
    expect(pivot_boxes).toMatchObject([{ ...unbanned, banned_sea: true }]);
  });

  test('tells what is forbidden of the boxes that could go on it', async () => {
    const { customer, box } = await bannedBox('banned_sea');
    const { data } = await done(
      crew.warehouse('GET', `owning-boxes-available?type=lading_bill&customer_id=${customer}`),
    );
    expect(data).toMatchObject([{ box_id: box.id, ...unbanned, banned_sea: true }]);
  });

  test('takes no more of what was banned since, and lets it off', async () => {
    const { order, box, bill, line } = await billedBox(crew);
    const change = (quantity: number) => crew.warehouse('PUT', `box-lading-bills/${line.id}`, { quantity });
    await done(change(1), 200);
    const [{ product_id }] = (await done(crew.warehouse('GET', `boxes/${box.id}?include=items`))).items;
    await ban(product_id, 'banned_sea');
    await refused(change(2), 'product_banned', 'box_id');
    const read = await done(crew.warehouse('GET', `lading-bills/${bill.id}`));
    expect(read.pivot_boxes).toMatchObject([{ order_id: order.id, banned_sea: true }]);
    await done(crew.warehouse('DELETE', `box-lading-bills/${line.id}`), 204);
  });
});

describe('a container', () => {
  /** Bans by sea the contents of a box. */
  const banContents = async (box: any) => {
    const [{ product_id }] = (await done(crew.warehouse('GET', `boxes/${box.id}?include=items`))).items;
    await ban(product_id, 'banned_sea');
    return product_id;
  };

  test('refuses bills with goods that were banned since', async () => {
    const { box, bill } = await billedBox(crew);
    const container = await makeContainer(crew);
    const product = await banContents(box);
    const { details } = await refused(attach(crew, container, bill.id), 'goods_banned', 'lading_bill_ids');
    expect(details).toEqual({ boxes: [box.id] });
    await ban(product, 'banned_sea', false);
    await done(attach(crew, container, bill.id), 200);
  });

  test('is not cut off with them, also not against unsettled orders, and says so before', async () => {
    const { box, bill, container } = await loadedBill(crew);
    await banContents(box);
    const before = await done(crew.warehouse('GET', `containers/${container.id}`));
    expect(actionOf(before, 'cut_off').missing).toContain('goods_banned');
    expect(before.boxes).toMatchObject([{ box_id: box.id, banned_sea: true }]);
    const { actions } = await done(crew.warehouse('GET', `lading-bills/${bill.id}`));
    expect(actionOf({ actions }, 'cut_off')).toMatchObject({ missing: ['goods_banned'] });
    const { details } = await refused(
      crew.admin('PUT', `containers/${container.id}/cut-off`, { override: true, reason: 'Gấp' }),
      'goods_banned',
    );
    expect(details.boxes).toEqual([box.id]);
  });
});
