import { describe, expect, test } from 'vitest';
import { done, makeCustomer, TODAY, usePeople } from '../../../tests/main-job/main-job.ts';
import {
  balanceOf,
  cancelLine,
  chargeOf,
  forOrder,
  grantCredit,
  inDays,
  lotsOf,
  orderThatAsks,
  pay,
  setRate,
} from '../../../tests/main-job/money.ts';
import { expectBooksInOrder } from '../../../tests/support/invariants.ts';
import { refused } from '../../../tests/support/refused.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);

const reverse = (id: number, query = '') => crew.accounting('DELETE', `transactions/${id}${query}`);
const read = (id: number) => done(crew.accounting('GET', `transactions/${id}`));
const made = (...voucher: Parameters<typeof pay>) => done(pay(...voucher), 201);

describe('a reversal', () => {
  test('is dated today unless a day is named, and never before its voucher', async () => {
    const { id: customer } = await makeCustomer(crew);
    const { id } = await made(crew, 'deposit_with_cash', customer, {
      ...{ amount: '10', fund_id: 2, voucher_date: inDays(3) },
    });
    await refused(reverse(id, `?voucher_date=${TODAY}`), 'reversal_before_voucher', 'voucher_date');
    expect((await done(reverse(id), 200)).voucher_date).toBe(inDays(3));
  });

  test('is previewed without effect', async () => {
    const debtor = await orderThatAsks(crew);
    const { id } = await made(crew, 'payment_order', debtor.customer, {
      ...forOrder(debtor),
      amount: '3000',
    });
    const plan = await done(reverse(id, '?preview=1'), 200);
    expect(
      plan.entries.map(({ account, debit, credit }: Record<string, string>) => [account, debit, credit]),
    ).toEqual([
      ['131-C', '3000', '0'],
      ['3388-W', '0', '3000'],
    ]);
    expect(plan.receipts).toMatchObject([{ receiptable_id: debtor.order.id, amount: '3000' }]);
    expect(await read(id)).toMatchObject({ reversed_by_id: null });
    expect(await chargeOf(server, debtor)).toEqual(['5000', '3000', '0', '0']);
  });

  test('leaves an empty account without value, whatever happened meanwhile', async () => {
    await setRate(server, '170');
    const { id: customer } = await makeCustomer(crew);
    const first = await made(crew, 'deposit_with_cash', customer, { amount: '100', fund_id: 2 });
    await setRate(server, '172');
    await made(crew, 'deposit_with_cash', customer, { amount: '100', fund_id: 2 });
    await made(crew, 'withdrawal', customer, { amount: '100', fund_id: 2 });
    await done(reverse(first.id), 200);
    expect(await balanceOf(server, 'WALLET', customer)).toBe('0');
    await expectBooksInOrder(server);
  });

  test('is logged at its voucher, which it names', async () => {
    const { id: customer } = await makeCustomer(crew);
    const { id } = await made(crew, 'deposit_with_cash', customer, { amount: '10', fund_id: 2 });
    const reversal = await done(reverse(id), 200);
    const { data } = await done(
      crew.admin('GET', `logs?filter[logable_type]=transaction&filter[logable_id]=${id}&sort=id`),
    );
    expect(data).toMatchObject([
      { type_id: 'created' },
      {
        ...{ type_id: 'write', content: { reversed_by_id: reversal.id } },
        names: { reversed_by_id: reversal.code_ref },
      },
    ]);
  });

  test('brings an order back that was paid: its status follows', async () => {
    const debtor = await orderThatAsks(crew);
    const statusOf = async () => (await done(crew.sale('GET', `orders/${debtor.order.id}`))).status_id;
    const before = await statusOf();
    const { id } = await made(crew, 'payment_order', debtor.customer, {
      ...forOrder(debtor),
      amount: '5000',
    });
    expect(await statusOf()).not.toBe(before);
    await done(reverse(id), 200);
    expect(await statusOf()).toBe(before);
  });
});

