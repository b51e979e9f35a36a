import { describe, expect, test } from 'vitest';
import {
  arrivedBill,
  loadedBill,
  own,
  ownedBox,
  packBox,
  plannedBill,
  scan,
  shippedBill,
  waitingDelivery,
} from '../../../tests/main-job/boxes.ts';
import { approvedOrder } from '../../../tests/main-job/goods.ts';
import { done, usePeople } from '../../../tests/main-job/main-job.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);

/** Quantity of an owner in any area, in Narita and in Hà Nội; from the list and from the box. */
async function standing(owner: any): Promise<number[]> {
  const counts = [];
  for (const warehouse of ['', '2', '4']) {
    const options = { headers: { 'x-warehouse-scope': warehouse } };
    const box = await done(crew.warehouse('GET', `boxes/${owner.box_id}`, undefined, options));
    const ofBox = box.owners.find(({ id }: { id: number }) => id === owner.id);
    counts.push(ofBox.quantity_of_owner_in_area);
  }
  const { data } = await done(crew.warehouse('GET', `owning-boxes?filter[id]=${owner.id}`));
  expect(data[0].quantity_of_owner_in_area).toBe(counts[0]);
  return counts;
}

describe('the quantity of an owner in an area', () => {
  test('is what it owns while nothing has left', async () => {
    expect(await standing((await ownedBox(crew, 2)).owner)).toEqual([2, 2, 0]);
    expect(await standing((await plannedBill(crew, 2)).owner)).toEqual([2, 2, 0]);
  });

  test('is reduced by what was loaded', async () => {
    expect(await standing((await loadedBill(crew, 2)).owner)).toEqual([0, 0, 0]);
    const { box, owner, container } = await plannedBill(crew, 3);
    await done(scan(crew, 'out', container, box, 1), 201);
    expect(await standing(owner)).toEqual([2, 2, 0]);
  });

  test('is what has arrived, until the delivery', async () => {
    const { box, owner, container } = await shippedBill(crew, 2);
    await done(scan(crew, 'in', container, box, 1), 201);
    expect(await standing(owner)).toEqual([1, 0, 1]);
    expect(await standing((await arrivedBill(crew, 2)).owner)).toEqual([2, 0, 2]);
    const waiting = await waitingDelivery(crew, 2);
    expect(await standing(waiting.owner)).toEqual([2, 0, 2]);
    const ship = { status_id: 'shipping' };
    await done(crew.warehouse('PUT', `goods-deliveries/${waiting.delivery.id}`, ship), 200);
    expect(await standing(waiting.owner)).toEqual([0, 0, 0]);
  });

  test('is counted for each order of a shared box', async () => {
    const box = await packBox(crew, { duplicate: 3 });
    const [first, second] = [await approvedOrder(crew), await approvedOrder(crew)];
    const one = await done(own(crew, box, first.order, 1), 201);
    const two = await done(own(crew, box, second.order, 2), 201);
    expect([await standing(one), await standing(two)]).toEqual([
      [1, 1, 0],
      [2, 2, 0],
    ]);
  });
});
