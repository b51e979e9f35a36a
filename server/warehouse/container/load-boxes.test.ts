import { beforeAll, describe, expect, test } from 'vitest';
import {
  makeContainer,
  NARITA,
  packBox,
  plannedBill,
  scan,
  shippedBill,
  statuses,
} from '../../../tests/main-job/boxes.ts';
import { done, people, type People } from '../../../tests/main-job/main-job.ts';
import { expectBooksInOrder } from '../../../tests/support/invariants.ts';
import { refused } from '../../../tests/support/refused.ts';
import { stranger } from '../../../tests/support/somebody.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';

const server = useTestServer();
let crew: People;
beforeAll(async () => {
  crew = await people(server);
});

const onPallet = async (box: any, quantity: number) => {
  const pallet = await done(crew.warehouse('POST', 'pallets', { type_id: 'T11', area_id: NARITA }), 201);
  await done(crew.warehouse('POST', 'pallet-boxes', { pallet_id: pallet.id, box_id: box.id, quantity }), 201);
  return pallet;
};

describe('loading boxes', () => {
  test('takes them from the area into the container, scan by scan', async () => {
    const { box, container } = await plannedBill(crew, 3);
    await done(scan(crew, 'out', container, box, 1), 201);
    expect(await done(scan(crew, 'out', container, box, 2), 201)).toMatchObject({
      loaded_quantity: 3,
      quantity_in_container: 3,
      boxes: [{ box_id: box.id, loaded: 3 }],
    });
    const { data } = await done(
      crew.warehouse('GET', `out-container-pickers?filter[container_id]=${container.id}`),
    );
    expect(data).toMatchObject([{ quantity: 2 }, { quantity: 1, box_id: box.id }]);
    await expectBooksInOrder(server);
  });

  test('takes loose ones first, then those on pallets', async () => {
    const { box, container } = await plannedBill(crew, 3);
    const pallet = await onPallet(box, 2);
    await done(scan(crew, 'out', container, box, 2), 201);
    const { data } = await done(
      crew.warehouse('GET', `box-moves?filter[box_id]=${box.id}&filter[reason]=load`),
    );
    expect(data.map(({ from, quantity }: any) => [from.kind, quantity])).toEqual([
      ['pallet', 1],
      ['loose', 1],
    ]);
    expect((await done(crew.warehouse('GET', `pallets/${pallet.id}`))).boxes_quantity).toBe(1);
    await expectBooksInOrder(server);
  });

  test('names the container as the document of its movements', async () => {
    const { box, container } = await plannedBill(crew, 1);
    await done(scan(crew, 'out', container, box, 1), 201);
    const { data } = await done(crew.warehouse('GET', `box-moves?filter[document_id]=${container.id}`));
    expect(data).toMatchObject([{ document_type: 'container', reason: 'load', box_id: box.id }]);
  });
});

describe('loading is refused', () => {
  test('beyond what the bills cover, and not at that number', async () => {
    const { box, container } = await plannedBill(crew, 2);
    const { details } = await refused(scan(crew, 'out', container, box, 3), 'over_loading', 'quantity');
    expect(details).toEqual({ covered: 2, loaded: 0 });
    await done(scan(crew, 'out', container, box, 2), 201);
    await refused(scan(crew, 'out', container, box, 1), 'over_loading', 'quantity');
  });

  test('for boxes of no bill', async () => {
    await refused(
      scan(crew, 'out', await makeContainer(crew), await packBox(crew), 1),
      'over_loading',
      'quantity',
    );
  });

  test('where they stand in another area', async () => {
    const { box, container } = await plannedBill(crew, 2);
    await server.query(
      `update places set area_id = 2 where id in (select place_id from box_stock where box_id = $1)`,
      [box.id],
    );
    const { details } = await refused(scan(crew, 'out', container, box, 1), 'not_enough_boxes', 'quantity');
    expect(details).toMatchObject({ box_id: box.id, available: 0, area_id: NARITA });
    await server.query(
      `update places set area_id = 1 where id in (select place_id from box_stock where box_id = $1)`,
      [box.id],
    );
  });

  test('once the container is cut off', async () => {
    const { box, container } = await shippedBill(crew);
    await refused(scan(crew, 'out', container, box, 1), 'container_is_cut_off');
  });

  test('for containers and boxes that are not there, or are of others', async () => {
    const { box, container } = await plannedBill(crew);
    await refused(scan(crew, 'out', { id: 999_999 }, box, 1), 'unknown_reference', 'container_id');
    await refused(scan(crew, 'out', container, { id: 999_999 }, 1), 'unknown_reference', 'box_id');
    const elsewhere = await stranger(server, 'warehouse');
    await refused(
      elsewhere('POST', 'out-container-pickers', { container_id: container.id, box_id: box.id, quantity: 1 }),
      'unknown_reference',
      'container_id',
    );
  });

  test('to one of two who scan the last box at once', async () => {
    const { box, container } = await plannedBill(crew, 1);
    const both = [scan(crew, 'out', container, box, 1), scan(crew, 'out', container, box, 1)];
    expect(statuses(await Promise.all(both))).toEqual([201, 422]);
    await expectBooksInOrder(server);
  });
});
