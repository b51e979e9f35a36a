import { beforeAll, describe, expect, test } from 'vitest';
import { NARITA, own, packBox } from '../../../tests/main-job/boxes.ts';
import { approvedOrder } from '../../../tests/main-job/goods.ts';
import { done, makeProduct, people, type People } from '../../../tests/main-job/main-job.ts';
import { expectBooksInOrder } from '../../../tests/support/invariants.ts';
import { refused } from '../../../tests/support/refused.ts';
import { stranger } from '../../../tests/support/somebody.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';

const server = useTestServer();
let crew: People;
beforeAll(async () => {
  crew = await people(server);
});

const update = (id: number, body: object, headers = {}) =>
  crew.warehouse('PUT', `boxes/${id}`, body, { headers });
const openBox = (fields: object = {}) => packBox(crew, { packed: false, ...fields });

describe('changing an open box', () => {
  test('writes its measures and computes its volume', async () => {
    const { id } = await openBox();
    expect(await done(update(id, { length: '50', weight: '9.5' }), 200)).toMatchObject({
      length: '50',
      weight: '9.5',
      volume: '80000',
    });
  });

  test('replaces its contents', async () => {
    const { id } = await openBox();
    const product_id = await makeProduct(crew);
    const { items } = await done(update(id, { products: [{ product_id, quantity: '4' }] }), 200);
    expect(items).toMatchObject([{ product_id, quantity: '4', expiry_date: null }]);
    expect((await done(update(id, { products: [] }), 200)).items).toEqual([]);
  });

  test('packs more of it', async () => {
    const { id } = await openBox();
    expect(await done(update(id, { duplicate: 5 }), 200)).toMatchObject({
      duplicate: 5,
      free_quantity: 5,
      quantity_in_inventory: 5,
    });
    await expectBooksInOrder(server);
  });

  test('takes some of it apart again', async () => {
    const { id } = await openBox({ duplicate: 5 });
    expect(await done(update(id, { duplicate: 1 }), 200)).toMatchObject({ quantity_in_inventory: 1 });
    const { data } = await done(crew.warehouse('GET', `box-moves?filter[box_id]=${id}`));
    expect(data[0]).toMatchObject({ reason: 'repacked', quantity: 4, to: { kind: 'supplier' } });
    await expectBooksInOrder(server);
  });

  test('moves nothing where the number stays', async () => {
    const { id } = await openBox();
    await done(update(id, { duplicate: 2, width: '30' }), 200);
    expect((await done(crew.warehouse('GET', `box-moves?filter[box_id]=${id}`))).total).toBe(1);
  });
});

describe('changing a box is refused', () => {
  test('once it is closed', async () => {
    const { id } = await packBox(crew);
    await refused(update(id, { weight: '5' }), 'box_is_closed');
  });

  test('once it was written off', async () => {
    const { id } = await openBox();
    await done(crew.warehouse('DELETE', `boxes/${id}`), 204);
    await refused(update(id, { weight: '5' }), 'box_is_scrapped');
  });

  test('below what orders own of it, and not at that number', async () => {
    const { order } = await approvedOrder(crew);
    const box = await openBox({ duplicate: 3 });
    await done(own(crew, box, order, 2), 201);
    const { details } = await refused(update(box.id, { duplicate: 1 }), 'box_in_use');
    expect(details).toEqual({ distributed_quantity: 2 });
    expect((await done(update(box.id, { duplicate: 2 }), 200)).free_quantity).toBe(0);
  });

  test('below what is loose, where the rest stands on a pallet', async () => {
    const box = await openBox({ duplicate: 3 });
    const pallet = await done(crew.warehouse('POST', 'pallets', { type_id: 'T11', area_id: NARITA }), 201);
    await done(
      crew.warehouse('POST', 'pallet-boxes', { pallet_id: pallet.id, box_id: box.id, quantity: 2 }),
      201,
    );
    await refused(update(box.id, { duplicate: 1 }), 'not_enough_boxes', 'quantity');
    await done(update(box.id, { duplicate: 2 }), 200);
  });

  test('for products that are not there', async () => {
    const { id } = await openBox();
    const products = [{ product_id: 'nobody', quantity: '1' }];
    await refused(update(id, { products }), 'unknown_reference', 'products.0.product_id');
  });

  test('to those whose picture of it is old, and those elsewhere', async () => {
    const { id, version } = await openBox();
    await refused(update(id, { weight: '5' }, { 'if-match': `"${version + 1}"` }), 'stale_version');
    await refused((await stranger(server, 'warehouse'))('PUT', `boxes/${id}`, { weight: '5' }), 'not_found');
  });
});
