import { describe, expect, test } from 'vitest';
import {
  attachTo,
  draftContract,
  newCustomer,
  openContract,
  orderAndContract,
} from '../../../tests/main-job/contracts.ts';
import { actionOf, billedBox } from '../../../tests/main-job/boxes.ts';
import { done, usePeople } from '../../../tests/main-job/main-job.ts';
import { inDays } from '../../../tests/main-job/money.ts';
import { logOf } from '../../../tests/support/change-log.ts';
import { refused } from '../../../tests/support/refused.ts';
import { adminElsewhere, colleague } from '../../../tests/support/other-callers.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);

const put = (id: string, body: object, caller = crew.sale) => caller('PUT', `contracts/${id}`, body);

describe('a contract', () => {
  test('begins as a draft with a number of its own, without orders and freight', async () => {
    const customer_id = await newCustomer(crew);
    const agreed = { service_fee: '500000', purchase_cost: '70000', note: 'Riêng', end_date: inDays(90) };
    const made = await draftContract(crew, customer_id, agreed);
    expect(made).toMatchObject({
      ...agreed,
      id: expect.stringMatching(/^HD\d{4}\d{6}$/),
      status_id: 'Draft',
      customer: { id: customer_id },
      start_date: inDays(0),
      service_fee_currency_id: 'VND',
      purchase_cost_currency_id: 'JPY',
      order_count: 0,
      freight_charge: '0',
      freight_charge_unsolved: '0',
      discount: '0',
      orders: [],
      sums: [],
    });
    const { data } = await done(
      crew.sale('GET', `contracts?filter[id]=${made.id}&include=customer,status`),
      200,
    );
    expect(data).toMatchObject([{ id: made.id, customer: { id: customer_id }, status: { id: 'Draft' } }]);
    expect((await logOf(server, 'contract', made.id))[0]).toMatchObject({ type_id: 'created' });
  });

  test('has a number of its own after the millionth as well', async () => {
    await server.query("select setval('contract_number', 999999)");
    const customer_id = await newCustomer(crew);
    const ids = [(await draftContract(crew, customer_id)).id, (await draftContract(crew, customer_id)).id];
    expect(ids.map((id: string) => id.slice(6))).toEqual(['1000000', '1000001']);
  });

  test('is refused for a user who is no customer, and if it ends before it starts', async () => {
    await refused(
      crew.sale('POST', 'contracts', { customer_id: 999_999, start_date: inDays(0) }),
      'unknown_reference',
      'customer_id',
    );
    await refused(crew.sale('POST', 'contracts', { start_date: 'x' }), 'invalid_fields', 'customer_id');
    const customer_id = await newCustomer(crew);
    const past = { customer_id, start_date: inDays(0), end_date: inDays(-1) };
    await refused(crew.sale('POST', 'contracts', past), 'ends_before_start', 'end_date');
    const { id } = await draftContract(crew, customer_id);
    await refused(put(id, { end_date: inDays(-1) }), 'ends_before_start', 'end_date');
  });

  test('is activated, closed and reopened with permission on all contracts', async () => {
    const { id } = await openContract(crew, await newCustomer(crew));
    const closed = await done(put(id, { status_id: 'Closed' }), 200);
    expect(closed.status_id).toBe('Closed');
    expect(actionOf(closed, 'reopen')).toMatchObject({ allowed: false, reason: 'forbidden' });
    await refused(put(id, { status_id: 'Open' }), 'forbidden');
    const open = await done(put(id, { status_id: 'Open' }, crew.admin), 200);
    expect(open.status_id).toBe('Open');
    expect((await logOf(server, 'contract', id)).map(({ content }) => content)).toEqual([
      expect.anything(),
      { status_id: 'Open' },
      { status_id: 'Closed' },
      { status_id: 'Open' },
    ]);
  });

  test('refuses actions that its state does not allow', async () => {
    const { id } = await draftContract(crew, await newCustomer(crew));
    await refused(put(id, { status_id: 'Closed' }), 'contract_wrong_state');
    await refused(put(id, { status_id: 'Draft' }), 'invalid_fields', 'status_id');
    await done(put(id, { status_id: 'Cancelled' }), 200);
    await refused(put(id, { status_id: 'Open' }), 'contract_wrong_state');
    await refused(put(id, { note: 'x' }), 'contract_wrong_state');
  });

  test('with orders is not cancelled', async () => {
    const { order, contract } = await orderAndContract(crew);
    const attached = await done(attachTo(crew, contract, order.id), 200);
    expect(actionOf(attached, 'cancel')).toMatchObject({ allowed: false, reason: 'contract_has_orders' });
    const { details } = await refused(put(contract.id, { status_id: 'Cancelled' }), 'contract_has_orders');
    expect(details).toEqual({ orders: [order.id] });
  });

  test('changes as a draft or while active, and logs the changes', async () => {
    const { id, version } = await openContract(crew, await newCustomer(crew));
    const change = { end_date: inDays(30), service_fee: '9' };
    expect(await done(put(id, change), 200)).toMatchObject({ ...change, version: version + 1 });
    expect((await logOf(server, 'contract', id)).at(-1)).toEqual({ type_id: 'write', content: change });
    expect(await done(put(id, change), 200)).toMatchObject({ version: version + 1 });
    await refused(
      crew.sale('PUT', `contracts/${id}`, { note: 'x' }, { headers: { 'if-match': `"${version}"` } }),
      'stale_version',
    );
  });

  test('offers to record unpaid freight that it bears as debt', async () => {
    const { bill, customer, order } = await billedBox(crew, 1);
    const contract = await openContract(crew, customer);
    const offered = async () =>
      actionOf(await done(crew.accounting('GET', `contracts/${contract.id}`), 200), 'debit');
    const nothing = { allowed: false, reason: 'nothing_unsolved' };
    expect(await offered()).toMatchObject(nothing);
    const borne = { freight_charge_pay_for_order: false };
    await done(crew.warehouse('PUT', `lading-bills/${bill.id}`, borne), 200);
    await done(attachTo(crew, contract, order.id), 200);
    expect(await offered()).toMatchObject({ allowed: true });
    await done(put(contract.id, { action_debit: true }, crew.accounting), 200);
    expect(await offered()).toMatchObject(nothing);
  });

  test('is deleted as a draft only', async () => {
    const draft = await draftContract(crew, await newCustomer(crew));
    await refused(crew.sale('DELETE', `contracts/${draft.id}`), 'forbidden');
    await done(crew.admin('DELETE', `contracts/${draft.id}`), 204);
    await refused(crew.admin('GET', `contracts/${draft.id}`), 'not_found');
    const open = await openContract(crew, await newCustomer(crew));
    await refused(crew.admin('DELETE', `contracts/${open.id}`), 'contract_wrong_state');
  });
});

