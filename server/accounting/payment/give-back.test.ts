import { describe, expect, test } from 'vitest';
import { done, usePeople, TODAY } from '../../../tests/main-job/main-job.ts';
import {
  balanceOf,
  cancelLine,
  chargeOf,
  forOrder,
  inDays,
  lotsOf,
  orderThatAsks,
  owe,
  pay,
  type Debtor,
} from '../../../tests/main-job/money.ts';
import { expectBooksInOrder } from '../../../tests/support/invariants.ts';
import { refused } from '../../../tests/support/refused.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const LAST_YEAR = Number(TODAY.slice(0, 4)) - 1;
const crew = usePeople(server);

const settle = (debtor: Debtor, amount: string, body: object = {}) =>
  done(pay(crew, 'payment_order', debtor.customer, { ...forOrder(debtor), amount, ...body }), 201);
const refund = (debtor: Debtor, amount: string, body: object = {}) =>
  pay(crew, 'payment_order_refund', debtor.customer, { ...forOrder(debtor), amount, ...body });
const draw = (debtor: Debtor, amount: string, days = 30) =>
  owe({ server, crew }, debtor, amount, { payment_due_date: inDays(days) });
/** An order over 2,000 and 3,000, of which the 3,000 went after it was paid in full. */
async function overpaid(): Promise<Debtor> {
  const debtor = await orderThatAsks(crew, { lines: ['2000', '3000'] });
  await settle(debtor, '5000');
  await cancelLine(crew, debtor, 1);
  return debtor;
}

describe('giving back', () => {
  test('an overpayment, in parts until nothing remains', async () => {
    const debtor = await overpaid();
    await done(refund(debtor, '1000'), 201);
    await done(refund(debtor, '2000'), 201);
    expect(await chargeOf(server, debtor)).toEqual(['2000', '2000', '0', '0']);
    expect(await balanceOf(server, 'WALLET', debtor.customer)).toBe('98000');
    await refused(refund(debtor, '1'), 'nothing_to_refund');
  });

  test('outstanding debt first, repaid debt last', async () => {
    const debtor = await orderThatAsks(crew, { lines: ['5000'] });
    await draw(debtor, '4000');
    await settle(debtor, '1000');
    await settle(debtor, '1500'); // repays
    await cancelLine(crew, debtor, 0);
    await done(refund(debtor, '2500'), 201);
    expect(await chargeOf(server, debtor)).toEqual(['0', '1000', '1500', '1500']);
    await done(refund(debtor, '2500'), 201);
    expect(await chargeOf(server, debtor)).toEqual(['0', '0', '0', '0']);
    expect(await balanceOf(server, 'WALLET', debtor.customer)).toBe('100000');
    expect(await balanceOf(server, 'DEBT', debtor.customer)).toBe('0');
    await expectBooksInOrder(server);
  });

  test('debt with the latest due date first', async () => {
    const debtor = await orderThatAsks(crew, { lines: ['2000', '3000'] });
    await draw(debtor, '2500', 20);
    await draw(debtor, '2500', 40);
    await cancelLine(crew, debtor, 1);
    await done(refund(debtor, '3000'), 201);
    expect(await lotsOf(server, debtor)).toEqual([
      ['2000', '0', inDays(20)],
      ['0', '0', inDays(40)],
    ]);
  });

  test('debt of a credit, whose limit can be used again', async () => {
    const debtor = await orderThatAsks(crew, { lines: ['2000', '3000'] });
    const credit = await draw(debtor, '5000');
    await cancelLine(crew, debtor, 1);
    await done(refund(debtor, '3000'), 201);
    expect(await done(crew.accounting('GET', `credit-orders/${credit.id}`))).toMatchObject({
      used_amount: '2000',
      paid_amount: '0',
      available_amount: '3000',
    });
  });

  test('the status of the order with it', async () => {
    const debtor = await orderThatAsks(crew, { lines: ['2000', '3000'] });
    await draw(debtor, '3000');
    await settle(debtor, '2000');
    await cancelLine(crew, debtor, 1);
    const status = async () => (await done(crew.sale('GET', `orders/${debtor.order.id}`))).status_id;
    expect(await status()).toBe('CompletedPurchaseCostDebit');
    await done(refund(debtor, '3000'), 201);
    expect(await status()).toBe('CompletedPurchaseCostPayment');
  });

  test('once for two concurrent requests', async () => {
    const debtor = await overpaid();
    const replies = await Promise.all([refund(debtor, '3000'), refund(debtor, '3000')]);
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    expect(await balanceOf(server, 'WALLET', debtor.customer)).toBe('98000');
  });
});

describe('giving back is refused', () => {
  test('beyond the overpayment', async () => {
    const body = await refused(refund(await overpaid(), '3001'), 'amount_too_large', 'amount');
    expect(body.details).toEqual({ maximum: '3000' });
  });

  test('while nothing is over', async () => {
    await refused(refund(await orderThatAsks(crew), '1'), 'nothing_to_refund');
  });

  test('in a currency that the order was not paid in', async () => {
    await refused(refund(await overpaid(), '1', { currency_id: 'VND' }), 'currency_mismatch', 'currency_id');
  });

  test('for an order of another customer', async () => {
    const debtor = await overpaid();
    const other = await orderThatAsks(crew);
    await refused(
      refund({ ...debtor, customer: other.customer }, '1'),
      'document_of_other_party',
      'receipts.0.receiptable_id',
    );
  });

  test('for a cancelled order, whose cancellation refunds by itself', async () => {
    const debtor = await overpaid();
    await done(crew.sale('PUT', `orders/${debtor.order.id}/cancel`, { confirm: true }), 200);
    expect(await balanceOf(server, 'WALLET', debtor.customer)).toBe('100000');
    await refused(refund(debtor, '1'), 'nothing_to_refund');
    await expectBooksInOrder(server);
  });

  test('in a closed month', async () => {
    await server.query(
      `insert into locked_periods (organization_id, month) values (1, '${LAST_YEAR}-01-01')`,
    );
    await refused(refund(await overpaid(), '1', { voucher_date: `${LAST_YEAR}-01-31` }), 'period_locked');
  });
});
