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
  test('what an order got too much, in parts, until nothing is over', async () => {
    const debtor = await overpaid();
    await done(refund(debtor, '1000'), 201);
    await done(refund(debtor, '2000'), 201);
    expect(await chargeOf(server, debtor)).toEqual(['2000', '2000', '0', '0']);
    expect(await balanceOf(server, 'WALLET', debtor.customer)).toBe('98000');
    await refused(refund(debtor, '1'), 'nothing_to_refund');
  });

  test('writes open debt back first, and what was repaid of it goes back last', async () => {
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

  test('takes the debt that is due last off first', async () => {
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

  test('gives a credit the room back that was written back, so that it can be drawn again', async () => {
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

  test('lets the status of the order follow', async () => {
    const debtor = await orderThatAsks(crew, { lines: ['2000', '3000'] });
    await draw(debtor, '3000');
    await settle(debtor, '2000');
    await cancelLine(crew, debtor, 1);
    const status = async () => (await done(crew.sale('GET', `orders/${debtor.order.id}`))).status_id;
    expect(await status()).toBe('CompletedPurchaseCostDebit');
    await done(refund(debtor, '3000'), 201);
    expect(await status()).toBe('CompletedPurchaseCostPayment');
  });

  test('two at once give back once', async () => {
    const debtor = await overpaid();
    const replies = await Promise.all([refund(debtor, '3000'), refund(debtor, '3000')]);
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    expect(await balanceOf(server, 'WALLET', debtor.customer)).toBe('98000');
  });
});

describe('giving back is refused', () => {
  test('beyond what is over', async () => {
    const body = await refused(refund(await overpaid(), '3001'), 'amount_too_large', 'amount');
    expect(body.details).toEqual({ maximum: '3000' });
  });

  test('while nothing is over', async () => {
    await refused(refund(await orderThatAsks(crew), '1'), 'nothing_to_refund');
  });

  test('in a currency that the order was not paid in', async () => {
    await refused(refund(await overpaid(), '1', { currency_id: 'VND' }), 'currency_mismatch', 'currency_id');
  });

  test('for somebody else’s order', async () => {
    const debtor = await overpaid();
    const other = await orderThatAsks(crew);
    await refused(
      refund({ ...debtor, customer: other.customer }, '1'),
      'document_of_other_party',
      'receipts.0.receiptable_id',
    );
  });

  test('of an order that is cancelled: cancelling gives back itself', async () => {
    const debtor = await overpaid();
    await done(crew.sale('PUT', `orders/${debtor.order.id}/cancel`, { confirm: true }), 200);
    expect(await balanceOf(server, 'WALLET', debtor.customer)).toBe('100000');
    await refused(refund(debtor, '1'), 'nothing_to_refund');
    await expectBooksInOrder(server);
  });

  test('in a month whose books are closed', async () => {
    await server.query(
      `insert into locked_periods (organization_id, month) values (1, '${LAST_YEAR}-01-01')`,
    );
    await refused(refund(await overpaid(), '1', { voucher_date: `${LAST_YEAR}-01-31` }), 'period_locked');
  });
});
