import { beforeAll, describe, expect, test } from 'vitest';
import { fixedFreight } from '../../../tests/main-job/boxes.ts';
import { bill, buy, done, pack, paidOrder, usePeople, receive } from '../../../tests/main-job/main-job.ts';
import { inDays, pay, voucherOf } from '../../../tests/main-job/money.ts';
import { expectBooksInOrder } from '../../../tests/support/invariants.ts';
import { refused } from '../../../tests/support/refused.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);
let customer: number;
let made: { id: number };
/** A lading bill whose freight asks 3,250,000 dong. */
beforeAll(async () => {
  const paid = await paidOrder(crew);
  customer = paid.customer;
  const { sfa } = await receive(crew, await buy(crew, paid.order));
  const { box } = await pack(crew, sfa, paid.order);
  made = await bill(crew, customer, paid.order, box);
  await update(fixedFreight('3250000'));
});

const update = (body: object) => done(crew.accounting('PUT', `lading-bills/${made.id}`, body), 200);
const debit = () => crew.accounting('PUT', `lading-bills/${made.id}`, { action_debit: true });
const payFreight = (amount: string) =>
  pay(crew, 'payment_service', customer, {
    amount,
    currency_id: 'VND',
    receipts: [{ receiptable_type: 'lading_bill', receiptable_id: String(made.id) }],
  });
const freight = async () => {
  const row = await done(crew.warehouse('GET', `lading-bills/${made.id}`));
  return ['', '_paid', '_debited', '_outstanding', '_unsolved'].map((name) => row[`freight_charge${name}`]);
};

describe('recording the freight of a bill as debt', () => {
  test('with an invalid date or without amounts is refused', async () => {
    const on = (voucher_date: string, action_debit = true) =>
      crew.accounting('PUT', `lading-bills/${made.id}`, { action_debit, voucher_date });
    const month = `${new Date().getFullYear() - 1}-06`;
    const change = (act: string) =>
      done(crew.accounting('POST', `statistics/account/${act}-month`, { month, reason: 'Khóa sổ' }));
    await change('lock');
    await refused(on(`${month}-15`), 'period_locked');
    await change('unlock');
    await refused(on('2001-01-01'), 'outside_books', 'voucher_date');
    await refused(on(inDays(0), false), 'invalid_fields', 'action_debit');
    expect(await freight()).toEqual(['3250000', '0', '0', '0', '3250000']);
  });

  test('moves all undecided amounts to outstanding debt', async () => {
    await done(debit(), 200);
    expect(await freight()).toEqual(['3250000', '0', '3250000', '3250000', '0']);
  });

  test('opens a lot that is due in 30 days', async () => {
    expect(
      await server.query(
        'select amount::text, payment_due_date::text as due, credit_order_id from debt_lots',
      ),
    ).toEqual([{ amount: '3250000', due: inDays(30), credit_order_id: null }]);
  });

  test('creates a voucher for the bill by the current user', async () => {
    expect(await voucherOf(server, 'lading_bill', made.id, 'debit', 'VND')).toMatchObject({
      code_ref: expect.stringMatching(/^BT\d{2}-\d{6}$/),
      amount: '3250000',
      transactionable_type: 'user',
      prepared_by_id: expect.anything(),
    });
  });

  test('requires more than the permission to update bills', async () => {
    const { details } = await refused(
      crew.warehouse('PUT', `lading-bills/${made.id}`, { action_debit: true }),
      'forbidden',
    );
    expect(details).toEqual({ permission: 'debt.organization.create' });
    const row = await done(crew.warehouse('GET', `lading-bills/${made.id}`));
    expect(row.actions).toContainEqual(
      expect.objectContaining({ key: 'debit', allowed: false, reason: 'forbidden' }),
    );
  });

  test('is refused without undecided amounts', async () => {
    await refused(debit(), 'nothing_unsolved');
  });

  test('is offered again after a higher rating, and payments are limited to the outstanding amount', async () => {
    const correction = { freight_rate: '3500000', reason: 'Rated at the wrong price' };
    await done(crew.accounting('PUT', `lading-bills/${made.id}/freight-terms`, correction), 200);
    expect(await freight()).toEqual(['3500000', '0', '3250000', '3250000', '250000']);
    expect((await refused(payFreight('3500001'), 'amount_too_large')).details).toEqual({
      maximum: '3500000',
    });
    await done(payFreight('2000000'), 201);
    expect(await freight()).toEqual(['3500000', '2000000', '3250000', '1250000', '250000']);
    await done(debit(), 200);
    expect(await freight()).toEqual(['3500000', '2000000', '3500000', '1500000', '0']);
  });

  test('is settled with the last repayment', async () => {
    await done(payFreight('1500000'), 201);
    expect(await freight()).toEqual(['3500000', '3500000', '3500000', '0', '0']);
    await refused(payFreight('1'), 'nothing_to_pay');
    await expectBooksInOrder(server);
  });
});
