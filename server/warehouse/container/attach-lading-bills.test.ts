import { beforeAll, describe, expect, test } from 'vitest';
import {
  attach,
  billedBox,
  HANOI,
  makeBill,
  makeContainer,
  MATSUDO,
  plannedBill,
  shippedBill,
  statuses,
} from '../../../tests/main-job/boxes.ts';
import { done, makeCustomer, usePeople } from '../../../tests/main-job/main-job.ts';
import { logOf } from '../../../tests/support/change-log.ts';
import { refused } from '../../../tests/support/refused.ts';
import { stranger } from '../../../tests/support/other-callers.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);
let customer: number;
beforeAll(async () => {
  customer = (await makeCustomer(crew)).id;
});

describe('planning bills for a container', () => {
  test('brings their boxes and measures', async () => {
    const { box, bill, container } = await plannedBill(crew, 2);
    expect(container).toMatchObject({
      lading_bills_count: 1,
      bills_quantity: 2,
      loaded_quantity: 0,
      volume: '0.192',
      weight: '24.8',
      lading_bills: [{ id: bill.id, name: bill.name }],
      boxes: [{ box_id: box.id, quantity: 2, loaded: 0, unloaded: 0 }],
    });
    expect((await done(crew.warehouse('GET', `lading-bills/${bill.id}`))).container_id).toBe(container.id);
    expect(await logOf(server, 'container', container.id)).toContainEqual({
      type_id: 'write',
      content: { attached: [bill.id] },
    });
  });

  test('takes several at once, also one that is planned for it already', async () => {
    const container = await makeContainer(crew);
    const first = await makeBill(crew, customer);
    const second = await makeBill(crew, customer);
    await done(attach(crew, container, first.id), 200);
    expect((await done(attach(crew, container, first.id, second.id), 200)).lading_bills_count).toBe(2);
  });
});

describe('planning is refused', () => {
  test('for bills in another container', async () => {
    const { bill, container } = await plannedBill(crew);
    const { details, message } = await refused(
      attach(crew, await makeContainer(crew), bill.id),
      'bill_in_container',
    );
    for (const name of [bill.name, container.name]) expect(message).toContain(name);
    expect(details).toEqual({ lading_bill_id: bill.id, container_id: container.id });
  });

  test('for bills with another route', async () => {
    const container = await makeContainer(crew);
    for (const other of [{ shipment_method_id: 'air' }, { from_area_id: MATSUDO }, { to_area_id: MATSUDO }]) {
      const { id } = await makeBill(crew, customer, other);
      await refused(attach(crew, container, id), 'route_mismatch', 'lading_bill_ids');
    }
  });

  test('for bills that are unknown or of another organization; then none of them is planned', async () => {
    const container = await makeContainer(crew);
    const { bill } = await billedBox(crew);
    await refused(attach(crew, container, bill.id, 999_999), 'unknown_reference', 'lading_bill_ids.1');
    expect((await done(crew.warehouse('GET', `lading-bills/${bill.id}`))).container_id).toBeNull();
    const elsewhere = await stranger(server, 'warehouse');
    await refused(
      elsewhere('POST', `containers/${container.id}/attach-lading-bills`, { lading_bill_ids: [bill.id] }),
      'not_found',
    );
  });

  test('once the container is cut off', async () => {
    const { container } = await shippedBill(crew);
    await refused(attach(crew, container, (await makeBill(crew, customer)).id), 'container_is_cut_off');
  });

  test('to one of two concurrent calls that plan a bill for different containers', async () => {
    const { id } = await makeBill(crew, customer);
    const [first, second] = [await makeContainer(crew), await makeContainer(crew, { to_area_id: HANOI })];
    expect(statuses(await Promise.all([attach(crew, first, id), attach(crew, second, id)]))).toEqual([
      200, 409,
    ]);
  });
});
