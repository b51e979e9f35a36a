import { describe, expect, test } from 'vitest';
import { attachTo, openContract } from '../../../tests/main-job/contracts.ts';
import { draftOrder } from '../../../tests/main-job/goods.ts';
import { fixedFreight } from '../../../tests/main-job/boxes.ts';
import {
  bill,
  buy,
  done,
  makeCustomer,
  pack,
  paidOrder,
  payOrder,
  receive,
  usePeople,
} from '../../../tests/main-job/main-job.ts';
import {
  cancelLine,
  forOrder,
  inDays,
  lotsOf,
  orderThatAsks,
  pay,
  voucherOf,
} from '../../../tests/main-job/money.ts';
import { logOf } from '../../../tests/support/change-log.ts';
import { expectBooksInOrder } from '../../../tests/support/invariants.ts';
import { refused } from '../../../tests/support/refused.ts';
import { colleague, stranger } from '../../../tests/support/other-callers.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);

const debit = (id: string, body: object = {}, caller = crew.accounting) =>
  caller('PUT', `orders/${id}`, { action_debit: true, ...body });
const bucketsOf = (row: Record<string, string>, kind: string) =>
  ['', '_paid', '_debited', '_outstanding', '_unsolved'].map((name) => row[`${kind}${name}`]);
const actionOf = (row: { actions: { key: string }[] }) => row.actions.find(({ key }) => key === 'debit');
const limit = (customer: number, amount: string, currency_id: string) =>
  done(crew.accounting('PUT', `credit-terms/${customer}`, { limits: [{ currency_id, amount }] }), 200);

