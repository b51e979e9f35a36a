import { describe, expect, test } from 'vitest';
import {
  own,
  cutOffAnyway,
  NARITA,
  packBox,
  plannedBill,
  scan,
  shippedBill,
  statuses,
} from '../../../tests/main-job/boxes.ts';
import { done, usePeople } from '../../../tests/main-job/main-job.ts';
import { expectBooksInOrder } from '../../../tests/support/invariants.ts';
import { refused } from '../../../tests/support/refused.ts';
import { stranger } from '../../../tests/support/other-callers.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);

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
    const { scans } = await done(scan(crew, 'out', container, box, 2), 201);
    const { data } = await done(
      crew.warehouse('GET', `box-moves?filter[box_id]=${box.id}&filter[reason]=load`),
    );
    expect(scans).toEqual(data.map(({ id }: { id: number }) => id).toReversed());
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

describe('loading what no bill covers', () => {
  test('is recorded as it was, and keeps the container from being cut off', async () => {
    const { order, box, bill, container } = await plannedBill(crew, 2);
    const more = await packBox(crew, { duplicate: 1 });
    await done(scan(crew, 'out', container, box, 2), 201);
    expect((await done(scan(crew, 'out', container, more, 1), 201)).boxes).toMatchObject([
      { box_id: box.id, quantity: 2, loaded: 2, unloaded: 0, undesired: 0 },
      { box_id: more.id, quantity: 0, loaded: 1, unloaded: 0, undesired: 1 },
    ]);
    await refused(cutOffAnyway(crew, container), 'boxes_undesired');
    await done(own(crew, more, order, 1), 201);
    const line = { lading_bill_id: bill.id, box_id: more.id, order_id: order.id, quantity: 1 };
    await done(crew.warehouse('POST', 'box-lading-bills', line), 201);
    expect((await done(cutOffAnyway(crew, container), 200)).status).toBe('cut_off');
    await expectBooksInOrder(server);
  });

  test('tells those of a bill of another container, and those beyond a bill, alike', async () => {
    const { box, line, container } = await plannedBill(crew, 3);
    await done(crew.warehouse('PUT', `box-lading-bills/${line.id}`, { quantity: 1 }), 200);
    const [loaded] = (await done(scan(crew, 'out', container, box, 3), 201)).boxes;
    expect(loaded).toMatchObject({ quantity: 1, loaded: 3, undesired: 2 });
    const other = await plannedBill(crew, 1);
    const { boxes } = await done(scan(crew, 'out', container, other.box, 1), 201);
    expect(boxes[1]).toMatchObject({ box_id: other.box.id, quantity: 0, undesired: 1 });
    await expectBooksInOrder(server);
  });
});

describe('loading is refused', () => {
  test('beyond what stands there', async () => {
    const { box, container } = await plannedBill(crew, 2);
    await refused(scan(crew, 'out', container, box, 3), 'not_enough_boxes', 'quantity');
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

  test('for containers and boxes that are unknown or of another organization', async () => {
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

  test('to one of two concurrent calls that scan the last box', async () => {
    const { box, container } = await plannedBill(crew, 1);
    const both = [scan(crew, 'out', container, box, 1), scan(crew, 'out', container, box, 1)];
    expect(statuses(await Promise.all(both))).toEqual([201, 422]);
    await expectBooksInOrder(server);
  });
});
