import { subtract } from '@hakobu/contract/kernel/decimal.ts';
import { describe, expect, test } from 'vitest';
import { done, makeCustomer, makeSupplier, usePeople, TODAY } from '../../../tests/main-job/main-job.ts';
import { balanceOf, pay, walletId } from '../../../tests/main-job/money.ts';
import { expectBooksInOrder } from '../../../tests/support/invariants.ts';
import { refused } from '../../../tests/support/refused.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const LAST_YEAR = Number(TODAY.slice(0, 4)) - 1;
const crew = usePeople(server);

const deposit = (customer: number, body: object = {}) =>
  pay(crew, 'deposit_with_cash', customer, { amount: '1000', fund_id: 2, ...body });
const send = (supplier: number, body: object = {}) =>
  pay(crew, 'payment_supplier', supplier, { amount: '10', ...body });

describe('depositing cash', () => {
  test('opens both wallets of a new customer', async () => {
    const { id } = await makeCustomer(crew);
    await done(deposit(id), 201);
    expect(
      await server.query(`select currency_id from wallets where walletable_id = $1 order by 1`, [id]),
    ).toEqual([{ currency_id: 'JPY' }, { currency_id: 'VND' }]);
    expect(await balanceOf(server, 'WALLET', id)).toBe('1000');
  });

  test('increments the version of the wallet', async () => {
    const { id } = await makeCustomer(crew);
    const versionOf = async () =>
      (await done(crew.accounting('GET', `wallet/users/${await walletId(server, id)}`))).version;
    await done(deposit(id), 201);
    const version = await versionOf();
    await done(deposit(id), 201);
    expect(await versionOf()).toBe(version + 1);
  });

  test('numbers its vouchers one after the other', async () => {
    const { id } = await makeCustomer(crew);
    const numbers = [];
    for (let turn = 0; turn < 3; turn += 1)
      numbers.push(Number((await done(deposit(id), 201)).code_ref.slice(-6)));
    expect(numbers).toEqual([numbers[0], numbers[0]! + 1, numbers[0]! + 2]);
  });

  test('has its own number sequence per year', async () => {
    const { id } = await makeCustomer(crew);
    expect(
      (await done(deposit(id, { voucher_date: `${LAST_YEAR}-12-31`, currency_id: 'VND', fund_id: 1 }), 201))
        .code_ref,
    ).toBe(`PT${String(LAST_YEAR).slice(2)}-000001`);
  });

  test('deposits once for a repeated request', async () => {
    const { id } = await makeCustomer(crew);
    const body = {
      transactionable_type: 'user',
      transactionable_id: id,
      amount: '500',
      currency_id: 'JPY',
      fund_id: 2,
      voucher_date: '2026-03-01',
    };
    const headers = { 'idempotency-key': `deposit-${id}` };
    const first = await done(crew.accounting('POST', 'deposit-with-cash', body, { headers }), 201);
    expect(await done(crew.accounting('POST', 'deposit-with-cash', body, { headers }), 201)).toEqual(first);
    expect(await balanceOf(server, 'WALLET', id)).toBe('500');
  });

  test('is refused into a fund of another currency', async () => {
    await refused(deposit((await makeCustomer(crew)).id, { fund_id: 1 }), 'currency_mismatch', 'currency_id');
  });

  test('is refused without a fund and with an unknown one', async () => {
    const { id } = await makeCustomer(crew);
    await refused(deposit(id, { fund_id: undefined }), 'invalid_fields', 'fund_id');
    await refused(deposit(id, { fund_id: 99 }), 'unknown_reference', 'fund_id');
  });

  test('is refused for staff and without a customer', async () => {
    const [staff] = await server.query(`select id from users where role_id = 'sale'`);
    await refused(deposit(Number(staff!.id)), 'unknown_reference', 'transactionable_id');
    await refused(deposit(999_999), 'unknown_reference', 'transactionable_id');
  });

  test('is refused without an exchange rate for the date', async () => {
    await server.query(
      `update price_timelines set start_date = '${LAST_YEAR}-02-01' where price_id in (select id from prices
        where group_type = 'exchange-rates')`,
    );
    const { id } = await makeCustomer(crew);
    await refused(deposit(id, { voucher_date: `${LAST_YEAR}-01-31` }), 'price_not_found');
    expect(await balanceOf(server, 'WALLET', id)).toBe('0');
  });

  test('is refused in a closed month', async () => {
    await server.query(
      `insert into locked_periods (organization_id, month) values (1, '${LAST_YEAR}-01-01')`,
    );
    await refused(
      deposit((await makeCustomer(crew)).id, { voucher_date: `${LAST_YEAR}-01-15` }),
      'period_locked',
    );
  });
});

describe('sending money to a supplier', () => {
  test('may overdraw a fund where the bank allows it', async () => {
    const supplier = await makeSupplier(crew);
    const before = await balanceOf(server, 'CASH', 2);
    await done(send(supplier, { fund_id: 2, amount: '900000' }), 201);
    expect(await balanceOf(server, 'CASH', 2)).toBe(subtract(before, '900000'));
    expect(await balanceOf(server, 'SUPW', supplier)).toBe('900000');
    await expectBooksInOrder(server);
  });

  test('numbers bank and cash in series of their own', async () => {
    const supplier = await makeSupplier(crew);
    expect((await done(send(supplier, { card_id: 2 }), 201)).code_ref).toMatch(/^BN/);
    expect((await done(send(supplier, { fund_id: 2 }), 201)).code_ref).toMatch(/^PC/);
  });

  test('is refused from nowhere, and from two places', async () => {
    const supplier = await makeSupplier(crew);
    await refused(send(supplier), 'source_required', 'fund_id');
    await refused(send(supplier, { fund_id: 2, card_id: 2 }), 'source_required', 'fund_id');
  });

  test('is refused from a card of another currency and from an unknown one', async () => {
    const supplier = await makeSupplier(crew);
    await refused(send(supplier, { card_id: 1 }), 'currency_mismatch', 'currency_id');
    await refused(send(supplier, { card_id: 99 }), 'unknown_reference', 'card_id');
  });

  test('is refused to a customer', async () => {
    const { id } = await makeCustomer(crew);
    await refused(
      send(id, { fund_id: 2, transactionable_type: 'user' }),
      'invalid_fields',
      'transactionable_type',
    );
  });
});
