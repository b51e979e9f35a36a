import { describe, expect, test } from 'vitest';
import { MATSUDO, NARITA, packBox } from '../../../tests/main-job/boxes.ts';
import { done, usePeople } from '../../../tests/main-job/main-job.ts';
import { expectBooksInOrder } from '../../../tests/support/invariants.ts';
import { refused } from '../../../tests/support/refused.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);

const putAway = (body: object, query = '', caller = crew.warehouse) =>
  caller('POST', `pallets/put-away${query}`, body);
const all = (...boxes: any[]) => boxes.map((box) => ({ box_id: box.id, quantity: box.duplicate }));
const freeLocation = async () =>
  (await done(crew.warehouse('GET', `locations?filter[empty_pallet]=1&filter[area_id]=${NARITA}`))).data[0];
const places = async ({ id }: { id: number }) => (await done(crew.warehouse('GET', `boxes/${id}`))).places;

describe('putting away', () => {
  test('creates the pallet, puts all boxes on it and it at its location', async () => {
    const [first, second] = [await packBox(crew), await packBox(crew, { duplicate: 1 })];
    const location = await freeLocation();
    const pallet = await done(
      putAway({ type_id: 'T11', location_id: location.id, boxes: all(first, second) }),
      201,
    );
    expect(pallet).toMatchObject({ boxes_quantity: 3, location_id: location.id, area_id: NARITA });
    expect(await places(second)).toMatchObject([{ kind: 'pallet', pallet_id: pallet.id, quantity: 1 }]);
    await expectBooksInOrder(server);
  });

  test('fills an existing pallet, and moves it', async () => {
    const { id } = await done(crew.warehouse('POST', 'pallets', { type_id: 'T11', area_id: NARITA }), 201);
    const location = await freeLocation();
    const box = await packBox(crew);
    const body = { pallet_id: id, location_id: location.id, boxes: all(box) };
    expect(await done(putAway(body), 201)).toMatchObject({
      id,
      boxes_quantity: 2,
      location_id: location.id,
    });
  });

  test('writes nothing in a preview', async () => {
    const box = await packBox(crew);
    const preview = await done(putAway({ type_id: 'T11', boxes: all(box) }, '?preview=1'), 200);
    expect(preview).toMatchObject({ boxes_quantity: 2 });
    expect(await places(box)).toMatchObject([{ kind: 'loose', quantity: 2 }]);
    await refused(crew.warehouse('GET', `pallets/${preview.id}`), 'not_found');
  });
});

describe('is refused, and no box moves', () => {
  test('when one of several does not fit, is in another area or unknown', async () => {
    const [box, elsewhere] = [await packBox(crew), await packBox(crew, { area_id: MATSUDO })];
    const heavy = await packBox(crew, { weight: '600', duplicate: 2 });
    const onto = (boxes: object[]) => putAway({ type_id: 'T11', area_id: NARITA, boxes });
    await refused(onto(all(box, heavy)), 'pallet_overloaded', 'boxes.1.quantity');
    await refused(onto(all(box, elsewhere)), 'box_not_in_area', 'boxes.1.box_id');
    await refused(
      onto([...all(box), { box_id: 999_999, quantity: 1 }]),
      'unknown_reference',
      'boxes.1.box_id',
    );
    await refused(onto([{ box_id: box.id, quantity: 3 }]), 'not_enough_boxes', 'boxes.0.quantity');
    expect(await places(box)).toMatchObject([{ kind: 'loose', quantity: 2 }]);
  });

  test('without a pallet or a pallet type, without boxes, and where the location is occupied', async () => {
    const box = await packBox(crew);
    await refused(putAway({ boxes: all(box) }), 'invalid_fields', 'pallet_id');
    await refused(putAway({ type_id: 'T11', boxes: [] }), 'invalid_fields', 'boxes');
    await refused(putAway({ type_id: 'none', boxes: all(box) }), 'unknown_reference', 'type_id');
    const location_id = (await freeLocation()).id;
    await done(putAway({ type_id: 'T11', location_id, boxes: all(box) }), 201);
    const other = await packBox(crew);
    await refused(
      putAway({ type_id: 'T11', location_id, boxes: all(other) }),
      'location_taken',
      'location_id',
    );
    await refused(putAway({ pallet_id: 999_999, boxes: all(other) }), 'unknown_reference', 'pallet_id');
  });

  test('without the right', async () => {
    const box = await packBox(crew);
    await refused(putAway({ type_id: 'T11', boxes: all(box) }, '', crew.customer), 'forbidden');
  });
});
