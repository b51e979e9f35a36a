import { beforeAll, describe, expect, test } from 'vitest';
import { done, makeCustomer, usePeople } from '../../../tests/main-job/main-job.ts';
import { inDays, orderThatAsks, walletId, type Debtor } from '../../../tests/main-job/money.ts';
import { refused } from '../../../tests/support/refused.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);
let debtor: Debtor;
let wallet_id: number;
beforeAll(async () => {
  debtor = await orderThatAsks(crew);
  wallet_id = await walletId(server, debtor.customer);
});

const create = (body: object = {}, caller = crew.accounting) =>
  caller('POST', 'credit-orders', {
    order_id: debtor.order.id,
    type: 'payment_order',
    wallet_id,
    amount: '2000',
    payment_due_date: inDays(30),
    ...body,
  });

describe('granting a credit', () => {
  test('answers it unused', async () => {
    expect(await done(create(), 201)).toMatchObject({
      order_id: debtor.order.id,
      amount: '2000',
      used_amount: '0',
      paid_amount: '0',
      outstanding_amount: '0',
      available_amount: '2000',
      payment_due_date: inDays(30),
      due_state: 'none',
      days_overdue: 0,
    });
  });

  test('is logged at the order', async () => {
    const { id } = await done(create({ amount: '777' }), 201);
    const logs = await server.query(
      `select content from logs where logable_type = 'order' and logable_id = $1 and type_id = 'write'`,
      [debtor.order.id],
    );
    expect(logs.map(({ content }) => content)).toContainEqual(
      expect.objectContaining({ credit_order_id: id, amount: '777' }),
    );
  });

  test('of one’s own order is a salesperson’s right', async () => {
    const { order_id } = await done(create({}, crew.sale), 201);
    expect(order_id).toBe(debtor.order.id);
  });

  test('a second one for the same order is possible', async () => {
    await done(create(), 201);
    await done(create({ payment_due_date: inDays(60) }), 201);
  });
});

describe('granting a credit is refused', () => {
  test("on another customer's wallet", async () => {
    const other = await orderThatAsks(crew);
    const body = await refused(
      create({ wallet_id: await walletId(server, other.customer) }),
      'wallet_of_other_customer',
      'wallet_id',
    );
    expect(body.errors.wallet_id[0]).toContain('JPY');
  });

  test('on a wallet of the other currency', async () => {
    await refused(create({ type: 'payment_service' }), 'wallet_of_other_customer', 'wallet_id');
  });

  test('for an unknown order', async () => {
    await refused(create({ order_id: 'OR0' }), 'unknown_reference', 'order_id');
  });

  test('for an order of another salesperson, with scope own', async () => {
    await server.query(`update orders set sale_id = null, created_by = null where id = $1`, [
      debtor.order.id,
    ]);
    await refused(create({}, crew.sale), 'unknown_reference', 'order_id');
    await done(create(), 201);
  });

  test('for a cancelled order', async () => {
    const other = await orderThatAsks(crew);
    await done(crew.sale('PUT', `orders/${other.order.id}/cancel`, { confirm: true }), 200);
    const wallet = await walletId(server, other.customer);
    await refused(create({ order_id: other.order.id, wallet_id: wallet }), 'order_is_cancelled');
  });

  test.for([
    ['amount', '0'],
    ['amount', '-1'],
    ['type', 'payment-order'],
    ['payment_due_date', '2026-02-30'],
  ] as const)('with %s %s', async ([field, value]) => {
    await refused(create({ [field]: value }), 'invalid_fields', field);
  });

  test('to a customer without wallets', async () => {
    const { id } = await makeCustomer(crew);
    await refused(create({ wallet_id: 900 + id }), 'wallet_of_other_customer', 'wallet_id');
  });
});
