import { describe, expect, test } from 'vitest';
import {
  anotherOrder,
  attachTo,
  detachFrom,
  draftContract,
  newCustomer,
  openContract,
  orderAndContract,
} from '../../../tests/main-job/contracts.ts';
import { statuses } from '../../../tests/main-job/boxes.ts';
import { done, usePeople } from '../../../tests/main-job/main-job.ts';
import { logOf } from '../../../tests/support/change-log.ts';
import { expectBooksInOrder } from '../../../tests/support/invariants.ts';
import { refused } from '../../../tests/support/refused.ts';
import { adminElsewhere, colleague } from '../../../tests/support/other-callers.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);

const orderOf = (id: string) => done(crew.sale('GET', `orders/${id}?include=contract`), 200);

describe('orders', () => {
  test('are attached to a contract, logged at both', async () => {
    const { customer, order, contract } = await orderAndContract(crew);
    const second = await anotherOrder(crew, customer);
    const attached = await done(attachTo(crew, contract, order.id, second.id), 200);
    expect(attached).toMatchObject({ order_count: 2, orders: [{ id: order.id }, { id: second.id }] });
    expect(attached.sums).toMatchObject([
      { kind: 'purchase_cost', currency_id: 'JPY', total: '4300' },
      { kind: 'service_fee', currency_id: 'VND', total: '100000' },
    ]);
    const { items } = await done(crew.sale('GET', `contracts/${contract.id}?include=items`), 200);
    expect(items.map((item: any) => item.order_id)).toEqual([order.id, second.id]);
    expect(await orderOf(order.id)).toMatchObject({
      contract_id: contract.id,
      contract: { id: contract.id, status_id: 'Open' },
    });
    const { data } = await done(crew.sale('GET', `orders?filter[contract_id]=${contract.id}`), 200);
    expect(new Set(data.map(({ id }: any) => id))).toEqual(new Set([order.id, second.id]));
    expect((await logOf(server, 'order', order.id)).at(-1)?.content).toEqual({ contract_id: contract.id });
    expect((await logOf(server, 'contract', contract.id)).at(-1)?.content).toEqual({
      attached_orders: `${order.id}, ${second.id}`,
    });
    await expectBooksInOrder(server);
  });

  test('leave it again', async () => {
    const { order, contract } = await orderAndContract(crew);
    await done(attachTo(crew, contract, order.id), 200);
    expect(await done(detachFrom(crew, contract, order.id), 200)).toMatchObject({ orders: [] });
    expect((await orderOf(order.id)).contract_id).toBeNull();
    expect((await logOf(server, 'order', order.id)).at(-1)?.content).toEqual({
      left_contract_id: contract.id,
    });
    await refused(detachFrom(crew, contract, order.id), 'order_not_in_contract');
  });

  test('are previewed without effect', async () => {
    const { order, contract } = await orderAndContract(crew);
    const path = `contracts/${contract.id}/attach-order?preview=1`;
    const shown = await done(crew.sale('PUT', path, { order_ids: [order.id] }), 200);
    expect(shown.orders).toMatchObject([{ id: order.id }]);
    expect((await orderOf(order.id)).contract_id).toBeNull();
  });

  test('are all refused if one is of another customer, cancelled, unknown or of another organization', async () => {
    const { customer, order, contract } = await orderAndContract(crew);
    const other = await anotherOrder(crew, await newCustomer(crew));
    await refused(attachTo(crew, contract, order.id, other.id), 'contract_of_other_customer', 'order_ids.1');
    await refused(attachTo(crew, contract, 'OR0'), 'unknown_reference', 'order_ids.0');
    await refused(attachTo(crew, contract), 'invalid_fields', 'order_ids');
    const cancelled = await anotherOrder(crew, customer);
    await done(crew.sale('PUT', `orders/${cancelled.id}/cancel`, { confirm: true }), 200);
    await refused(attachTo(crew, contract, cancelled.id), 'order_is_cancelled');
    expect((await orderOf(order.id)).contract_id).toBeNull();
  });

  test('are part of one contract at most', async () => {
    const { customer, order, contract } = await orderAndContract(crew);
    await done(attachTo(crew, contract, order.id), 200);
    const second = await openContract(crew, customer);
    for (const one of [contract, second]) {
      const { details } = await refused(attachTo(crew, one, order.id), 'order_in_contract');
      expect(details).toEqual({ order_id: order.id, contract_id: contract.id });
    }
    await refused(detachFrom(crew, second, order.id), 'order_not_in_contract');
  });

  test('need a contract in force', async () => {
    const { customer, order } = await orderAndContract(crew);
    const draft = await draftContract(crew, customer);
    await refused(attachTo(crew, draft, order.id), 'contract_wrong_state');
  });

  test('attached to two contracts concurrently become part of one', async () => {
    const { customer, order, contract } = await orderAndContract(crew);
    const second = await openContract(crew, customer);
    const replies = await Promise.all([attachTo(crew, contract, order.id), attachTo(crew, second, order.id)]);
    expect(statuses(replies)).toEqual([200, 409]);
    const { contract_id } = await orderOf(order.id);
    expect([contract.id, second.id]).toContain(contract_id);
  });

  test('that are attached while their contract is cancelled end in one or the other', async () => {
    const { order, contract } = await orderAndContract(crew);
    const replies = await Promise.all([
      attachTo(crew, contract, order.id),
      crew.sale('PUT', `contracts/${contract.id}`, { status_id: 'Cancelled' }),
    ]);
    expect(statuses(replies)).toEqual([200, 409]);
  });

  test('require permission to update contracts and access to the orders', async () => {
    const { order, contract } = await orderAndContract(crew);
    const path = `contracts/${contract.id}/attach-order`;
    const body = { order_ids: [order.id] };
    await refused(server.with('nobody')('PUT', path, body), 'logged_out');
    await refused(crew.warehouse('PUT', path, body), 'forbidden');
    await refused((await colleague(server, 'sale'))('PUT', path, body), 'not_found');
    await refused((await adminElsewhere(server))('PUT', path, body), 'not_found');
  });
});