describe('putting an order on debt', () => {
  test('covers all undecided amounts of goods and fees, and changes the status', async () => {
    const debtor = await orderThatAsks(crew, { lines: ['5000'], services: '50000' });
    const { id } = debtor.order;
    await done(pay(crew, 'payment_order', debtor.customer, { ...forOrder(debtor), amount: '2000' }), 201);
    const row = await done(debit(id), 200);
    expect(bucketsOf(row, 'purchase_cost')).toEqual(['5000', '2000', '3000', '3000', '0']);
    expect(bucketsOf(row, 'service_fee')).toEqual(['50000', '0', '50000', '50000', '0']);
    expect(row.status_id).toBe('CompletedPurchaseCostDebit');
    expect(actionOf(row)).toMatchObject({ allowed: false, reason: 'nothing_unsolved' });
    expect(await lotsOf(server, debtor)).toEqual([
      ['3000', '0', inDays(30)],
      ['50000', '0', inDays(30)],
    ]);
    expect(await voucherOf(server, 'order', id, 'debit', 'JPY')).toMatchObject({
      ...{ amount: '3000', transactionable_type: 'user', prepared_by_id: expect.anything() },
      code_ref: expect.stringMatching(/^BT\d{2}-\d{6}$/),
    });
    expect(await voucherOf(server, 'order', id, 'debit', 'VND')).toMatchObject({ amount: '50000' });
    expect(await logOf(server, 'order', id)).toContainEqual({
      type_id: 'write',
      content: {
        action_debit: [
          { kind: 'purchase_cost', currency_id: 'JPY', amount: '3000' },
          { kind: 'service_fee', currency_id: 'VND', amount: '50000' },
        ],
        beyond_limit: [
          { currency_id: 'JPY', amount: '3000' },
          { currency_id: 'VND', amount: '50000' },
        ],
      },
    });
    await expectBooksInOrder(server);
  });

  test('is repaid like other debt, and the step is then paid', async () => {
    const debtor = await orderThatAsks(crew, { lines: ['5000'], services: '0' });
    const row = await done(debit(debtor.order.id), 200);
    expect(row.status_id).toBe('CompletedPurchaseCostDebit');
    await done(pay(crew, 'payment_order', debtor.customer, { ...forOrder(debtor), amount: '5000' }), 201);
    const repaid = await done(crew.sale('GET', `orders/${debtor.order.id}`));
    expect(bucketsOf(repaid, 'purchase_cost')).toEqual(['5000', '5000', '5000', '0', '0']);
    expect(repaid.status_id).toBe('CompletedPurchaseCostPayment');
    await expectBooksInOrder(server);
  });

  test('covers freight borne by the order, not by a contract', async () => {
    const { order, customer } = await paidOrder(crew);
    const { sfa } = await receive(crew, await buy(crew, order));
    const { box } = await pack(crew, sfa, order);
    const { id } = await bill(crew, customer, order, box);
    await done(crew.accounting('PUT', `lading-bills/${id}`, fixedFreight('900000')), 200);
    const row = await done(debit(order.id), 200);
    expect(bucketsOf(row, 'shipping_fee')).toEqual(['900000', '0', '900000', '900000', '0']);
    expect(row.status_id).toBe('CompletedServiceDebit');
    await refused(crew.accounting('PUT', `lading-bills/${id}`, { action_debit: true }), 'nothing_unsolved');
    await expectBooksInOrder(server);
  });

  test('together with a change of fees covers the new fees', async () => {
    const debtor = await orderThatAsks(crew, { services: '50000' });
    await limit(debtor.customer, '60000', 'VND');
    await limit(debtor.customer, '5000', 'JPY');
    const row = await done(debit(debtor.order.id, { service_fee: '60000' }, crew.sale), 200);
    expect(bucketsOf(row, 'service_fee')).toEqual(['60000', '0', '60000', '60000', '0']);
  });

  test('is recorded again for increases, also under the path of its type', async () => {
    const debtor = await orderThatAsks(crew, { services: '50000' });
    await done(debit(debtor.order.id), 200);
    await done(crew.sale('PUT', `orders/${debtor.order.id}`, { additional_cost: '7000' }), 200);
    const again = await done(
      crew.accounting('PUT', `order/retails/${debtor.order.id}`, { action_debit: true }),
      200,
    );
    expect(bucketsOf(again, 'service_fee')).toEqual(['57000', '0', '57000', '57000', '0']);
    await expectBooksInOrder(server);
  });

  test('that is reversed leaves the order as it was', async () => {
    const debtor = await orderThatAsks(crew, { lines: ['5000'], services: '50000' });
    await done(debit(debtor.order.id), 200);
    for (const currency of ['JPY', 'VND']) {
      const { id } = await voucherOf(server, 'order', debtor.order.id, 'debit', currency);
      await done(crew.accounting('DELETE', `transactions/${id}`), 200);
    }
    const row = await done(crew.sale('GET', `orders/${debtor.order.id}`));
    expect(bucketsOf(row, 'purchase_cost')).toEqual(['5000', '0', '0', '0', '5000']);
    expect(row.status_id).toBe('CompletedApprove');
    await expectBooksInOrder(server);
  });

  test('is written back when a line is not wanted any more', async () => {
    const debtor = await orderThatAsks(crew, { lines: ['5000', '3000'] });
    await done(debit(debtor.order.id), 200);
    await cancelLine(crew, debtor, 1);
    await done(
      pay(crew, 'payment_order_refund', debtor.customer, { ...forOrder(debtor), amount: '3000' }),
      201,
    );
    const row = await done(crew.sale('GET', `orders/${debtor.order.id}`));
    expect(bucketsOf(row, 'purchase_cost')).toEqual(['5000', '0', '5000', '5000', '0']);
    await expectBooksInOrder(server);
  });
});

describe('debt of an order is due', () => {
  test("is due on the given date, by the contract's term, or by the customer's", async () => {
    const { id: customer } = await makeCustomer(crew);
    await done(crew.accounting('PUT', `credit-terms/${customer}`, { payment_term_days: 14 }), 200);
    const contracts = {
      none: undefined,
      running: await openContract(crew, customer, { end_date: inDays(75) }),
      endless: await openContract(crew, customer),
    };
    const dueIn = async (contract: { id: string } | undefined, body: object = {}) => {
      const debtor = await orderThatAsks(crew, { customer, services: '0' });
      if (contract !== undefined) await done(attachTo(crew, contract, debtor.order.id), 200);
      await done(debit(debtor.order.id, body), 200);
      return (await lotsOf(server, debtor)).map(([, , due]) => due);
    };
    expect(await dueIn(contracts.none)).toEqual([inDays(14)]);
    expect(await dueIn(contracts.running)).toEqual([inDays(75)]);
    expect(await dueIn(contracts.endless)).toEqual([inDays(14)]);
    expect(await dueIn(contracts.running, { payment_due_date: inDays(3) })).toEqual([inDays(3)]);
  });
});

