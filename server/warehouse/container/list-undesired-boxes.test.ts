import { beforeAll, describe, expect, test } from 'vitest';
import { loadedBill, makeContainer, plannedBill, shippedBill } from '../../../tests/main-job/boxes.ts';
import { done, people, type People } from '../../../tests/main-job/main-job.ts';
import { refused } from '../../../tests/support/refused.ts';
import { adminElsewhere, stranger } from '../../../tests/support/somebody.ts';
import { useTestServer, type Caller } from '../../../tests/support/test-server.ts';

const server = useTestServer();
let crew: People;
beforeAll(async () => {
  crew = await people(server);
});

const list = (container: { id: number }, caller: Caller = crew.warehouse) =>
  caller('GET', `containers/${container.id}/get-undesired-box-containers`);
/** Makes a bill cover fewer boxes than stand in the container, as no call does. */
const cover = (line: { id: number }, quantity: number) =>
  server.query('update box_lading_bills set quantity = $1 where id = $2', [quantity, line.id]);

describe('boxes in a container that no bill covers', () => {
  test('are none while it is empty, planned, loaded as its bills say, or gone', async () => {
    expect(await done(list(await makeContainer(crew)), 200)).toEqual({ data: [] });
    for (const stage of [plannedBill, loadedBill, shippedBill])
      expect(await done(list((await stage(crew)).container), 200)).toEqual({ data: [] });
  });

  test('are those beyond what the bills say, each number with how many', async () => {
    const { box, line, container } = await loadedBill(crew, 3);
    await cover(line, 1);
    expect(await done(list(container))).toEqual({ data: [{ box_id: box.id, quantity: 2 }] });
    await cover(line, 2);
    expect(await done(list(container))).toEqual({ data: [{ box_id: box.id, quantity: 1 }] });
    await cover(line, 3);
    expect(await done(list(container))).toEqual({ data: [] });
  });

  test('are those of this container only', async () => {
    const [one, other] = [await loadedBill(crew, 2), await loadedBill(crew, 2)];
    await cover(other.line, 1);
    expect(await done(list(one.container))).toEqual({ data: [] });
    expect((await done(list(other.container))).data).toHaveLength(1);
    await cover(other.line, 2);
  });

  test('are not listed to those elsewhere, nor of no container', async () => {
    const { container } = await loadedBill(crew, 1);
    await refused(list(container, await stranger(server, 'warehouse')), 'not_found');
    await refused(list(container, await adminElsewhere(server)), 'not_found');
    await refused(list({ id: 999_999 }), 'not_found');
    // customers see those that carry bills of theirs
    await refused(list(container, crew.customer), 'not_found');
  });
});
