import { describe, expect, test } from 'vitest';
import {
  attach,
  cutOffAnyway,
  HANOI,
  loadedBill,
  makeContainer,
  MATSUDO,
  own,
  packBox,
  scan,
  shippedBill,
  statuses,
} from '../../../tests/main-job/boxes.ts';
import { approvedOrder } from '../../../tests/main-job/goods.ts';
import { bill, done, usePeople } from '../../../tests/main-job/main-job.ts';
import { expectBooksInOrder } from '../../../tests/support/invariants.ts';
import { refused } from '../../../tests/support/refused.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);

describe('unloading boxes', () => {
  test('puts them loose into the destination, and the container has arrived', async () => {
    const { box, container } = await shippedBill(crew, 3);
    expect(await done(scan(crew, 'in', container, box, 1), 201)).toMatchObject({
      status: 'arrived',
      unloaded_quantity: 1,
      quantity_in_container: 2,
    });
    expect((await done(crew.warehouse('GET', `boxes/${box.id}`))).places).toContainEqual(
      expect.objectContaining({ kind: 'loose', area_id: HANOI, quantity: 1 }),
    );
    await expectBooksInOrder(server);
  });

  test('answers the same for each container in a list as for one alone', async () => {
    const [one, other] = [await shippedBill(crew, 3), await shippedBill(crew, 2)];
    await done(scan(crew, 'in', one.container, one.box, 1), 201);
    await done(scan(crew, 'in', other.container, other.box, 2), 201);
    const listed = (await done(crew.warehouse('GET', 'containers?include=lading_bills,boxes&sort=-id'))).data;
    const boxesOf = ({ id }: { id: number }) => listed.find((row: any) => row.id === id).boxes;
    expect([boxesOf(one.container), boxesOf(other.container)]).toMatchObject([
      [{ box_id: one.box.id, quantity: 3, loaded: 3, unloaded: 1, undesired: 0 }],
      [{ box_id: other.box.id, quantity: 2, loaded: 2, unloaded: 2, undesired: 0 }],
    ]);
    for (const { container } of [one, other])
      expect((await done(crew.warehouse('GET', `containers/${container.id}`))).boxes).toEqual(
        boxesOf(container),
      );
  });

  test('keeps the time of the first scan', async () => {
    const { box, container } = await shippedBill(crew, 2);
    const { arrived_at } = await done(scan(crew, 'in', container, box, 1), 201);
    expect((await done(scan(crew, 'in', container, box, 1), 201)).arrived_at).toBe(arrived_at);
  });

  test('receives the lines of its bills in order, and updates the status of their orders', async () => {
    const first = await approvedOrder(crew);
    const second = await approvedOrder(crew);
    const box = await packBox(crew, { duplicate: 3 });
    const container = await makeContainer(crew);
    for (const [{ customer, order }, quantity] of [
      [first, 1],
      [second, 2],
    ] as const) {
      await done(own(crew, box, order, quantity), 201);
      const { id } = await bill(crew, customer, order, box, quantity);
      await done(attach(crew, container, id), 200);
    }
    await done(scan(crew, 'out', container, box, 3), 201);
    await done(cutOffAnyway(crew, container), 200);
    const received = async () =>
      (await done(crew.warehouse('GET', `box-lading-bills?filter[box_id]=${box.id}&sort=id`))).data.map(
        (line: any) => line.received_quantity,
      );
    await done(scan(crew, 'in', container, box, 2), 201);
    expect(await received()).toEqual([1, 1]);
    await done(scan(crew, 'in', container, box, 1), 201);
    expect(await received()).toEqual([1, 2]);
    await expectBooksInOrder(server);
  });

  test('is listed as a scan of its container', async () => {
    const { box, container } = await shippedBill(crew, 2);
    await done(scan(crew, 'in', container, box, 2), 201);
    const path = `in-container-pickers?filter[container_id]=${container.id}`;
    expect((await done(crew.warehouse('GET', path))).data).toMatchObject([{ box_id: box.id, quantity: 2 }]);
  });
});

describe('unloading is refused', () => {
  test('before the container is cut off', async () => {
    const { box, container } = await loadedBill(crew);
    await refused(scan(crew, 'in', container, box, 1), 'container_not_cut_off');
  });

  test('beyond what it holds, and not at that number', async () => {
    const { box, container } = await shippedBill(crew, 2);
    const { details } = await refused(scan(crew, 'in', container, box, 3), 'over_unloading', 'quantity');
    expect(details).toEqual({ in_container: 2 });
    await done(scan(crew, 'in', container, box, 2), 201);
    await refused(scan(crew, 'in', container, box, 1), 'over_unloading', 'quantity');
  });

  test('into areas where nothing arrives, and for unknown containers and boxes', async () => {
    const { box, container } = await shippedBill(crew);
    const into = (area_id: number) =>
      crew.warehouse('POST', 'in-container-pickers', {
        container_id: container.id,
        box_id: box.id,
        quantity: 1,
        area_id,
      });
    await refused(into(MATSUDO), 'unknown_reference', 'area_id');
    await refused(scan(crew, 'in', { id: 999_999 }, box, 1), 'unknown_reference', 'container_id');
    await refused(scan(crew, 'in', container, { id: 999_999 }, 1), 'unknown_reference', 'box_id');
  });

  test('to one of two concurrent calls that scan the last box', async () => {
    const { box, container } = await shippedBill(crew, 1);
    const both = [scan(crew, 'in', container, box, 1), scan(crew, 'in', container, box, 1)];
    expect(statuses(await Promise.all(both))).toEqual([201, 422]);
    await expectBooksInOrder(server);
  });
});
