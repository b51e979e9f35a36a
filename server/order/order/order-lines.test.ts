import { describe, expect, test } from 'vitest';
import { subtract } from '@hakobu/contract/kernel/decimal.ts';
import { approvedOrder, draftOrder } from '../../../tests/main-job/goods.ts';
import {
  buy,
  done,
  makeCustomer,
  makeProduct,
  paidOrder,
  unique,
  usePeople,
} from '../../../tests/main-job/main-job.ts';
import { line, makeAccount, makeRole } from '../../../tests/support/account.ts';
import { expectBooksInOrder } from '../../../tests/support/invariants.ts';
import { refused } from '../../../tests/support/refused.ts';
import { adminElsewhere } from '../../../tests/support/other-callers.ts';
import { useTestServer, type Caller } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);

const add = async (order_id: string, fields: object = {}, caller = crew.sale) =>
  caller('POST', 'order/items', {
    order_id,
    product_id: await makeProduct(crew),
    price: '500',
    quantity: '2',
    ...fields,
  });
const remove = (id: number, caller = crew.admin) => caller('DELETE', `order/items/${id}`);
const read = (id: string) => done(crew.sale('GET', `orders/${id}`));

describe('adding a line', () => {
  test('increases the amount due, also after approval', async () => {
    const { order } = await approvedOrder(crew);
    const line = await done(
      add(order.id, { price: '1100', tax_percent: '10', is_price_with_tax: true }),
      201,
    );
    expect(line).toMatchObject({ order_id: order.id, price: '1000', balance: '2200', currency_id: 'JPY' });
    expect(await done(crew.sale('GET', `order/items/${line.id}`))).toEqual(line);
    const after = await read(order.id);
    expect(after.items).toHaveLength(order.items.length + 1);
    expect(subtract(after.purchase_cost, order.purchase_cost)).toBe('2200');
    await expectBooksInOrder(server);
  });

  test('requires known products and an order that is not cancelled', async () => {
    const { id: customer_id } = await makeCustomer(crew);
    const sent = { customer_id, trackings: [{ code: unique() }] };
    const shipment = await done(crew.sale('POST', 'order/shipments', sent), 201);
    await refused(add(shipment.id), 'lines_of_other_kind');
    const { order } = await draftOrder(crew);
    await refused(add(order.id, { product_id: 'NONE' }), 'unknown_reference', 'product_id');
    await refused(add(order.id, { quantity: '0' }), 'invalid_fields', 'quantity');
    await refused(add('OR0'), 'not_found');
    await refused(add(order.id, {}, await adminElsewhere(server)), 'not_found');
    await refused(add(order.id, {}, crew.warehouse), 'forbidden');
    await done(crew.sale('PUT', `orders/${order.id}/cancel`, { confirm: true }));
    await refused(add(order.id), 'order_is_cancelled');
  });
});

describe('taking a line off', () => {
  test('decreases the amount due', async () => {
    const { order } = await draftOrder(crew);
    const { id } = await done(add(order.id), 201);
    expect((await remove(id)).status).toBe(204);
    expect(await read(order.id)).toMatchObject({ purchase_cost: order.purchase_cost });
    await refused(crew.sale('GET', `order/items/${id}`), 'not_found');
  });

  test('is refused for the last one, and for one that is bought', async () => {
    const { order } = await paidOrder(crew);
    const [line] = order.items;
    await refused(remove(line.id), 'order_of_one_line');
    await buy(crew, order);
    await done(add(order.id), 201);
    await refused(remove(line.id), 'line_is_bought');
    await refused(remove(line.id, crew.sale), 'forbidden');
    await refused(remove(line.id, await adminElsewhere(server)), 'not_found');
  });
});

describe('lines that wait for goods', () => {
  const waiting = async (caller: Caller): Promise<string[]> =>
    (await done(caller('GET', 'order/items?filter[needs_goods]=true&per_page=100&sort=-id'))).data.map(
      ({ order_id }: { order_id: string }) => order_id,
    );

  test('of own approved orders are listed, without others', async () => {
    const role = await makeRole(server, [line('order_item', 'own', 'R')]);
    const seller = await makeAccount(server, role);
    const [{ order }, other, draft] = [
      await approvedOrder(crew),
      await approvedOrder(crew),
      await draftOrder(crew),
    ];
    for (const { id } of [order, draft.order])
      await server.query('update orders set sale_id = $1 where id = $2', [seller.id, id]);
    expect(await waiting(seller.call)).toEqual([order.id]);
    expect(await waiting(seller.call)).toEqual([order.id]);
    expect(await waiting(crew.admin)).toEqual(expect.arrayContaining([order.id, other.order.id]));
    await done(crew.admin('PUT', `orders/${order.id}/cancel`, { confirm: true }));
    expect(await waiting(seller.call)).toEqual([]);
  });
});

describe('asking for another product instead', () => {
  const instead = (id: number, product_id: string) => crew.sale('PUT', `order/items/${id}`, { product_id });

  test('keeps the originally ordered product', async () => {
    const { order } = await approvedOrder(crew);
    const [{ id, product_id: first }] = order.items;
    const [second, third] = [await makeProduct(crew), await makeProduct(crew)];
    const changed = await done(instead(id, second));
    expect(changed).toMatchObject({ product_id: second, original_product_id: first });
    expect(await done(instead(id, third))).toMatchObject({ original_product_id: first });
    expect(await done(instead(id, first))).toMatchObject({ product_id: first, original_product_id: null });
  });

  test("is refused for products banned from export or from the order's method", async () => {
    const { order } = await draftOrder(crew);
    const [line] = order.items;
    const never = await makeProduct(crew, { banned_export: true });
    const notByAir = await makeProduct(crew, { banned_air: true });
    const { details } = await refused(instead(line.id, never), 'product_banned', 'product_id');
    expect(details).toEqual({ product_id: [never] });
    await refused(add(order.id, { product_id: never }), 'product_banned', 'product_id');
    await done(instead(line.id, notByAir));
    const by = (shipment_method_id: string) => crew.sale('PUT', `orders/${order.id}`, { shipment_method_id });
    await refused(by('air'), 'product_banned', 'shipment_method_id');
    await done(by('sea'));
    await done(instead(line.id, line.product_id));
    await done(by('air'));
    await refused(instead(line.id, notByAir), 'product_banned', 'product_id');
    expect(await read(order.id)).toMatchObject({ shipment_method_id: 'air' });
  });

  test('is refused after purchase, and for unknown products', async () => {
    const { order } = await paidOrder(crew);
    const [line] = order.items;
    await refused(instead(line.id, 'NONE'), 'unknown_reference', 'product_id');
    await buy(crew, order);
    await refused(instead(line.id, await makeProduct(crew)), 'line_is_bought');
    expect(await done(instead(line.id, line.product_id))).toMatchObject({ product_id: line.product_id });
  });
});
