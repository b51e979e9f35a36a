import { describe, expect, test } from 'vitest';
import {
  actionOf,
  attach,
  loadedBill,
  makeBill,
  makeContainer,
  plannedBill,
  shippedBill,
  statuses,
} from '../../../tests/main-job/boxes.ts';
import { deposit, done, payment, usePeople } from '../../../tests/main-job/main-job.ts';
import { logOf } from '../../../tests/support/change-log.ts';
import { expectBooksInOrder } from '../../../tests/support/invariants.ts';
import { refused } from '../../../tests/support/refused.ts';
import { stranger } from '../../../tests/support/other-callers.ts';
import { useTestServer, type Caller } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);

const cutOff = (container: any, body: object = {}, caller: Caller = crew.warehouse, headers = {}) =>
  caller('PUT', `containers/${container.id}/cut-off`, body, { headers });
/** Settles fee and freight of a loaded bill. */
const settle = async ({ customer, order, bill }: any) => {
  await deposit(crew, customer, '50000', 'VND');
  await done(
    crew.accounting(
      ...(['POST', ...payment('service', customer, '50000', { type: 'order', id: order.id })] as const),
    ),
    201,
  );
  await done(crew.accounting('PUT', `lading-bills/${bill.id}`, { action_debit: true }), 200);
};

describe('cutting a container off', () => {
  test('closes it when everything is loaded, rated and settled', async () => {
    const loaded = await loadedBill(crew);
    await settle(loaded);
    const closed = await done(cutOff(loaded.container), 200);
    expect(closed).toMatchObject({ status: 'cut_off', had_cut_off: true });
    expect(closed.cut_off_date).not.toBeNull();
    expect(actionOf(closed, 'cut_off')).toMatchObject({ allowed: false, reason: 'container_is_cut_off' });
    expect(actionOf(closed, 'open')).toMatchObject({ allowed: true });
    expect(actionOf(closed, 'unload')).toMatchObject({ allowed: true });
    await expectBooksInOrder(server);
  });

  test('says before that nothing stands in the way', async () => {
    const loaded = await loadedBill(crew);
    await settle(loaded);
    const container = await done(crew.warehouse('GET', `containers/${loaded.container.id}`));
    expect(actionOf(container, 'cut_off')).toEqual({
      key: 'cut_off',
      allowed: true,
      reason: null,
      missing: [],
    });
  });

  test('against unsettled orders is a right of its own, and is explained', async () => {
    const { container, order } = await loadedBill(crew);
    await refused(cutOff(container, { override: true, reason: 'Gấp' }), 'forbidden');
    await refused(cutOff(container, { override: true }, crew.admin), 'reason_required', 'reason');
    await done(cutOff(container, { override: true, reason: 'Gấp' }, crew.admin), 200);
    expect(await logOf(server, 'container', container.id)).toContainEqual({
      type_id: 'write',
      content: { cut_off: true, override: [{ orders: [order.id] }], reason: 'Gấp' },
    });
  });

  test('needs no right beyond its own where nothing is to be overridden', async () => {
    const loaded = await loadedBill(crew);
    await settle(loaded);
    await done(cutOff(loaded.container, { override: true }), 200);
  });
});

describe('cutting off is refused', () => {
  test('without bills', async () => {
    const { details } = await refused(cutOff(await makeContainer(crew)), 'container_is_empty');
    expect(details.blockers).toEqual([{ code: 'container_is_empty' }]);
  });

  test('while bills are not loaded, and names all that is missing', async () => {
    const { customer, order, bill, container } = await plannedBill(crew);
    const empty = await makeBill(crew, customer);
    await done(attach(crew, container, empty.id), 200);
    const { details, message } = await refused(cutOff(container), 'bills_not_loaded');
    expect(message).toContain(bill.name);
    expect(details.blockers).toEqual([
      { code: 'bills_not_loaded', lading_bills: [bill.id] },
      { code: 'freight_not_assessed', lading_bills: [empty.id] },
      { code: 'orders_unsettled', orders: [order.id] },
    ]);
  });

  test('while a bill has no freight', async () => {
    const { customer, container } = await loadedBill(crew);
    await done(attach(crew, container, (await makeBill(crew, customer)).id), 200);
    await refused(cutOff(container, { override: true, reason: 'Gấp' }, crew.admin), 'freight_not_assessed');
  });

  test('while fees or freight of its orders are open', async () => {
    const { order, container } = await loadedBill(crew);
    const { details } = await refused(cutOff(container), 'orders_unsettled');
    expect(details.orders).toEqual([order.id]);
  });

  test('a second time, also to one of two concurrent calls', async () => {
    const { container } = await shippedBill(crew);
    await refused(cutOff(container), 'container_is_cut_off');
    const loaded = await loadedBill(crew);
    await settle(loaded);
    expect(statuses(await Promise.all([cutOff(loaded.container), cutOff(loaded.container)]))).toEqual([
      200, 409,
    ]);
  });

  test('with an outdated version, and from another organization', async () => {
    const { container } = await loadedBill(crew);
    const old = { 'if-match': `"${container.version + 1}"` };
    await refused(cutOff(container, {}, crew.warehouse, old), 'stale_version');
    await refused(cutOff(container, {}, await stranger(server, 'warehouse')), 'not_found');
  });
});
