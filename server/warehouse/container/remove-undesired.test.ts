import { describe, expect, test } from 'vitest';
import {
  actionOf,
  cutOffAnyway,
  loadedBill,
  makeContainer,
  packBox,
  scan,
  shippedBill,
  statuses,
} from '../../../tests/main-job/boxes.ts';
import { done, usePeople } from '../../../tests/main-job/main-job.ts';
import { expectBooksInOrder } from '../../../tests/support/invariants.ts';
import { refused } from '../../../tests/support/refused.ts';
import { stranger } from '../../../tests/support/other-callers.ts';
import { useTestServer, type Caller } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);

const remove = (container: any, body: object, caller: Caller = crew.warehouse) =>
  caller('DELETE', `containers/${container.id}/remove-undesired-box-containers`, body);
/** A container loaded as its bill says, plus three boxes. */
async function overloaded() {
  const loaded = await loadedBill(crew, 1);
  const more = await packBox(crew, { duplicate: 3 });
  await done(scan(crew, 'out', loaded.container, more, 3), 201);
  return { ...loaded, more };
}

describe('unloading undesired boxes', () => {
  test('returns them to the area of loading, and allows cut-off', async () => {
    const { container, more } = await overloaded();
    const left = await done(remove(container, { box_id: more.id, quantity: 1 }), 200);
    expect(left.boxes[1]).toMatchObject({
      box_id: more.id,
      quantity: 0,
      loaded: 2,
      unloaded: 0,
      undesired: 2,
    });
    expect((await done(remove(container, { box_id: more.id }), 200)).boxes).toHaveLength(1);
    expect((await done(crew.warehouse('GET', `boxes/${more.id}`))).places).toMatchObject([
      { kind: 'loose', area_id: 1, quantity: 3 },
    ]);
    expect((await done(cutOffAnyway(crew, container), 200)).loaded_quantity).toBe(1);
    await expectBooksInOrder(server);
  });

  test('is offered while the container is open', async () => {
    const { container } = await shippedBill(crew, 1);
    expect(actionOf(await makeContainer(crew), 'take_out')).toMatchObject({ allowed: true });
    expect(actionOf(container, 'take_out')).toMatchObject({ reason: 'container_is_cut_off' });
  });

  test('by two concurrent calls takes each box once', async () => {
    const { container, more } = await overloaded();
    const both = [1, 2].map(() => remove(container, { box_id: more.id, quantity: 2 }));
    expect(statuses(await Promise.all(both))).toEqual([200, 422]);
    await expectBooksInOrder(server);
  });
});

describe('unloading undesired boxes is refused', () => {
  test('for those that a bill covers', async () => {
    const { container, box } = await overloaded();
    const { details } = await refused(remove(container, { box_id: box.id }), 'over_unloading', 'quantity');
    expect(details).toEqual({ in_container: 0 });
  });

  test('beyond what is undesired', async () => {
    const { container, more } = await overloaded();
    await refused(remove(container, { box_id: more.id, quantity: 4 }), 'over_unloading', 'quantity');
  });

  test('once the container is cut off', async () => {
    const { container, box } = await shippedBill(crew, 1);
    await refused(remove(container, { box_id: box.id }), 'container_is_cut_off');
  });

  test('for unknown boxes, and to other organizations', async () => {
    const { container, more } = await overloaded();
    await refused(remove(container, { box_id: 999_999 }), 'unknown_reference', 'box_id');
    const elsewhere = await stranger(server, 'warehouse');
    await refused(remove(container, { box_id: more.id }, elsewhere), 'not_found');
    await refused(remove(container, { box_id: more.id }, crew.sale), 'forbidden');
  });
});
