// Cancelling an order with a won lot costs a fee.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { approvedOrder } from '../../../tests/main-job/goods.ts';
import { approve, deposit, done, makeCustomer, unique, usePeople } from '../../../tests/main-job/main-job.ts';
import { balanceOf, forOrder, grantCredit, pay, voucherOf } from '../../../tests/main-job/money.ts';
import { logOf } from '../../../tests/support/change-log.ts';
import { expectBooksInOrder } from '../../../tests/support/invariants.ts';
import { refused } from '../../../tests/support/refused.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);
let customer: number;
let order: any;

const act = (action: string, body: object = {}) =>
  crew.sale('PUT', `order/auctions/${order.id}/${action}`, body);
const cancel = (body: object = {}) =>
  done(crew.sale('PUT', `orders/${order.id}/cancel`, { confirm: true, ...body }), 200);
const read = async () => done(crew.sale('GET', `orders/${order.id}`));
const wallet = () => balanceOf(server, 'WALLET', customer);
const payMore = (amount: string, more: object = {}) =>
  pay(crew, 'payment_order', customer, { ...forOrder({ customer, order }), amount, ...more });
const mayPay = ({ actions }: any) => actions.find(({ key }: any) => key === 'pay');

/** A customer with 10,000 JPY and an active bid of 5,000 JPY. */
beforeEach(async () => {
  customer = (await makeCustomer(crew)).id;
  await deposit(crew, customer, '10000', 'JPY');
  const ends_at = new Date(Date.now() + 3_600_000).toISOString();
  const lot = { auction_id: unique(), title: 'ライカ M3', ends_at, max_bid: '5000' };
  const made = await done(crew.sale('POST', 'order/auctions', { customer_id: customer, lot }), 201);
  order = await approve(crew, made.id);
});
afterEach(() => expectBooksInOrder(server));

describe('giving up a lot that was won', () => {
  test('is previewed with the refund', async () => {
    await done(act('won', { price: '4200' }), 200);
    expect(await cancel({ confirm: false })).toMatchObject({
      executed: false,
      cancel_fee: '2500',
      cancel_fee_currency_id: 'JPY',
      money: [{ kind: 'purchase_cost', currency_id: 'JPY', refunded: '1700', written_back: '0' }],
    });
    expect(await read()).toMatchObject({ cancelled_at: null, cancel_fee: '0', purchase_cost: '4200' });
    expect(await wallet()).toBe('5800');
  });

  test('is kept from payments, and the rest is refunded', async () => {
    await done(act('won', { price: '4200' }), 200);
    expect(await cancel({ reason: 'đổi ý' })).toMatchObject({ executed: true, cancel_fee: '2500' });
    const cancelled = await read();
    expect(cancelled).toMatchObject({
      ...{ status_id: 'CompletedCancel', cancel_fee: '2500', lot: { state: 'cancelled' } },
      ...{ purchase_cost: '2500', purchase_cost_paid: '2500', purchase_cost_unsolved: '0' },
    });
    expect(mayPay(cancelled)).toMatchObject({ allowed: false });
    expect(await wallet()).toBe('7500');
    expect(await voucherOf(server, 'order', order.id, 'order_cancelled')).toMatchObject({ amount: '1700' });
    const [entry] = (await logOf(server, 'order', order.id)).filter(({ content }) => content.cancelled);
    expect(entry!.content).toMatchObject({ cancel_fee: '2500', reason: 'đổi ý' });
    await refused(payMore('1'), 'nothing_to_pay');
  });

  test('leaves its unpaid part outstanding, which can be paid like goods', async () => {
    await done(act('won', { price: '1000' }), 200);
    expect(await cancel()).toMatchObject({ cancel_fee: '2500', money: [] });
    const cancelled = await read();
    expect(cancelled).toMatchObject({ purchase_cost_paid: '1000', purchase_cost_unsolved: '1500' });
    expect(mayPay(await done(crew.accounting('GET', `orders/${order.id}`)))).toMatchObject({ allowed: true });
    await refused(payMore('1501'), 'amount_too_large');
    await deposit(crew, customer, '5000', 'VND');
    const services = { ...forOrder({ customer, order }), amount: '1', currency_id: 'VND' };
    await refused(pay(crew, 'payment_service', customer, services), 'order_is_cancelled');
    await done(payMore('1500'), 201);
    expect(await read()).toMatchObject({ status_id: 'CompletedCancel', purchase_cost_unsolved: '0' });
    expect(mayPay(await done(crew.accounting('GET', `orders/${order.id}`)))).toMatchObject({
      allowed: false,
      reason: 'order_is_cancelled',
    });
    expect(await wallet()).toBe('7500');
  });

  test('writes debt back before refunding, as far as it exceeds the fee', async () => {
    await done(act('won', { price: '7000' }), 200);
    const credit = await grantCredit({ server, crew }, { customer, order });
    await done(payMore('2000', { credit_order_id: credit.id }), 201);
    expect(await cancel()).toMatchObject({ money: [{ refunded: '2500', written_back: '2000' }] });
    expect(await read()).toMatchObject({ purchase_cost_paid: '2500', purchase_cost_outstanding: '0' });
    expect(await wallet()).toBe('7500');
  });

  test('puts the fee on debt as goods are, while it is open', async () => {
    await done(act('won', { price: '1000' }), 200);
    await cancel();
    const debit = () => crew.accounting('PUT', `orders/${order.id}`, { action_debit: true });
    expect(await done(debit(), 200)).toMatchObject({
      ...{ status_id: 'CompletedCancel', purchase_cost_paid: '1000' },
      ...{ purchase_cost_outstanding: '1500', purchase_cost_unsolved: '0' },
    });
    await refused(debit(), 'order_is_cancelled');
  });

  test('is zero if waived', async () => {
    await done(act('won', { price: '4200' }), 200);
    const waived = { waive_fee: true, reason: 'người bán huỷ' };
    expect(await cancel(waived)).toMatchObject({ cancel_fee: '0', money: [{ refunded: '4200' }] });
    expect(await read()).toMatchObject({ cancel_fee: '0', purchase_cost: '0' });
    expect(await wallet()).toBe('10000');
  });

  test('is reverted on reopening: the price is due again, and the fee counts towards it', async () => {
    await done(act('won', { price: '4200' }), 200);
    await cancel();
    await done(crew.sale('PUT', `orders/${order.id}/reopen`), 200);
    expect(await read()).toMatchObject({
      ...{ cancel_fee: '0', lot: { state: 'won' } },
      ...{ purchase_cost: '4200', purchase_cost_paid: '2500', purchase_cost_unsolved: '1700' },
    });
    await cancel();
    expect(await read()).toMatchObject({ cancel_fee: '2500', purchase_cost_paid: '2500' });
  });
});