describe('debt of an order is refused', () => {
  test('without authentication, without permission, and for inaccessible orders', async () => {
    const { order } = await orderThatAsks(crew);
    await refused(debit(order.id, {}, server.with(undefined)), 'logged_out');
    for (const caller of [crew.purchase, crew.warehouse]) {
      const { details } = await refused(debit(order.id, {}, caller), 'forbidden');
      expect(details).toEqual({ permission: 'debt.organization.create' });
    }
    await refused(debit(order.id, {}, await stranger(server, 'accounting')), 'not_found');
    await refused(debit(order.id, {}, await colleague(server, 'sale')), 'not_found');
    await refused(debit('OR0'), 'not_found');
    await refused(debit(order.id, {}, crew.customer), 'not_found');
  });

  test('with changes of the order for users with debt permission only, and the reverse', async () => {
    const { order } = await orderThatAsks(crew);
    await refused(debit(order.id, { note: 'Not mine to write' }), 'forbidden');
    await refused(crew.accounting('PUT', `orders/${order.id}`, { note: 'Nor this' }), 'forbidden');
    const row = await done(crew.warehouse('GET', `orders/${order.id}`));
    expect(actionOf(row)).toMatchObject({ allowed: false, reason: 'forbidden' });
  });

  test('with invalid dates, and dates without debt', async () => {
    const { order } = await orderThatAsks(crew);
    await refused(debit(order.id, { payment_due_date: '31-12-2026' }), 'invalid_fields', 'payment_due_date');
    for (const day of ['payment_due_date', 'voucher_date'])
      await refused(
        crew.accounting('PUT', `orders/${order.id}`, { [day]: inDays(3) }),
        'invalid_fields',
        'action_debit',
      );
    await refused(debit(order.id, { voucher_date: '2001-01-01' }), 'outside_books', 'voucher_date');
  });

  test('in a locked month', async () => {
    const { order } = await orderThatAsks(crew);
    const month = inDays(-45).slice(0, 7);
    const change = (act: string) =>
      done(crew.accounting('POST', `statistics/account/${act}-month`, { month, reason: 'Khóa sổ' }));
    await change('lock');
    await refused(debit(order.id, { voucher_date: `${month}-15` }), 'period_locked');
    await change('unlock');
  });

  test('before approval and after cancellation', async () => {
    const { order } = await draftOrder(crew);
    await refused(debit(order.id), 'order_not_approved');
    await refused(debit(order.id, { note: 'Và' }, crew.admin), 'order_not_approved');
    await done(crew.sale('PUT', `orders/${order.id}/cancel`, { confirm: true }), 200);
    await refused(debit(order.id), 'order_is_cancelled');
  });

  test('without undecided amounts', async () => {
    const debtor = await orderThatAsks(crew, { services: '0' });
    await payOrder(crew, debtor.customer, debtor.order.id, '5000');
    await refused(debit(debtor.order.id), 'nothing_unsolved');
  });

  test("beyond the customer's limit in either currency; then nothing is recorded", async () => {
    const debtor = await orderThatAsks(crew, { lines: ['5000'], services: '50000' });
    await limit(debtor.customer, '5000', 'JPY');
    const { details } = await refused(debit(debtor.order.id, {}, crew.sale), 'credit_limit_exceeded');
    expect(details).toEqual({ currency_id: 'VND', limit: null, outstanding: '50000', beyond: '50000' });
    expect(await lotsOf(server, debtor)).toEqual([]);
    await limit(debtor.customer, '50000', 'VND');
    await done(debit(debtor.order.id, {}, crew.sale), 200);
    await expectBooksInOrder(server);
  });
});

test('two concurrent requests record it once', async () => {
  const debtor = await orderThatAsks(crew);
  const replies = await Promise.all([debit(debtor.order.id), debit(debtor.order.id)]);
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect((await lotsOf(server, debtor)).map(([amount]) => amount)).toEqual(['5000', '50000']);
});
