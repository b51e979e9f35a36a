import { beforeEach, describe, expect, test } from 'vitest';
import { done, deposit, TODAY, usePeople } from '../../../tests/main-job/main-job.ts';
import {
  balanceOf,
  carriageOwed,
  drawCredit,
  forOrder,
  grantCredit,
  orderThatAsks,
  pay,
  purchaseThatAsks,
  type Debtor,
} from '../../../tests/main-job/money.ts';
import { expectBooksInOrder } from '../../../tests/support/invariants.ts';
import { refused } from '../../../tests/support/refused.ts';
import { stranger } from '../../../tests/support/other-callers.ts';
import { useTestServer, type Caller } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);
let customer: number;
let orders: Debtor[];

/** A customer with 6,000 yen, two orders that ask 5,000 and 2,000, of which 1,500 of the first are on debt. */
beforeEach(async () => {
  const first = await orderThatAsks(crew, { wallet: '6000' });
  customer = first.customer;
  const credit = await grantCredit({ server, crew }, first);
  await done(drawCredit(crew, first, credit, '1500'), 201);
  orders = [first, await orderThatAsks(crew, { lines: ['2000'], wallet: '0', customer })];
});

/** The documents of a party as they stand, each to be settled as far as it goes. */
async function listed(object_type: string, id: number, currency = 'JPY'): Promise<any[]> {
  const { data } = await done(
    crew.accounting(
      'GET',
      `get-outstanding-reference-objects?filter[object_type]=${object_type}&filter[object_id]=${id}&filter[currency_id]=${currency}`,
    ),
  );
  return data;
}
const asDocument = (
  { receiptable_type, receiptable_id, kind, outstanding, unsolved }: any,
  amount: string,
) => ({ receiptable_type, receiptable_id, kind, outstanding, unsolved, amount });
const clear = (documents: object[], body: object = {}, caller: Caller = crew.accounting, options = {}) =>
  caller(
    'POST',
    'clear-debts',
    {
      ...{ object_type: 'user', object_id: customer, currency_id: 'JPY', voucher_date: TODAY },
      documents,
      ...body,
    },
    options,
  );
const wallet = () => balanceOf(server, 'WALLET', customer);

