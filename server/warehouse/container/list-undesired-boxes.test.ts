import { describe, expect, test } from 'vitest';
import { loadedBill, makeContainer, scan } from '../../../tests/main-job/boxes.ts';
import { done, usePeople } from '../../../tests/main-job/main-job.ts';
import { refused } from '../../../tests/support/refused.ts';
import { stranger } from '../../../tests/support/other-callers.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);

const undesired = async (container: any) =>
  (await done(crew.warehouse('GET', `containers/${container.id}/get-undesired-box-containers`))).data;
/** Data of an earlier version: a line that covers fewer boxes than are loaded. */
const coverOnly = (line: any, quantity: number) =>
  server.query('update box_lading_bills set quantity = $2 where id = $1', [line.id, quantity]);

describe('boxes in a container that no bill covers', () => {
  test('are none where bills and load agree, and in an empty container', async () => {
    const { container } = await loadedBill(crew);
    expect(await undesired(container)).toEqual([]);
    expect(await undesired(await makeContainer(crew))).toEqual([]);
  });

  test('are listed with how many there are too much, and keep it from being cut off', async () => {
    const { box, line, container } = await loadedBill(crew, 3);
    await coverOnly(line, 1);
    expect(await undesired(container)).toEqual([{ box_id: box.id, quantity: 2 }]);
    const { details } = await refused(
      crew.admin('PUT', `containers/${container.id}/cut-off`, { override: true, reason: 'Gấp' }),
      'boxes_undesired',
    );
    expect(details.boxes).toEqual([box.id]);
    await coverOnly(line, 3);
  });

  test('are no longer there once they are unloaded', async () => {
    const { box, container } = await loadedBill(crew, 1);
    await done(
      crew.admin('PUT', `containers/${container.id}/cut-off`, { override: true, reason: 'Gấp' }),
      200,
    );
    await done(scan(crew, 'in', container, box, 1), 201);
    expect(await undesired(container)).toEqual([]);
  });

  test('are hidden from other organizations', async () => {
    const { id } = await makeContainer(crew);
    const elsewhere = await stranger(server, 'warehouse');
    await refused(elsewhere('GET', `containers/${id}/get-undesired-box-containers`), 'not_found');
  });
});