describe('permission to change contracts', () => {
  test('must be signed in, and purchasing sees none', async () => {
    await refused(server.with('nobody')('GET', 'contracts'), 'logged_out');
    await refused(crew.purchase('GET', 'contracts'), 'forbidden');
    await refused(crew.warehouse('POST', 'contracts', {}), 'forbidden');
    await refused(crew.warehouse('PUT', 'contracts/HD1', {}), 'forbidden');
  });

  test('changes the own ones only, and another organization sees nothing', async () => {
    const { id } = await draftContract(crew, await newCustomer(crew), { note: 'Riêng' });
    const other = await colleague(server, 'sale');
    expect(await done(other('GET', `contracts/${id}`), 200)).toMatchObject({ id });
    await refused(put(id, { note: 'x' }, other), 'not_found');
    const elsewhere = await adminElsewhere(server);
    await refused(elsewhere('GET', `contracts/${id}`), 'not_found');
    await refused(put(id, { note: 'x' }, elsewhere), 'not_found');
    expect((await done(elsewhere('GET', 'contracts'), 200)).data).toEqual([]);
  });

  test('as a customer sees the own ones, without notes', async () => {
    const me = await done(crew.customer('GET', 'users?filter[own]=1'), 200);
    const mine = await draftContract(crew, me.data[0].id, { note: 'Riêng' });
    await draftContract(crew, await newCustomer(crew));
    const { data } = await done(crew.customer('GET', 'contracts'), 200);
    expect(data.map(({ id, note }: any) => [id, note])).toEqual([[mine.id, null]]);
    await refused(crew.customer('PUT', `contracts/${mine.id}`, { note: 'x' }), 'forbidden');
  });

  test('finds them by number and by their customer’s name', async () => {
    const customer = await newCustomer(crew);
    const made = await draftContract(crew, customer);
    const { name } = await done(crew.admin('GET', `users/${customer}`), 200);
    for (const q of [made.id, name]) {
      const { data } = await done(crew.sale('GET', `contracts?q=${encodeURIComponent(q)}`), 200);
      expect(data.map(({ id }: any) => id)).toContain(made.id);
    }
    const { data } = await done(crew.sale('GET', 'contract/statuses'), 200);
    expect(data.map(({ id }: any) => id)).toEqual(['Draft', 'Open', 'Closed', 'Cancelled']);
  });
});
