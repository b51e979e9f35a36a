import { describe, expect, test } from 'vitest';
import { MATSUDO, NARITA, packBox, statuses } from '../../../tests/main-job/boxes.ts';
import { done, usePeople } from '../../../tests/main-job/main-job.ts';
import { expectBooksInOrder } from '../../../tests/support/invariants.ts';
import { refused } from '../../../tests/support/refused.ts';
import { stranger } from '../../../tests/support/other-callers.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);

const makePallet = (area_id = NARITA) =>
  done(crew.warehouse('POST', 'pallets', { type_id: 'T11', area_id }), 201);
const put = (pallet: any, box: any, quantity: number) =>
  crew.warehouse('POST', 'pallet-boxes', { pallet_id: pallet.id, box_id: box.id, quantity });
/** A box of 10 × 10 × 10 cm, so that only its weight fills a pallet. */
const heavy = (weight: string, duplicate: number) =>
  packBox(crew, { length: '10', width: '10', height: '10', weight, duplicate });

describe('adding boxes to a pallet', () => {
  test('takes loose ones of its area', async () => {
    const [box, pallet] = [await packBox(crew, { duplicate: 3 }), await makePallet()];
    expect(await done(put(pallet, box, 2), 201)).toMatchObject({
      boxes_quantity: 2,
      boxes_weight: '24.8',
      boxes_volume: '192000',
      boxes: [{ box_id: box.id, quantity: 2 }],
    });
    expect((await done(crew.warehouse('GET', `boxes/${box.id}`))).places).toMatchObject([
      { kind: 'loose', quantity: 1 },
      { kind: 'pallet', pallet_id: pallet.id, quantity: 2 },
    ]);
    await expectBooksInOrder(server);
  });

  test('fills it exactly, and warns from 90 % on', async () => {
    const [box, pallet] = [await heavy('100', 10), await makePallet()];
    expect((await done(put(pallet, box, 9), 201)).warnings).toEqual([]);
    const full = await done(put(pallet, box, 1), 201);
    expect(full).toMatchObject({ boxes_weight: '1000', warnings: ['pallet_nearly_full'] });
    await expectBooksInOrder(server);
  });
});

describe('adding boxes to a pallet is refused', () => {
  test('beyond its weight limit', async () => {
    const [box, pallet] = [await heavy('100.001', 10), await makePallet()];
    const { details } = await refused(put(pallet, box, 10), 'pallet_overloaded', 'quantity');
    expect(details).toEqual({ used: '1000.01', maximum: '1000', unit: 'kg' });
  });

  test('beyond its limits without the right, and accepted with it', async () => {
    const [box, pallet] = [await heavy('600', 2), await makePallet()];
    const body = { pallet_id: pallet.id, box_id: box.id, quantity: 2, override: true };
    await refused(crew.warehouse('POST', 'pallet-boxes', body), 'forbidden');
    expect((await done(crew.admin('POST', 'pallet-boxes', body), 201)).warnings).toEqual([
      'pallet_overloaded',
    ]);
    await expectBooksInOrder(server);
  });

  test('beyond its volume', async () => {
    const box = await packBox(crew, { length: '100', width: '100', height: '110', duplicate: 2 });
    const { details } = await refused(put(await makePallet(), box, 2), 'pallet_overloaded', 'quantity');
    expect(details).toMatchObject({ used: '2200000', unit: 'cm³' });
  });

  test('where a side is too long, and not at that length', async () => {
    const pallet = await makePallet();
    const long = await packBox(crew, { length: '110.01', width: '10', height: '10' });
    expect((await refused(put(pallet, long, 1), 'pallet_overloaded')).details).toMatchObject({ unit: 'cm' });
    await done(put(pallet, await packBox(crew, { length: '110', width: '10', height: '10' }), 1), 201);
  });

  test('beyond the loose quantity', async () => {
    const [box, pallet] = [await packBox(crew, { duplicate: 2 }), await makePallet()];
    await refused(put(pallet, box, 3), 'not_enough_boxes', 'quantity');
    await done(put(pallet, box, 2), 201);
    await refused(put(pallet, box, 1), 'not_enough_boxes', 'quantity');
  });

  test('where they stand in another area', async () => {
    const box = await packBox(crew, { area_id: MATSUDO });
    const { details } = await refused(put(await makePallet(), box, 1), 'box_not_in_area', 'box_id');
    expect(details).toEqual({ area_id: NARITA });
  });

  test('where all of them are on another pallet', async () => {
    const [box, first] = [await packBox(crew, { duplicate: 1 }), await makePallet()];
    await done(put(first, box, 1), 201);
    const { details } = await refused(put(await makePallet(), box, 1), 'box_on_other_pallet', 'box_id');
    expect(details).toEqual({ pallet_id: first.id });
  });

  test('for boxes and pallets that are unknown or of another organization', async () => {
    const [box, pallet] = [await packBox(crew), await makePallet()];
    await refused(put({ id: 999_999 }, box, 1), 'unknown_reference', 'pallet_id');
    await refused(put(pallet, { id: 999_999 }, 1), 'unknown_reference', 'box_id');
    const elsewhere = await stranger(server, 'warehouse');
    await refused(
      elsewhere('POST', 'pallet-boxes', { pallet_id: pallet.id, box_id: box.id, quantity: 1 }),
      'unknown_reference',
      'box_id',
    );
  });

  test('to one of two concurrent calls that would overload it together', async () => {
    const pallet = await makePallet();
    const boxes = [await heavy('600', 1), await heavy('600', 1)];
    expect(statuses(await Promise.all(boxes.map((box) => put(pallet, box, 1))))).toEqual([201, 422]);
    await expectBooksInOrder(server);
  });
});
