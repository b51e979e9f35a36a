import { describe, expect, test } from 'vitest';
import { MATSUDO, NARITA, packBox } from '../../../tests/main-job/boxes.ts';
import { done, usePeople } from '../../../tests/main-job/main-job.ts';
import { expectBooksInOrder } from '../../../tests/support/invariants.ts';
import { refused } from '../../../tests/support/refused.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);

const makePallet = (area_id = NARITA) =>
  done(crew.warehouse('POST', 'pallets', { type_id: 'T11', area_id }), 201);
const move = (box: any, from: any, to: any, quantity: number) =>
  crew.warehouse('PUT', 'change-sku-position', {
    box_id: box.id,
    from_pallet_id: from.id,
    to_pallet_id: to.id,
    quantity,
  });
/** A pallet with `quantity` boxes of 400 kg. */
async function filled(quantity: number): Promise<{ box: any; pallet: any }> {
  const box = await packBox(crew, { weight: '400', duplicate: quantity });
  const pallet = await makePallet();
  await done(crew.warehouse('POST', 'pallet-boxes', { pallet_id: pallet.id, box_id: box.id, quantity }), 201);
  return { box, pallet };
}

describe('moving boxes from one pallet to another', () => {
  test('answers the pallet that holds them now', async () => {
    const [{ box, pallet }, other] = [await filled(2), await makePallet()];
    expect(await done(move(box, pallet, other, 1), 200)).toMatchObject({ id: other.id, boxes_quantity: 1 });
    expect((await done(crew.warehouse('GET', `pallets/${pallet.id}`))).boxes_quantity).toBe(1);
    await expectBooksInOrder(server);
  });

  test('there and back in concurrent calls keeps the total', async () => {
    const [first, second] = [await filled(1), await filled(1)];
    const both = await Promise.all([
      move(first.box, first.pallet, second.pallet, 1),
      move(second.box, second.pallet, first.pallet, 1),
    ]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    await expectBooksInOrder(server);
  });
});

describe('moving boxes between pallets is refused', () => {
  test('beyond the quantity on the pallet', async () => {
    const { box, pallet } = await filled(1);
    await refused(move(box, pallet, await makePallet(), 2), 'not_enough_boxes', 'quantity');
  });

  test('beyond the limits of the other pallet', async () => {
    const [{ box, pallet }, { pallet: other }] = [await filled(1), await filled(2)];
    await refused(move(box, pallet, other, 1), 'pallet_overloaded', 'quantity');
  });

  test('to a pallet of another area, and to the same', async () => {
    const { box, pallet } = await filled(1);
    await refused(move(box, pallet, await makePallet(MATSUDO), 1), 'box_not_in_area', 'to_pallet_id');
    await refused(move(box, pallet, pallet, 1), 'box_not_in_area', 'to_pallet_id');
  });

  test('for boxes and pallets that are not there', async () => {
    const { box, pallet } = await filled(1);
    const other = await makePallet();
    await refused(move({ id: 999_999 }, pallet, other, 1), 'unknown_reference', 'box_id');
    await refused(move(box, { id: 999_999 }, other, 1), 'unknown_reference', 'from_pallet_id');
    await refused(move(box, pallet, { id: 999_999 }, 1), 'unknown_reference', 'to_pallet_id');
  });
});
