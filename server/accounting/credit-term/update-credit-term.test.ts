import { beforeAll, describe, expect, test } from 'vitest';
import { fixedFreight } from '../../../tests/main-job/boxes.ts';
import { bill, buy, done, pack, paidOrder, receive, usePeople } from '../../../tests/main-job/main-job.ts';
import { inDays } from '../../../tests/main-job/money.ts';
import { logOf } from '../../../tests/support/change-log.ts';
import { refused } from '../../../tests/support/refused.ts';
import { colleague, stranger } from '../../../tests/support/other-callers.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);
let customer: number;
const bills: { id: number }[] = [];

/** Two bills of one customer, who asks for 3,000,000 and 2,000,000 dong of freight. */
beforeAll(async () => {
  const paid = await paidOrder(crew);
  customer = paid.customer;
  const { sfa } = await receive(crew, await buy(crew, paid.order));
  for (const rate of ['3000000', '2000000']) {
    const { box } = await pack(crew, sfa, paid.order);
    const made = await bill(crew, customer, paid.order, box);
    const fixed = fixedFreight(rate);
    await done(crew.accounting('PUT', `lading-bills/${made.id}`, fixed), 200);
    bills.push(made);
  }
});
const path = () => `credit-terms/${customer}`;
const limit = (amount: string) =>
  done(crew.accounting('PUT', path(), { limits: [{ currency_id: 'VND', amount }] }), 200);
const debit = (index: number, caller = crew.sale) =>
  caller('PUT', `lading-bills/${bills[index]!.id}`, { action_debit: true });
const inDong = async () =>
  (await done(crew.sale('GET', path()))).limits.find(
    ({ currency_id }: { currency_id: string }) => currency_id === 'VND',
  );

describe('the terms of a customer', () => {
  test('default to 30 days and no limit', async () => {
    const terms = await done(crew.accounting('GET', path()));
    expect([terms.payment_term_days, terms.payment_due_date]).toEqual([null, inDays(30)]);
    expect(await inDong()).toEqual({ currency_id: 'VND', amount: null, outstanding: '0', room: '0' });
  });

  test('are set by accounting and logged', async () => {
    const body = { payment_term_days: 14, limits: [{ currency_id: 'VND', amount: '2500000' }] };
    const terms = await done(crew.accounting('PUT', path(), body), 200);
    expect([terms.payment_term_days, terms.payment_due_date]).toEqual([14, inDays(14)]);
    expect(await inDong()).toMatchObject({ amount: '2500000', room: '2500000' });
    expect(await logOf(server, 'user', customer)).toContainEqual({
      type_id: 'write',
      content: { payment_term_days: 14, credit_limits: body.limits },
    });
  });

  test("are readable by the customer's salespeople only", async () => {
    await done(crew.sale('GET', path()), 200);
    await refused((await colleague(server, 'sale'))('GET', path()), 'not_found');
    await refused((await stranger(server, 'accounting'))('GET', path()), 'not_found');
    await refused((await stranger(server, 'accounting'))('PUT', path(), {}), 'not_found');
    await refused(crew.warehouse('GET', path()), 'forbidden');
    await refused(crew.sale('PUT', path(), { payment_term_days: 300 }), 'forbidden');
    await refused(server.with(undefined)('GET', path()), 'logged_out');
  });

  test('are refused with invalid values', async () => {
    await refused(crew.accounting('PUT', path(), { payment_term_days: 366 }), 'invalid_fields');
    const bad = (amount: string, currency_id = 'VND') =>
      crew.accounting('PUT', path(), { limits: [{ currency_id, amount }] });
    await refused(bad('0.5'), 'invalid_fields', 'limits.0.amount');
    await refused(bad('-1'), 'invalid_fields', 'limits.0.amount');
    await refused(bad('1', 'EUR'), 'invalid_fields', 'limits.0.currency_id');
    await refused(crew.accounting('GET', 'credit-terms/999999'), 'not_found');
  });
});

describe('debt of a customer with a limit', () => {
  test('is refused beyond the limit to salespeople, and no debt is recorded', async () => {
    const { details, message } = await refused(debit(0), 'credit_limit_exceeded');
    expect(details).toEqual({
      currency_id: 'VND',
      limit: '2500000',
      outstanding: '3000000',
      beyond: '500000',
    });
    expect(message).toContain('3,000,000');
    expect(await inDong()).toMatchObject({ outstanding: '0' });
  });

  test('is refused without permission to record debt, whatever the limit', async () => {
    const { details } = await refused(debit(0, crew.warehouse), 'forbidden');
    expect(details).toEqual({ permission: 'debt.organization.create' });
  });

  test('of two concurrent bills is recorded for one if the limit allows one', async () => {
    await limit('4000000');
    const replies = await Promise.all([debit(0), debit(1)]);
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(replies.find(({ status }) => status === 409)!.body.code).toBe('credit_limit_exceeded');
  });

  test("is due by the customer's term", async () => {
    expect(await server.query('select distinct payment_due_date::text as due from debt_lots')).toEqual([
      { due: inDays(14) },
    ]);
  });

  test('can exceed the limit with permission, and the log states the excess', async () => {
    const left = (await inDong()).outstanding === '3000000' ? 1 : 0;
    await done(debit(left, crew.accounting), 200);
    expect(await inDong()).toEqual({
      currency_id: 'VND',
      amount: '4000000',
      outstanding: '5000000',
      room: '0',
    });
    expect(await logOf(server, 'lading_bill', bills[left]!.id)).toContainEqual({
      type_id: 'write',
      content: expect.objectContaining({ beyond_limit: '1000000' }),
    });
  });
});
