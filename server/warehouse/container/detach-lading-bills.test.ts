import { describe, expect, test } from 'vitest';
import {
  attach,
  loadedBill,
  makeBill,
  makeContainer,
  packBox,
  plannedBill,
  scan,
  shippedBill,
} from '../../../tests/main-job/boxes.ts';
import { done, makeCustomer, usePeople } from '../../../tests/main-job/main-job.ts';
import { logOf } from '../../../tests/support/change-log.ts';
import { expectBooksInOrder } from '../../../tests/support/invariants.ts';
import { refused } from '../../../tests/support/refused.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);

const detach = (container: any, ...lading_bill_ids: number[]) =>
  crew.warehouse('DELETE', `containers/${container.id}/detach-lading-bills`, { lading_bill_ids });

describe('taking bills off a container', () => {
  test('leaves it without their boxes, and them free for another', async () => {
    const { bill, container } = await plannedBill(crew);
    expect(await done(detach(container, bill.id), 200)).toMatchObject({
      lading_bills_count: 0,
      boxes: [],
      volume: '0',
    });
    expect(await logOf(server, 'container', container.id)).toContainEqual({
      type_id: 'write',
      content: { detached: [bill.id] },
    });
    await done(attach(crew, await makeContainer(crew), bill.id), 200);
  });

  test('leaves the others', async () => {
    const { customer, bill, container } = await plannedBill(crew);
    const empty = await makeBill(crew, customer);
    await done(attach(crew, container, empty.id), 200);
    expect(await done(detach(container, empty.id), 200)).toMatchObject({ lading_bills: [{ id: bill.id }] });
  });
});

test('a bill leaves a container in which others stand without one', async () => {
  const { bill, container } = await plannedBill(crew, 1);
  await done(scan(crew, 'out', container, await packBox(crew), 1), 201);
  expect(await done(detach(container, bill.id), 200)).toMatchObject({ lading_bills_count: 0 });
});

describe('taking bills off is refused', () => {
  test('where boxes of them are loaded', async () => {
    const { box, bill, container } = await loadedBill(crew);
    const { details } = await refused(detach(container, bill.id), 'bill_is_loaded');
    expect(details).toEqual({ box_id: box.id, quantity: 2 });
    await expectBooksInOrder(server);
  });

  test('for bills that it does not carry', async () => {
    const { bill } = await plannedBill(crew);
    await refused(detach(await makeContainer(crew), bill.id), 'unknown_reference', 'lading_bill_ids');
    const { id } = await makeBill(crew, (await makeCustomer(crew)).id);
    await refused(detach(await makeContainer(crew), id), 'unknown_reference', 'lading_bill_ids');
  });

  test('once the container is cut off', async () => {
    const { bill, container } = await shippedBill(crew);
    await refused(detach(container, bill.id), 'container_is_cut_off');
  });

  test('for no bill at all', async () => {
    await refused(detach(await makeContainer(crew)), 'invalid_fields', 'lading_bill_ids');
  });
});
