import { beforeAll, describe, expect, test } from 'vitest';
import { done, makeCustomer, makeSupplier, usePeople } from '../../../tests/main-job/main-job.ts';
import { pay } from '../../../tests/main-job/money.ts';
import { logOf } from '../../../tests/support/change-log.ts';
import { expectBooksInOrder } from '../../../tests/support/invariants.ts';
import { refused } from '../../../tests/support/refused.ts';
import { stranger } from '../../../tests/support/other-callers.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);
let customer: number;
beforeAll(async () => {
  customer = (await makeCustomer(crew)).id;
});

describe('a bank account', () => {
  test('is created with its bank, read and changed', async () => {
    const bank = await done(crew.accounting('POST', 'banks', { name: 'Ngân hàng Á Châu', code: 'ACB' }), 201);
    const made = await done(
      crew.accounting('POST', 'cards', {
        ...{ name: 'ACB VND', currency_id: 'VND', bank_id: bank.id },
        ...{ number: '0123456789', branch: 'Hà Nội', holder: 'Hakobu' },
      }),
      201,
    );
    expect(made).toMatchObject({
      ...{ bank: { id: bank.id, name: 'Ngân hàng Á Châu' }, bank_name: 'Ngân hàng Á Châu' },
      ...{ number: '0123456789', balance: '0', closed_at: null },
    });
    expect(await done(crew.accounting('GET', `cards/${made.id}`))).toEqual(made);
    const changed = await done(crew.accounting('PUT', `cards/${made.id}`, { name: 'ACB chính' }), 200);
    expect(changed).toMatchObject({ name: 'ACB chính', version: made.version + 1 });
    expect(await logOf(server, 'card', made.id)).toContainEqual({
      type_id: 'write',
      content: { name: 'ACB chính' },
    });
    expect((await done(crew.accounting('GET', `banks/${bank.id}`))).cards).toBe(1);
    await refused(crew.accounting('DELETE', `banks/${bank.id}`), 'in_use');
    await done(crew.accounting('DELETE', `cards/${made.id}`), 204);
    await done(crew.accounting('DELETE', `banks/${bank.id}`), 204);
  });

  test('is refused with an unknown bank or currency', async () => {
    const made = (body: object) =>
      crew.accounting('POST', 'cards', { name: 'x', currency_id: 'VND', ...body });
    await refused(made({ bank_id: 999999 }), 'unknown_reference');
    await refused(made({ currency_id: 'EUR' }), 'invalid_fields', 'currency_id');
    await refused(made({ name: '' }), 'invalid_fields', 'name');
    await refused(crew.accounting('PUT', 'cards/999999', { name: 'x' }), 'not_found');
    await refused(crew.sale('POST', 'banks', { name: 'x' }), 'forbidden');
  });
});

describe('a fund', () => {
  test('is deleted only without postings', async () => {
    const made = await done(crew.accounting('POST', 'funds', { name: 'Két sắt', currency_id: 'JPY' }), 201);
    await done(crew.accounting('DELETE', `funds/${made.id}`), 204);
    await refused(crew.accounting('GET', `funds/${made.id}`), 'not_found');
    const other = await done(crew.accounting('POST', 'funds', { name: 'Quỹ 2', currency_id: 'JPY' }), 201);
    await done(pay(crew, 'deposit_with_cash', customer, { amount: '700', fund_id: other.id }), 201);
    await refused(crew.accounting('DELETE', `funds/${other.id}`), 'place_has_movements');
    const { details } = await refused(
      crew.accounting('PUT', `funds/${other.id}`, { closed: true }),
      'place_not_empty',
    );
    expect(details).toEqual({ balance: '700', currency_id: 'JPY' });
    const supplier = await makeSupplier(crew);
    const spend = () => pay(crew, 'payment_supplier', supplier, { amount: '700', fund_id: other.id });
    await done(spend(), 201);
    const closed = await done(crew.accounting('PUT', `funds/${other.id}`, { closed: true }), 200);
    expect(closed.closed_at).not.toBeNull();
    await refused(spend(), 'place_closed', 'fund_id');
    expect((await done(crew.accounting('GET', 'funds?filter[closed]=true'))).data).toMatchObject([
      { id: other.id },
    ]);
    expect(
      (await done(crew.accounting('PUT', `funds/${other.id}`, { closed: false }), 200)).closed_at,
    ).toBeNull();
  });

  test('of another organization is not found', async () => {
    const caller = await stranger(server, 'accounting');
    await refused(caller('GET', 'funds/1'), 'not_found');
    await refused(caller('PUT', 'funds/1', { name: 'x' }), 'not_found');
    await refused(caller('DELETE', 'funds/1'), 'not_found');
    await refused(caller('GET', 'funds/1/movements'), 'not_found');
  });
});

describe('a fund that never falls below zero', () => {
  const made = async (body: object = {}): Promise<{ id: number }> =>
    done(crew.accounting('POST', 'funds', { name: 'Két chính', currency_id: 'JPY', ...body }), 201);
  const guard = (id: number, never_below_zero: boolean) =>
    crew.accounting('PUT', `funds/${id}`, { never_below_zero });
  const collect = (fund_id: number, amount: string) =>
    pay(crew, 'deposit_with_cash', customer, { amount, fund_id });
  const spend = (fund_id: number, amount: string) => pay(crew, 'withdrawal', customer, { amount, fund_id });

  test('cannot be overdrawn until that is allowed again', async () => {
    const { id } = await made({ never_below_zero: true });
    await done(collect(await plenty(), '5000'), 201);
    await refused(spend(id, '1'), 'place_not_enough');
    await done(collect(id, '700'), 201);
    const { message, details } = await refused(spend(id, '701'), 'place_not_enough');
    expect(message).toBe('Két chính has 700 JPY and may not become negative');
    expect(details).toEqual({ fund_id: id, balance: '700', currency_id: 'JPY' });
    await done(spend(id, '700'), 201);
    await done(guard(id, false), 200);
    await done(spend(id, '1'), 201);
    const below = await refused(guard(id, true), 'place_below_zero');
    expect(below.details).toEqual({ balance: '-1', currency_id: 'JPY' });
    await done(collect(id, '1'), 201);
    expect(await done(guard(id, true), 200)).toMatchObject({ never_below_zero: true, balance: '0' });
    expect(await logOf(server, 'fund', id)).toContainEqual({
      type_id: 'write',
      content: { never_below_zero: true },
    });
    await refused(spend(id, '1'), 'place_not_enough');
    await expectBooksInOrder(server);
  });

  test('is not overdrawn by a reversal, a transfer or concurrent vouchers', async () => {
    const { id } = await made({ never_below_zero: true });
    const other = await plenty();
    const came = await done(collect(id, '1000'), 201);
    const transfer = (amount: string) =>
      pay(crew, 'transfer', undefined, {
        ...{ amount, to_amount: amount, to_currency_id: 'JPY', fund_id: id, to_fund_id: other },
      });
    await refused(transfer('1001'), 'place_not_enough');
    const replies = await Promise.all([1, 2, 3, 4].map(() => spend(id, '400')));
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 201, 409, 409]);
    await done(collect(other, '800'), 201);
    await refused(crew.accounting('DELETE', `transactions/${came.id}`), 'place_not_enough');
    await done(transfer('200'), 201);
    await expectBooksInOrder(server);
  });

  /** A fund that may give whatever is asked of it. */
  const plenty = async (): Promise<number> => (await made({ name: 'Két phụ' })).id;
});
