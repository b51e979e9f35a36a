import { expect, test } from 'vitest';
import { billedBox } from '../../../tests/main-job/boxes.ts';
import { compensate, compensatedOrder, oweForBill } from '../../../tests/main-job/compensations.ts';
import { done, usePeople } from '../../../tests/main-job/main-job.ts';
import { expectBooksInOrder } from '../../../tests/support/invariants.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);

test('an undecided compensation is deleted', async () => {
  const { order, compensation } = await compensatedOrder(crew, '1000');
  const at = `order-compensations/${compensation.id}`;
  await done(crew.warehouse('DELETE', at), 204);
  expect((await crew.warehouse('DELETE', at)).status).toBe(404);
  expect((await crew.warehouse('GET', at)).status).toBe(404);
  expect(await done(crew.sale('GET', `orders/${order.id}`))).toMatchObject({
    ...{ compensation: '0', compensation_unsolved: '0' },
  });
  await expectBooksInOrder(server);
});

test('what is paid or recorded as owed stays', async () => {
  const owed = await compensatedOrder(crew, '1000');
  await done(compensate(crew, { ...owed, amount: '1' }), 201);
  const refused = { status: 409, body: { code: 'compensation_settled' } };
  expect(await crew.warehouse('DELETE', `order-compensations/${owed.compensation.id}`)).toMatchObject(
    refused,
  );
  const debited = await compensatedOrder(crew, '1000');
  const at = `order-compensations/${debited.compensation.id}`;
  await done(crew.accounting('PUT', at, { action_debit: true }), 200);
  expect(await crew.warehouse('DELETE', at)).toMatchObject(refused);
});

test('a bill with a compensation cannot be deleted', async () => {
  const { bill, box } = await billedBox(crew);
  await done(oweForBill(crew, bill, [{ box_id: box.id, quantity: 1 }]), 201);
  expect(await crew.warehouse('DELETE', `lading-bills/${bill.id}`)).toMatchObject({
    body: { code: 'bill_has_payments' },
  });
});
