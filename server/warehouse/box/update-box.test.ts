import { describe, expect, test } from 'vitest';
import {
  billedBox,
  cutOffAnyway,
  loadedBill,
  NARITA,
  own,
  packBox,
  statuses,
} from '../../../tests/main-job/boxes.ts';
import { approvedOrder } from '../../../tests/main-job/goods.ts';
import { done, makeProduct, usePeople } from '../../../tests/main-job/main-job.ts';
import { expectBooksInOrder } from '../../../tests/support/invariants.ts';
import { refused } from '../../../tests/support/refused.ts';
import { stranger } from '../../../tests/support/other-callers.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);

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

  test('may name the box once more, and its fields as attributes', async () => {
    const { id } = await openBox();
    const changed = await done(update(id, { id, attributes: { duplicate: 5 } }), 200);
    expect(changed).toMatchObject({ duplicate: 5, quantity_in_inventory: 5 });
    expect(await done(update(id, { id, 'attributes.duplicate': 4 }), 200)).toMatchObject({ duplicate: 4 });
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

describe('measuring a box anew', () => {
  const reopen = (box: any) => done(crew.warehouse('PUT', `boxes/${box.id}/open`), 200);
  const billOf = (id: number) => done(crew.warehouse('GET', `lading-bills/${id}`));

  test('rates its bill anew, and what its order owes', async () => {
    const { box, bill, order } = await billedBox(crew, 1);
    expect(bill).toMatchObject({ weight: '12.4', freight_charge: '1680000' });
    await reopen(box);
    await done(update(box.id, { weight: '40' }), 200);
    expect(await billOf(bill.id)).toMatchObject({
      weight: '40',
      volume: '0.096',
      freight_range: '40',
      freight_charge: '2000000',
    });
    expect((await done(crew.sale('GET', `orders/${order.id}`))).shipping_fee).toBe('2000000');
    await expectBooksInOrder(server);
  });

  test('moves only what is unsolved of freight that was recorded as receivable', async () => {
    const { box, bill } = await billedBox(crew, 1);
    await done(crew.admin('PUT', `lading-bills/${bill.id}`, { action_debit: true }), 200);
    await reopen(box);
    await done(update(box.id, { weight: '40' }), 200);
    expect(await billOf(bill.id)).toMatchObject({
      freight_charge: '2000000',
      freight_charge_outstanding: '1680000',
      freight_charge_unsolved: '320000',
    });
    await expectBooksInOrder(server);
  });

  test('rates it anew while it waits in a container, and no more once that is cut off', async () => {
    const { box, bill, container } = await loadedBill(crew, 1);
    await reopen(box);
    await done(update(box.id, { height: '80' }), 200);
    expect(await billOf(bill.id)).toMatchObject({ volume: '0.192', freight_range: '67.2' });
    await done(cutOffAnyway(crew, container), 200);
    await refused(update(box.id, { height: '90' }), 'box_in_use');
    expect(await billOf(bill.id)).toMatchObject({ volume: '0.192' });
    await expectBooksInOrder(server);
  });

  test('leaves its bill without freight where no price fits, and says so', async () => {
    const { box, bill } = await billedBox(crew, 1);
    await done(crew.warehouse('PUT', `lading-bills/${bill.id}`, { type_freight_charge: 'by_volume' }), 200);
    await reopen(box);
    await done(update(box.id, { height: '80' }), 200);
    expect(await billOf(bill.id)).toMatchObject({ volume: '0.192', freight_charge: '0', assessed_at: null });
    await expectBooksInOrder(server);
  });

  test('by two concurrent calls leaves bill and boxes in agreement', async () => {
    const { box, bill, order } = await billedBox(crew, 2);
    await reopen(box);
    const line = { lading_bill_id: bill.id, box_id: box.id, order_id: order.id };
    const other = await done(crew.warehouse('GET', `box-lading-bills?filter[lading_bill_id]=${bill.id}`));
    expect(other.data[0]).toMatchObject(line);
    const both = await Promise.all([
      update(box.id, { weight: '30' }),
      update(box.id, { weight: '31' }),
      crew.warehouse('PUT', `box-lading-bills/${other.data[0].id}`, { quantity: 1 }),
    ]);
    expect(statuses(both)).toEqual([200, 200, 200]);
    await expectBooksInOrder(server);
  });
});

describe('measuring a box that stands on a pallet', () => {
  async function onPallet() {
    const box = await openBox({ length: '10', width: '10', height: '10', weight: '400', duplicate: 2 });
    const pallet = await done(crew.warehouse('POST', 'pallets', { type_id: 'T11', area_id: NARITA }), 201);
    await done(
      crew.warehouse('POST', 'pallet-boxes', { pallet_id: pallet.id, box_id: box.id, quantity: 2 }),
      201,
    );
    return { box, pallet };
  }
  const palletOf = (id: number) => done(crew.warehouse('GET', `pallets/${id}`));

  test('is refused beyond what the pallet carries, and not at that weight', async () => {
    const { box, pallet } = await onPallet();
    const { details } = await refused(update(box.id, { weight: '500.001' }), 'pallet_overloaded', 'weight');
    expect(details).toEqual({ used: '1000.002', maximum: '1000', unit: 'kg', pallet_id: pallet.id });
    await refused(update(box.id, { length: '110.01' }), 'pallet_overloaded', 'length');
    expect((await palletOf(pallet.id)).boxes_weight).toBe('800');
    await done(update(box.id, { weight: '500' }), 200);
    expect((await palletOf(pallet.id)).warnings).toEqual(['pallet_nearly_full']);
    await expectBooksInOrder(server);
  });

  test('goes beyond for who may, and the pallet and the box warn', async () => {
    const { box, pallet } = await onPallet();
    const heavy = { weight: '4500', override: true };
    expect((await refused(update(box.id, heavy), 'forbidden')).details).toEqual({
      permission: 'pallet.all.update',
    });
    const { warnings } = await done(crew.admin('PUT', `boxes/${box.id}`, heavy), 200);
    expect(warnings).toEqual(['weight_over_100', 'pallet_overloaded']);
    expect((await palletOf(pallet.id)).warnings).toEqual(['pallet_overloaded']);
    await expectBooksInOrder(server);
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

  test('with an outdated version, and from another organization', async () => {
    const { id, version } = await openBox();
    await refused(update(id, { weight: '5' }, { 'if-match': `"${version + 1}"` }), 'stale_version');
    await refused((await stranger(server, 'warehouse'))('PUT', `boxes/${id}`, { weight: '5' }), 'not_found');
  });
});