describe('the line of a lot that was won', () => {
  test('is not cut short or replaced instead, and its price is corrected', async () => {
    const { items } = await done(act('won', { price: '4200' }), 200);
    const line = (body: object) => crew.sale('PUT', `order/items/${items[0].id}`, body);
    for (const body of [{ cancelled_quantity: '1' }, { quantity: '2' }, { product_id: 'P' }])
      await refused(line(body), 'line_is_won');
    expect(await done(line({ price: '4000', quantity: '1', note: 'gõ nhầm' }), 200)).toMatchObject({
      balance: '4000',
    });
    expect(await cancel()).toMatchObject({ money: [{ refunded: '1700' }] });
  });
});

describe('no fee', () => {
  test('is charged for a bid that was not won', async () => {
    expect(await cancel({ confirm: false })).toMatchObject({ cancel_fee: '0' });
    await done(act('lost'), 200);
    expect(await read()).toMatchObject({ cancel_fee: '0', purchase_cost: '0' });
  });

  test('is charged for goods of other orders', async () => {
    ({ customer, order } = await approvedOrder(crew));
    expect(await cancel()).toMatchObject({ cancel_fee: '0' });
  });
});

describe('how much it is', () => {
  const set = (auction_cancel_fee: unknown, caller = crew.admin) =>
    caller('PUT', 'organizations/1', { auction_cancel_fee });

  test('is configured by the organization', async () => {
    expect(await done(set('1000'), 200)).toMatchObject({ auction_cancel_fee: '1000' });
    await done(act('won', { price: '4200' }), 200);
    expect(await cancel()).toMatchObject({ cancel_fee: '1000', money: [{ refunded: '3200' }] });
    await done(set('2500'), 200);
    expect(await read()).toMatchObject({ cancel_fee: '1000' });
  });

  test('is whole yen, set by administrators', async () => {
    await refused(set('-1'), 'invalid_fields', 'auction_cancel_fee');
    await refused(set('0.5'), 'invalid_fields', 'auction_cancel_fee');
    await refused(set('1', crew.accounting), 'forbidden');
  });
});
