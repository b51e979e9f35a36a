import { beforeAll, describe, expect, test } from 'vitest';
import { done, usePeople } from '../../../../tests/main-job/main-job.ts';
import {
  balanceOf,
  forPurchase,
  inDays,
  pay,
  postingsOf,
  purchaseThatAsks,
  voucherOf,
} from '../../../../tests/main-job/money.ts';
import { logOf } from '../../../../tests/support/change-log.ts';
import { expectBooksInOrder } from '../../../../tests/support/invariants.ts';
import { refused } from '../../../../tests/support/refused.ts';
import { stranger } from '../../../../tests/support/other-callers.ts';
import { useTestServer } from '../../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);
let bought: Awaited<ReturnType<typeof purchaseThatAsks>>;
/** A purchase that asks 3,000 yen, of which 1,000 are paid. */
beforeAll(async () => {
  bought = await purchaseThatAsks(crew);
  await done(payPurchase('1000'), 201);
});

const path = () => `purchases/${bought.purchase.id}`;
const payPurchase = (amount: string) =>
  pay(crew, 'payment_purchase', bought.supplier, { ...forPurchase(bought), amount });
const debit = (body: object = {}, caller = crew.accounting) =>
  caller('PUT', path(), { action_debit: true, ...body });
const buckets = async () => {
  const { total, paid, debited, outstanding, unsolved } = await done(crew.accounting('GET', path()));
  return [total, paid, debited, outstanding, unsolved];
};

describe('debt to a supplier', () => {
  test('is recorded by accountants, not by buyers or salespeople', async () => {
    await refused(debit({}, crew.purchase), 'forbidden');
    await refused(debit({}, crew.sale), 'forbidden');
    await refused(debit({}, await stranger(server, 'accounting')), 'not_found');
    await refused(crew.accounting('PUT', path(), { note: 'Not mine to write' }), 'forbidden');
    await refused(crew.accounting('PUT', path(), { payment_due_date: inDays(3) }), 'invalid_fields');
    const { actions } = await done(crew.accounting('GET', path()));
    expect(actions).toContainEqual(expect.objectContaining({ key: 'debit', allowed: true }));
  });

  test('is refused in a locked month', async () => {
    const month = inDays(-45).slice(0, 7);
    const change = (act: string) =>
      done(crew.accounting('POST', `statistics/account/${act}-month`, { month, reason: 'Khóa sổ' }));
    await change('lock');
    await refused(debit({ voucher_date: `${month}-15` }), 'period_locked');
    await change('unlock');
    await refused(
      crew.accounting('PUT', path(), { voucher_date: inDays(0) }),
      'invalid_fields',
      'action_debit',
    );
  });

  test("is the undecided amount of the purchase, due by the supplier's term", async () => {
    await done(crew.accounting('PUT', `suppliers/${bought.supplier}`, { payment_term_days: 45 }), 200);
    await done(debit(), 200);
    expect(await buckets()).toEqual(['3000', '1000', '2000', '2000', '0']);
    expect(await server.query('select amount::text, payment_due_date::text as due from debt_lots')).toEqual([
      { amount: '2000', due: inDays(45) },
    ]);
    expect(await balanceOf(server, 'SUPD', bought.supplier)).toBe('2000');
    const voucher = await voucherOf(server, 'purchase', bought.purchase.id, 'debit_purchase');
    expect(voucher.code_ref).toMatch(/^BT\d{2}-\d{6}$/);
    expect(await postingsOf(server, voucher.id)).toEqual([['331-P', '331-D', '2000', '2000', '343000']]);
    expect(await logOf(server, 'purchase', bought.purchase.id)).toContainEqual({
      type_id: 'write',
      content: { action_debit: [{ amount: '2000' }] },
    });
  });

  test('is refused without undecided amounts', async () => {
    await refused(debit(), 'nothing_unsolved');
  });

  test('is recorded again for an increase, with a given due date', async () => {
    const correction = { additional_cost: '500', reason: 'Freight in Japan' };
    await done(crew.accounting('PUT', `${path()}/additional-cost`, correction), 200);
    await done(debit({ payment_due_date: inDays(7) }), 200);
    expect(await buckets()).toEqual(['3500', '1000', '2500', '2500', '0']);
  });

  test('is repaid from the advance, oldest due date first', async () => {
    await done(payPurchase('800'), 201);
    expect(
      await server.query('select amount::text, repaid::text from debt_lots order by payment_due_date'),
    ).toEqual([
      { amount: '500', repaid: '500' },
      { amount: '2000', repaid: '300' },
    ]);
    await refused(payPurchase('1701'), 'amount_too_large');
    await done(payPurchase('1700'), 201);
    expect(await buckets()).toEqual(['3500', '3500', '2500', '0', '0']);
    await expectBooksInOrder(server);
  });

  test('is zero after cancellation of the purchase, and payments become an advance', async () => {
    const other = await purchaseThatAsks(crew, { price: '4000', advance: '1000' });
    await done(pay(crew, 'payment_purchase', other.supplier, { ...forPurchase(other), amount: '1000' }), 201);
    await done(crew.accounting('PUT', `purchases/${other.purchase.id}`, { action_debit: true }), 200);
    await done(crew.purchase('PUT', `purchases/${other.purchase.id}/cancel`), 200);
    expect(await balanceOf(server, 'SUPD', other.supplier)).toBe('0');
    expect(await balanceOf(server, 'SUPW', other.supplier)).toBe('1000');
    await expectBooksInOrder(server);
  });
});
