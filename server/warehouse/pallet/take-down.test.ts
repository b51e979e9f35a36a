import { describe, expect, test } from 'vitest';
import { NARITA, packBox, statuses } from '../../../tests/main-job/boxes.ts';
import { done, usePeople } from '../../../tests/main-job/main-job.ts';
import { expectBooksInOrder } from '../../../tests/support/invariants.ts';
import { refused } from '../../../tests/support/refused.ts';
import { stranger } from '../../../tests/support/other-callers.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);

const takeDown = (pallet: { id: number }, body: object, caller = crew.warehouse) =>
  caller('POST', `pallets/${pallet.id}/taken-down`, body);
const part = (box: { id: number }, quantity: number) => ({ box_id: box.id, quantity });
const places = async ({ id }: { id: number }) =>
  (await done(crew.warehouse('GET', `boxes/${id}`))).places.map(({ kind, quantity }: any) => [
    kind,
    quantity,
  ]);

/** A pallet at a location, with two boxes of one number. */
async function storedPallet() {
  const box = await packBox(crew);
  const { data } = await done(
    crew.warehouse('GET', `locations?filter[empty_pallet]=1&filter[area_id]=${NARITA}`),
  );
  const body = { type_id: 'T11', area_id: NARITA, location_id: data[0].id, boxes: [part(box, 2)] };
  return { box, pallet: await done(crew.warehouse('POST', 'pallets/put-away', body), 201) };
}

describe('taking boxes down', () => {
  test('leaves some or all of them loose in the area of the pallet', async () => {
    const { box, pallet } = await storedPallet();
    const { boxes_quantity, location_id } = await done(takeDown(pallet, { boxes: [part(box, 1)] }), 200);
    expect([boxes_quantity, location_id]).toEqual([1, pallet.location_id]);
    expect(await places(box)).toEqual(
      expect.arrayContaining([
        ['loose', 1],
        ['pallet', 1],
      ]),
    );
    const free = { boxes: [part(box, 1)], location_id: null };
    expect(await done(takeDown(pallet, free), 200)).toMatchObject({ boxes_quantity: 0, location_id: null });
    expect(await places(box)).toEqual([['loose', 2]]);
    await expectBooksInOrder(server);
  });

  test('undoes a put-away, and both can be repeated', async () => {
    const { box, pallet } = await storedPallet();
    await done(takeDown(pallet, { boxes: [part(box, 2)] }), 200);
    const again = { pallet_id: pallet.id, boxes: [part(box, 2)] };
    expect(await done(crew.warehouse('POST', 'pallets/put-away', again), 201)).toMatchObject({
      boxes_quantity: 2,
    });
  });
});

describe('is refused, and no box moves', () => {
  test('beyond the quantity on it, or for a box that is not on it', async () => {
    const { box, pallet } = await storedPallet();
    const loose = await packBox(crew);
    await refused(takeDown(pallet, { boxes: [part(box, 3)] }), 'not_enough_boxes', 'quantity');
    await refused(
      takeDown(pallet, { boxes: [part(box, 1), part(loose, 1)] }),
      'not_enough_boxes',
      'quantity',
    );
    await refused(
      takeDown(pallet, { boxes: [part(box, 1), { box_id: 999_999, quantity: 1 }] }),
      'unknown_reference',
      'boxes.1.box_id',
    );
    expect(await places(box)).toEqual([['pallet', 2]]);
  });

  test('when its location was occupied meanwhile, or is unknown', async () => {
    const [{ box, pallet }, other] = [await storedPallet(), await storedPallet()];
    const boxes = [part(box, 2)];
    await refused(
      takeDown(pallet, { boxes, location_id: other.pallet.location_id }),
      'location_taken',
      'location_id',
    );
    await refused(takeDown(pallet, { boxes, location_id: 999_999 }), 'unknown_reference', 'location_id');
    expect(await places(box)).toEqual([['pallet', 2]]);
  });

  test('to other organizations, for unknown pallets, and to one of two concurrent calls', async () => {
    const { box, pallet } = await storedPallet();
    const boxes = [part(box, 2)];
    await refused(takeDown(pallet, { boxes }, await stranger(server, 'warehouse')), 'not_found');
    await refused(takeDown({ id: 999_999 }, { boxes }), 'not_found');
    await refused(takeDown(pallet, { boxes: [] }), 'invalid_fields', 'boxes');
    const both = [takeDown(pallet, { boxes }), takeDown(pallet, { boxes })];
    expect(statuses(await Promise.all(both))).toEqual([200, 422]);
    await expectBooksInOrder(server);
  });
});
