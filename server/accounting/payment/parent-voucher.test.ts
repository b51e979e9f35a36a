import { describe, expect, test } from 'vitest';
import { done, makeCustomer, usePeople } from '../../../tests/main-job/main-job.ts';
import { balanceOf, pay } from '../../../tests/main-job/money.ts';
import { expectBooksInOrder } from '../../../tests/support/invariants.ts';
import { refused } from '../../../tests/support/refused.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);

const receive = (amount: string) =>
  done(pay(crew, 'received_from_local_currency', undefined, { amount, currency_id: 'VND', card_id: 1 }), 201);
const assign = (customer: number, parent_id: number, amount: string, body: object = {}) =>
  pay(crew, 'deposit_with_received', customer, { amount, currency_id: 'VND', parent_id, ...body });

describe('an unassigned bank receipt', () => {
  test('is assigned in parts to several customers, and shows remainder and recipients', async () => {
    const { id } = await receive('1000');
    const [one, other] = [(await makeCustomer(crew)).id, (await makeCustomer(crew)).id];
    const first = await done(assign(one, id, '600'), 201);
    const second = await done(assign(other, id, '150'), 201);
    expect(first).toMatchObject({ parent_id: id, unassigned: null });
    expect(await done(crew.accounting('GET', `transactions/${id}`))).toMatchObject({
      unassigned: '250',
      children: [
        { id: first.id, code_ref: first.code_ref, amount: '600', currency_id: 'VND' },
        { id: second.id, code_ref: second.code_ref, amount: '150', currency_id: 'VND' },
      ],
    });
    expect(await balanceOf(server, 'WALLET', one, 'VND')).toBe('600');
    await expectBooksInOrder(server);
  });

  test('is listed while a part is unassigned', async () => {
    const { id } = await receive('700');
    const waiting = async () =>
      (
        await done(crew.accounting('GET', 'transactions?filter_between[unassigned]=1,infinity&per_page=100'))
      ).data.map((row: { id: number }) => row.id);
    expect(await waiting()).toContain(id);
    await done(assign((await makeCustomer(crew)).id, id, '700'), 201);
    expect(await waiting()).not.toContain(id);
    expect(
      (await done(crew.accounting('GET', `transactions?filter[parent_id]=${id}&include=parent`))).data,
    ).toMatchObject([{ parent: { id } }]);
  });

  test('is never assigned beyond its amount, also concurrently', async () => {
    const { id } = await receive('1000');
    const customers = await Promise.all([1, 2, 3, 4].map(() => makeCustomer(crew)));
    const replies = await Promise.all(customers.map((customer) => assign(customer.id, id, '400')));
    expect(replies.map(({ status }) => String(status)).toSorted()).toEqual(['201', '201', '422', '422']);
    expect(
      (await refused(assign(customers[0]!.id, id, '201'), 'amount_too_large', 'amount')).details,
    ).toEqual({
      maximum: '200',
    });
    await done(assign(customers[0]!.id, id, '200'), 201);
    await refused(assign(customers[0]!.id, id, '1'), 'amount_too_large', 'amount');
    await expectBooksInOrder(server);
  });

  test('is assigned in its own currency only', async () => {
    const { id } = await receive('1000');
    const { id: customer } = await makeCustomer(crew);
    await refused(assign(customer, id, '10', { currency_id: 'JPY' }), 'currency_mismatch', 'currency_id');
  });

  test('must be named, and be a receipt of this company', async () => {
    const { id: customer } = await makeCustomer(crew);
    const deposit = await done(pay(crew, 'deposit_with_cash', customer, { amount: '10', fund_id: 2 }), 201);
    await refused(assign(customer, deposit.id, '10'), 'unknown_reference', 'parent_id');
    await refused(assign(customer, 99_999_999, '10'), 'unknown_reference', 'parent_id');
    await refused(
      pay(crew, 'deposit_with_received', customer, { amount: '10' }),
      'invalid_fields',
      'parent_id',
    );
  });

  test('is in VND or foreign currency by kind, at a bank', async () => {
    const local = (body: object) =>
      pay(crew, 'received_from_local_currency', undefined, { amount: '10', ...body });
    await refused(local({ card_id: 2 }), 'invalid_fields', 'currency_id');
    await refused(local({ currency_id: 'VND' }), 'invalid_fields', 'card_id');
    await refused(local({ currency_id: 'VND', fund_id: 1, card_id: 1 }), 'unknown_field');
    await refused(local({ currency_id: 'VND', card_id: 2 }), 'currency_mismatch', 'currency_id');
    await refused(
      pay(crew, 'received_from_foreign_currency', undefined, {
        ...{ amount: '10', currency_id: 'VND', card_id: 1 },
      }),
      'invalid_fields',
      'currency_id',
    );
  });
});

test('purchased currency is received once at most, by its own kind only', async () => {
  const { id } = await done(
    pay(crew, 'buy_foreign_currency', undefined, {
      ...{ amount: '172000', currency_id: 'VND', fund_id: 1, to_amount: '1000', to_currency_id: 'JPY' },
    }),
    201,
  );
  const arrive = (amount: string) =>
    pay(crew, 'received_from_foreign_currency', undefined, { amount, card_id: 2, parent_id: id });
  await refused(assign((await makeCustomer(crew)).id, id, '10'), 'unknown_reference', 'parent_id');
  await done(arrive('400'), 201);
  await refused(arrive('601'), 'amount_too_large', 'amount');
  await done(arrive('600'), 201);
  expect(await balanceOf(server, 'TRANSIT', 0)).toBe('0');
  await expectBooksInOrder(server);
});