describe('clearing', () => {
  test('settles each document with a voucher of its own', async () => {
    const [debt, other] = await listed('user', customer);
    expect([debt, other]).toMatchObject([{ outstanding: '1500' }, { unsolved: '2000' }]);
    const made = await done(clear([asDocument(debt, '4500'), asDocument(other, '1000')]), 201);
    expect(made.transactions).toMatchObject([
      { type_id: 'payment_order', amount: '4500', receipts: [{ receiptable_id: orders[0]!.order.id }] },
      { type_id: 'payment_order', amount: '1000', receipts: [{ receiptable_id: orders[1]!.order.id }] },
    ]);
    expect(await wallet()).toBe('500');
    expect(await listed('user', customer)).toMatchObject([
      { receiptable_id: orders[0]!.order.id, outstanding: '500', unsolved: '0' },
      { receiptable_id: orders[1]!.order.id, outstanding: '0', unsolved: '1000' },
    ]);
    await expectBooksInOrder(server);
  });

  test('changes nothing if the wallet does not suffice for the last document', async () => {
    const [debt, other] = await listed('user', customer);
    const before = await server.query('select count(*)::int as count from transactions');
    await refused(clear([asDocument(debt, '5000'), asDocument(other, '2000')]), 'wallet_not_enough');
    expect(await server.query('select count(*)::int as count from transactions')).toEqual(before);
    expect(await wallet()).toBe('6000');
  });

  test('is refused for a document changed since it was loaded, which is named', async () => {
    const [debt, other] = await listed('user', customer);
    await done(pay(crew, 'payment_order', customer, { ...forOrder(orders[1]!), amount: '300' }), 201);
    const { details } = await refused(
      clear([asDocument(debt, '1'), asDocument(other, '1000')]),
      'debts_changed',
    );
    expect(details).toEqual({
      documents: [
        {
          ...{ receiptable_type: 'order', receiptable_id: orders[1]!.order.id },
          ...{ outstanding: '0', unsolved: '1700' },
        },
      ],
    });
    expect(await wallet()).toBe('5700');
  });

  test('happens once per idempotency key, and once for two concurrent requests', async () => {
    const [debt, other] = await listed('user', customer);
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const asked = [asDocument(debt, '1500'), asDocument(other, '500')];
    const answers = [
      await done(clear(asked, {}, crew.accounting, { headers }), 201),
      await done(clear(asked, {}, crew.accounting, { headers }), 201),
    ];
    expect(answers[1]).toEqual(answers[0]);
    expect(await wallet()).toBe('4000');
    const [again] = await listed('user', customer);
    const replies = await Promise.all([clear([asDocument(again, '100')]), clear([asDocument(again, '100')])]);
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
  });

  test('covers services in VND and supplier payables as well', async () => {
    await deposit(crew, customer, '90000', 'VND');
    const [service] = await listed('user', customer, 'VND');
    await done(clear([asDocument(service, '50000')], { currency_id: 'VND' }), 201);
    const { supplier, purchase } = await purchaseThatAsks(crew);
    await done(crew.accounting('PUT', `purchases/${purchase.id}`, { action_debit: true }), 200);
    const [owed] = await listed('supplier', supplier);
    const made = await done(
      clear([asDocument(owed, '3000')], { object_type: 'supplier', object_id: supplier }),
      201,
    );
    expect(made.transactions).toMatchObject([{ type_id: 'payment_purchase', amount: '3000' }]);
    expect(await listed('supplier', supplier)).toEqual([]);
    await expectBooksInOrder(server);
  });

  test('covers costs of parcels and containers by supplier', async () => {
    const { supplier, documents } = await carriageOwed(crew);
    await done(pay(crew, 'payment_supplier', supplier, { amount: '1000', fund_id: 2 }), 201);
    const owed = await listed('supplier', supplier);
    expect(owed.map(({ receiptable_type, receiptable_id }) => [receiptable_type, receiptable_id])).toEqual(
      documents,
    );
    const [parcel, container] = owed;
    const made = await done(
      clear([asDocument(parcel, '500'), asDocument(container, '300')], {
        ...{ object_type: 'supplier', object_id: supplier },
      }),
      201,
    );
    expect(made.transactions).toMatchObject([
      { type_id: 'payment_purchase', amount: '500', receipts: [{ receiptable_type: 'sfa' }] },
      { type_id: 'payment_purchase', amount: '300', receipts: [{ receiptable_type: 'container' }] },
    ]);
    expect(await listed('supplier', supplier)).toMatchObject([
      { receiptable_type: 'container', unsolved: '100' },
    ]);
    expect(await balanceOf(server, 'SUPP', supplier)).toBe('100');
    await expectBooksInOrder(server);
  });

  test('is refused for documents of others, duplicates, more than outstanding, and without permission', async () => {
    const [debt] = await listed('user', customer);
    const one = asDocument(debt, '100');
    await refused(clear([one, one]), 'debts_changed');
    await refused(clear([{ ...one, amount: '5001' }]), 'amount_too_large', 'documents.0.amount');
    await refused(clear([one], { currency_id: 'VND' }), 'currency_mismatch', 'currency_id');
    await refused(clear([{ ...one, amount: '0.5' }]), 'invalid_fields', 'documents.0.amount');
    await refused(clear([{ ...one, kind: 'payment_purchase' }]), 'receipts_mixed', 'documents.0.kind');
    await refused(clear([{ ...one, receiptable_id: 'OR0' }]), 'unknown_reference');
    await refused(clear([one], { object_id: 999999 }), 'document_of_other_party');
    await refused(clear([]), 'invalid_fields');
    await refused(clear([one], { voucher_date: '2001-01-01' }), 'outside_books');
    await refused(clear([one], {}, crew.sale), 'forbidden');
    await refused(clear([one], {}, await stranger(server, 'accounting')), 'unknown_reference');
  });
});
