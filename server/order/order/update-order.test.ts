import { describe, expect, test } from 'vitest';
import { draftOrder } from '../../../tests/main-job/goods.ts';
import { approve, done, paidOrder, payment, usePeople } from '../../../tests/main-job/main-job.ts';
import { logOf } from '../../../tests/support/change-log.ts';
import { expectBooksInOrder } from '../../../tests/support/invariants.ts';
import { makeAccount } from '../../../tests/support/account.ts';
import { refused } from '../../../tests/support/refused.ts';
import { colleague } from '../../../tests/support/other-callers.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);

const update = (id: string, body: object, caller = crew.sale, headers = {}) =>
  caller('PUT', `orders/${id}`, body, { headers });

describe('changing an order', () => {
  test('is refused with a salesperson who does not sell in the organization', async () => {
    const { order, customer } = await draftOrder(crew);
    const elsewhere = await makeAccount(server, 'sale');
    await server.query(
      `with company as (insert into organizations (name, kind, time_zone)
        values ('Other', 'company', 'Asia/Tokyo') returning id)
       update users set organization_id = (select id from company) where id = $1`,
      [elsewhere.id],
    );
    for (const sale_id of [customer, 999_999, elsewhere.id])
      await refused(update(order.id, { sale_id }), 'unknown_reference', 'sale_id');
  });

  test('charges the new fees', async () => {
    const { order } = await draftOrder(crew);
    const changed = await done(update(order.id, { service_fee: '70000', additional_cost: '5' }), 200);
    expect(changed).toMatchObject({
      base_service_fee: '70000',
      service_fee: '70005',
      service_fee_unsolved: '70005',
      purchase_cost: order.purchase_cost,
      version: order.version + 1,
    });
  });

  test('changes route, salesperson and note, with a log entry', async () => {
    const { order } = await draftOrder(crew);
    const change = { shipment_method_id: 'air', sale_id: null, note: 'Gấp' };
    expect(await done(update(order.id, change), 200)).toMatchObject(change);
    expect((await logOf(server, 'order', order.id)).at(-1)).toEqual({ type_id: 'write', content: change });
  });

  test('to the same values writes nothing', async () => {
    const { order } = await draftOrder(crew);
    const { version } = await done(update(order.id, { note: order.note, service_fee: '50000' }), 200);
    expect(version).toBe(order.version);
    expect(await logOf(server, 'order', order.id)).toHaveLength(1);
  });

  test('below the paid amount leaves a refund due', async () => {
    const { customer, order } = await paidOrder(crew);
    await done(
      crew.accounting('POST', ...payment('service', customer, '50000', { type: 'order', id: order.id })),
      201,
    );
    const changed = await done(update(order.id, { service_fee: '30000' }), 200);
    expect(changed).toMatchObject({ service_fee_paid: '50000', service_fee_unsolved: '-20000' });
    expect(changed.progress.at(-1).missing).toContain('refund_due');
    await expectBooksInOrder(server);
  });

  test('to no fees at all is possible', async () => {
    const { order } = await draftOrder(crew);
    expect((await done(update(order.id, { service_fee: '0' }), 200)).service_fee).toBe('0');
  });
});

describe('a change is refused', () => {
  test('of the status, which follows from facts', async () => {
    const { order } = await draftOrder(crew);
    await refused(update(order.id, { status_id: 'CompletedFinish' }), 'status_is_computed', 'status_id');
  });

  test('of a cancelled order', async () => {
    const { order } = await draftOrder(crew);
    await approve(crew, order.id);
    await done(crew.sale('PUT', `orders/${order.id}/cancel`, { confirm: true }), 200);
    const { details } = await refused(update(order.id, { note: 'x' }), 'order_is_cancelled');
    expect(details).toEqual({ order_id: order.id });
  });

  test('with an outdated version', async () => {
    const { order } = await draftOrder(crew);
    const ifMatch = { 'if-match': `"${order.version}"` };
    await done(update(order.id, { note: 'first' }, crew.sale, ifMatch), 200);
    await refused(update(order.id, { note: 'second' }, crew.admin, ifMatch), 'stale_version');
  });

  test("of others' orders and unknown ones", async () => {
    const { order } = await draftOrder(crew);
    await refused(update(order.id, { note: 'x' }, await colleague(server, 'sale')), 'not_found');
    await refused(update('OR0000000000', { note: 'x' }), 'not_found');
  });
});
