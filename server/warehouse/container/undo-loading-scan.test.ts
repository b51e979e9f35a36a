import { describe, expect, test } from 'vitest';
import { loadedBill, scan, shippedBill, statuses } from '../../../tests/main-job/boxes.ts';
import { done, usePeople } from '../../../tests/main-job/main-job.ts';
import { expectBooksInOrder } from '../../../tests/support/invariants.ts';
import { refused } from '../../../tests/support/refused.ts';
import { stranger } from '../../../tests/support/other-callers.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);

const scansOf = async (container: any): Promise<any[]> =>
  (await done(crew.warehouse('GET', `out-container-pickers?filter[container_id]=${container.id}`))).data;
const takeBack = (id: number, caller = crew.warehouse) => caller('DELETE', `out-container-pickers/${id}`);

describe('undoing a loading scan', () => {
  test('returns its boxes to the area of loading, and keeps the other scans', async () => {
    const { container, box } = await loadedBill(crew, 3);
    const [whole] = await scansOf(container);
    await done(takeBack(whole.id), 204);
    expect(await scansOf(container)).toEqual([]);
    await done(scan(crew, 'out', container, box, 1), 201);
    await done(scan(crew, 'out', container, box, 2), 201);
    const [second, first] = await scansOf(container);
    await done(takeBack(first.id), 204);
    expect(await scansOf(container)).toEqual([second]);
    const { boxes, quantity_in_container } = await done(crew.warehouse('GET', `containers/${container.id}`));
    expect([boxes[0].loaded, quantity_in_container]).toEqual([2, 2]);
    await expectBooksInOrder(server);
  });

  test('lets its bill leave the container, and its boxes their order', async () => {
    const { container, bill, owner } = await loadedBill(crew, 1);
    await done(takeBack((await scansOf(container))[0].id), 204);
    const body = { lading_bill_ids: [bill.id] };
    await done(crew.warehouse('DELETE', `containers/${container.id}/detach-lading-bills`, body), 200);
    await done(crew.warehouse('POST', `functions/cancel-distributed/${owner.id}`), 200);
    await expectBooksInOrder(server);
  });

  test('happens once, also by two concurrent calls', async () => {
    const { container, box } = await loadedBill(crew, 2);
    const [{ id }] = await scansOf(container);
    expect(statuses(await Promise.all([takeBack(id), takeBack(id)]))).toEqual([204, 404]);
    await done(scan(crew, 'out', container, box, 2), 201);
    await refused(takeBack(id), 'not_found');
    await expectBooksInOrder(server);
  });

  test('is refused after cut-off, and to other organizations', async () => {
    const { container } = await shippedBill(crew, 1);
    const [{ id }] = await scansOf(container);
    await refused(takeBack(id), 'container_is_cut_off');
    await refused(takeBack(id, await stranger(server, 'warehouse')), 'not_found');
    await refused(takeBack(999_999), 'not_found');
  });
});
