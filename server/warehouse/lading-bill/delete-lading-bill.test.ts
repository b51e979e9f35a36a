import { describe, expect, test } from 'vitest';
import { actionOf, billedBox, makeBill, plannedBill, shippedBill } from '../../../tests/main-job/boxes.ts';
import { deposit, done, makeCustomer, payment, usePeople } from '../../../tests/main-job/main-job.ts';
import { expectBooksInOrder } from '../../../tests/support/invariants.ts';
import { refused } from '../../../tests/support/refused.ts';
import { stranger } from '../../../tests/support/other-callers.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);

const remove = (id: number, headers = {}) =>
  crew.warehouse('DELETE', `lading-bills/${id}`, undefined, { headers });
const readBill = async (id: number) => done(crew.warehouse('GET', `lading-bills/${id}`));

describe('deleting a bill', () => {
  test('removes its boxes, and its order has no freight any more', async () => {
    const { order, owner, bill } = await billedBox(crew, 1);
    await done(remove(bill.id), 204);
    await refused(crew.warehouse('GET', `lading-bills/${bill.id}`), 'not_found');
    expect((await done(crew.sale('GET', `orders/${order.id}`))).shipping_fee).toBe('0');
    const { data } = await done(crew.warehouse('GET', `owning-boxes?filter[id]=${owner.id}`));
    expect(data).toMatchObject([{ quantity: 1, quantity_in_lading_bills: 0 }]);
    expect(await server.query('select 1 from charges where lading_bill_id = $1', [bill.id])).toEqual([]);
    await expectBooksInOrder(server);
  });

  test('is possible without boxes', async () => {
    await done(remove((await makeBill(crew, (await makeCustomer(crew)).id)).id), 204);
  });
});

describe('deleting a bill is refused', () => {
  test('in a container, until it is removed from it', async () => {
    const { bill, container } = await plannedBill(crew, 1);
    const { message } = await refused(remove(bill.id), 'bill_in_container');
    for (const name of [bill.name, container.name]) expect(message).toContain(name);
    expect(actionOf(await readBill(bill.id), 'delete')).toMatchObject({ reason: 'bill_in_container' });
    await done(
      crew.warehouse('DELETE', `containers/${container.id}/detach-lading-bills`, {
        lading_bill_ids: [bill.id],
      }),
      200,
    );
    await done(remove(bill.id), 204);
  });

  test('in a container that was cut off', async () => {
    const { bill } = await shippedBill(crew, 1);
    await refused(remove(bill.id), 'bill_is_locked');
    expect(actionOf(await readBill(bill.id), 'delete')).toMatchObject({ reason: 'bill_is_locked' });
  });

  test('when its freight is recorded as receivable', async () => {
    const { bill } = await billedBox(crew, 1);
    await done(crew.accounting('PUT', `lading-bills/${bill.id}`, { action_debit: true }), 200);
    const { details } = await refused(remove(bill.id), 'bill_has_payments');
    expect(details).toEqual({ lading_bill_id: bill.id });
  });

  test('when some of it was paid', async () => {
    const { customer, bill } = await billedBox(crew, 1);
    await deposit(crew, customer, '1', 'VND');
    const [path, body] = payment('service', customer, '1', { type: 'lading_bill', id: bill.id });
    await done(crew.accounting('POST', path, body), 201);
    await refused(remove(bill.id), 'bill_has_payments');
    expect(actionOf(await readBill(bill.id), 'delete')).toMatchObject({ reason: 'bill_has_payments' });
    await expectBooksInOrder(server);
  });

  test('when its payments were refunded: its vouchers stay in the books', async () => {
    const { customer, bill } = await billedBox(crew, 1);
    await deposit(crew, customer, '1000', 'VND');
    const receipt = { type: 'lading_bill', id: bill.id };
    const [path, body] = payment('service', customer, '1000', receipt);
    await done(crew.accounting('POST', path, body), 201);
    const waived = { discount: bill.freight_charge, reason: 'Waived' };
    await done(crew.accounting('PUT', `lading-bills/${bill.id}/freight-terms`, waived), 200);
    await done(crew.accounting('POST', 'payment-service-refund', body), 201);
    await refused(remove(bill.id), 'bill_has_payments');
  });

  test('with an outdated version, and from another organization', async () => {
    const { bill } = await billedBox(crew, 1);
    await refused(remove(bill.id, { 'if-match': `"${bill.version + 1}"` }), 'stale_version');
    await refused((await stranger(server, 'warehouse'))('DELETE', `lading-bills/${bill.id}`), 'not_found');
  });
});