describe('a voucher is not reversed', () => {
  test('twice; two concurrent requests reverse once', async () => {
    const { id: customer } = await makeCustomer(crew);
    const { id } = await made(crew, 'deposit_with_cash', customer, { amount: '10', fund_id: 2 });
    const replies = await Promise.all([reverse(id), reverse(id), reverse(id)]);
    expect(replies.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409', '409']);
    const { details } = await refused(reverse(id), 'voucher_reversed');
    expect(details.reversed_by.id).toBe((await read(id)).reversed_by_id);
    await refused(reverse(details.reversed_by.id), 'voucher_not_reversible');
  });

  test('when it follows from a cancellation', async () => {
    const debtor = await orderThatAsks(crew);
    const paid = await made(crew, 'payment_order', debtor.customer, { ...forOrder(debtor), amount: '100' });
    await done(crew.sale('PUT', `orders/${debtor.order.id}/cancel`, { confirm: true }), 200);
    const [voucher] = await server.query(
      `select max(id) as id, max(code_ref) as code_ref from transactions where type_id = 'order_cancelled'`,
    );
    await refused(reverse(Number(voucher!.id)), 'voucher_not_reversible');
    const { message } = await refused(reverse(paid.id), 'voucher_is_built_on');
    expect(message).toContain(voucher!.code_ref);
    expect((await read(Number(voucher!.id))).actions).toContainEqual(
      expect.objectContaining({ key: 'reverse', allowed: false, reason: 'voucher_not_reversible' }),
    );
  });

  test('with assignments by other vouchers, which are named and must be reversed first', async () => {
    const received = await made(crew, 'received_from_local_currency', undefined, {
      ...{ amount: '1000', currency_id: 'VND', card_id: 1 },
    });
    const { id: customer } = await makeCustomer(crew);
    const body = { amount: '400', currency_id: 'VND', parent_id: received.id };
    const part = await made(crew, 'deposit_with_received', customer, body);
    const { message, details } = await refused(reverse(received.id), 'voucher_has_parts');
    expect(message).toContain(part.code_ref);
    expect(details.vouchers).toEqual([{ id: part.id, code_ref: part.code_ref }]);
    await done(reverse(part.id), 200);
    expect((await read(received.id)).unassigned).toBe('1000');
    await done(reverse(received.id), 200);
    await refused(pay(crew, 'deposit_with_received', customer, body), 'voucher_reversed');
    expect((await read(received.id)).unassigned).toBe('0');
    await expectBooksInOrder(server);
  });

  test('when the wallet has spent the money or holds it', async () => {
    const { id: customer } = await makeCustomer(crew);
    const { id } = await made(crew, 'deposit_with_cash', customer, { amount: '100', fund_id: 2 });
    await made(crew, 'withdrawal', customer, { amount: '60', fund_id: 2 });
    expect((await refused(reverse(id), 'reversal_beyond_wallet')).details).toMatchObject({
      ...{ available: '40', needed: '100' },
    });
    await made(crew, 'deposit_with_cash', customer, { amount: '60', fund_id: 2 });
    await server.query(
      `update ledger_accounts set held = 1 where party_type = 'user' and party_id = $1 and currency_id = 'JPY'`,
      [customer],
    );
    await refused(reverse(id), 'reversal_beyond_wallet');
    await server.query(
      `update ledger_accounts set held = 0 where party_type = 'user' and party_id = $1 and held = 1`,
      [customer],
    );
    await done(reverse(id), 200);
  });

  test('when a draw was repaid, until the repayment is reversed', async () => {
    const debtor = await orderThatAsks(crew);
    const credit_order_id = (await grantCredit({ server, crew }, debtor)).id;
    const all = forOrder(debtor);
    const draw = await made(crew, 'payment_order', debtor.customer, {
      ...{ ...all, amount: '2000', credit_order_id },
    });
    await made(crew, 'payment_order', debtor.customer, { ...all, amount: '3000' });
    const repaid = await made(crew, 'payment_order', debtor.customer, { ...all, amount: '500' });
    const { details } = await refused(reverse(draw.id), 'voucher_is_built_on');
    expect(details.vouchers).toContainEqual({ id: repaid.id, code_ref: repaid.code_ref });
    await done(reverse(repaid.id), 200);
    await done(reverse(draw.id), 200);
    expect(await lotsOf(server, debtor)).toEqual([['0', '0', expect.any(String)]]);
    await expectBooksInOrder(server);
  });

  test('when written-back debt was drawn again', async () => {
    const debtor = await orderThatAsks(crew, { lines: ['2000', '3000'] });
    const credit_order_id = (await grantCredit({ server, crew }, debtor)).id;
    const all = forOrder(debtor);
    await made(crew, 'payment_order', debtor.customer, { ...all, amount: '2000', credit_order_id });
    await made(crew, 'payment_order', debtor.customer, { ...all, amount: '2000' });
    await cancelLine(crew, debtor, 1);
    const refund = await made(crew, 'payment_order_refund', debtor.customer, { ...all, amount: '2000' });
    await done(
      crew.sale('PUT', `order/items/${debtor.order.items[1]!.id}`, { cancelled_quantity: '0' }),
      200,
    );
    const again = await made(crew, 'payment_order', debtor.customer, {
      ...{ ...all, amount: '1500', credit_order_id },
    });
    const { details } = await refused(reverse(refund.id), 'voucher_is_built_on');
    expect(details.vouchers).toContainEqual({ id: again.id, code_ref: again.code_ref });
  });

  test('to a closed fund', async () => {
    const fund = await done(crew.accounting('POST', 'funds', { name: 'Quỹ lẻ', currency_id: 'JPY' }), 201);
    const { id: customer } = await makeCustomer(crew);
    await made(crew, 'deposit_with_cash', customer, { amount: '100', fund_id: fund.id });
    const { id } = await made(crew, 'withdrawal', customer, { amount: '100', fund_id: fund.id });
    await done(crew.accounting('PUT', `funds/${fund.id}`, { closed: true }), 200);
    const { message, details } = await refused(reverse(id), 'reversal_of_closed_place');
    expect(message).toContain('Quỹ lẻ');
    expect(details).toEqual({ id, fund_id: fund.id });
    await done(crew.accounting('PUT', `funds/${fund.id}`, { closed: false }), 200);
    await done(reverse(id), 200);
  });

  test('into a closed month', async () => {
    const { id: customer } = await makeCustomer(crew);
    const { id } = await made(crew, 'deposit_with_cash', customer, { amount: '10', fund_id: 2 });
    await server.query('insert into locked_periods (organization_id, month) values (1, $1)', [
      `${TODAY.slice(0, 7)}-01`,
    ]);
    try {
      await refused(reverse(id), 'period_locked');
    } finally {
      await server.query('delete from locked_periods');
    }
    await refused(reverse(id, '?voucher_date=2199-12-31'), 'outside_books', 'voucher_date');
    await done(reverse(id), 200);
  });

  test('without recorded settlements', async () => {
    const debtor = await orderThatAsks(crew);
    const { id } = await made(crew, 'payment_order', debtor.customer, { ...forOrder(debtor), amount: '100' });
    await server.query('update settlements set transaction_id = null where transaction_id = $1', [id]);
    await refused(reverse(id), 'voucher_not_reversible');
  });

  test('of an unknown voucher, or without permission', async () => {
    expect((await reverse(99_999_999)).status).toBe(404);
    const { id: customer } = await makeCustomer(crew);
    const { id } = await made(crew, 'deposit_with_cash', customer, { amount: '10', fund_id: 2 });
    await refused(crew.sale('DELETE', `transactions/${id}`), 'forbidden');
  });
});
