import { beforeEach, describe, expect, test } from 'vitest';
import { done, makeCustomer, makeSupplier, TODAY, usePeople } from '../../../tests/main-job/main-job.ts';
import {
  balanceOf,
  carriageOwed,
  drawCredit,
  grantCredit,
  orderThatAsks,
  postingsOf,
  purchaseThatAsks,
  setRate,
  type Debtor,
} from '../../../tests/main-job/money.ts';
import { expectBooksInOrder } from '../../../tests/support/invariants.ts';
import { refused } from '../../../tests/support/refused.ts';
import { stranger } from '../../../tests/support/other-callers.ts';
import { useTestServer, type Caller } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);
let debtor: Debtor;
let customer: number;
let supplier: number;
let purchase: { id: number };

const link = (body: object, caller: Caller = crew.accounting) => caller('POST', 'party-links', body);

/** A customer who owes 1,500 yen of 2,500 that an order asks, and sells to us: we owe 3,000 on debt. */
beforeEach(async () => {
  await setRate(server, '171.5');
  debtor = await orderThatAsks(crew, { wallet: '800', lines: ['2500'] });
  customer = debtor.customer;
  const credit = await grantCredit({ server, crew }, debtor);
  await done(drawCredit(crew, debtor, credit, '1500'), 201);
  ({ supplier, purchase } = await purchaseThatAsks(crew));
  await done(crew.accounting('PUT', `purchases/${purchase.id}`, { action_debit: true }), 200);
  await done(link({ customer_id: customer, supplier_id: supplier }), 201);
});

/** What is open of a party as a clearing sees it. */
async function open(object_type: 'user' | 'supplier', id: number): Promise<any[]> {
  const filter = `filter[object_type]=${object_type}&filter[object_id]=${id}&filter[currency_id]=JPY`;
  return (await done(crew.accounting('GET', `get-outstanding-reference-objects?${filter}`))).data;
}
const asDocument = (
  { receiptable_type, receiptable_id, kind, outstanding, unsolved }: any,
  amount: string,
) => ({ receiptable_type, receiptable_id, kind, outstanding, unsolved, amount });

/** Both sides as they stand, each with an amount of its first document. */
async function bothSides(owed: string, owing = owed): Promise<{ owed: object[]; owing: object[] }> {
  const [ours, theirs] = [await open('user', customer), await open('supplier', supplier)];
  return { owed: [asDocument(ours[0], owed)], owing: [asDocument(theirs[0], owing)] };
}
const net = (body: object, caller: Caller = crew.accounting, options = {}) =>
  caller(
    'POST',
    'net-debts',
    { customer_id: customer, currency_id: 'JPY', voucher_date: TODAY, ...body },
    options,
  );

describe('netting', () => {
  test('settles both sides with each other in one voucher, and moves no money', async () => {
    const made = await done(net(await bothSides('1200')), 201);
    expect(made).toMatchObject({
      type_id: 'netting',
      amount: '1200',
      code_ref: expect.stringMatching(/^BT\d{2}-\d{6}$/),
      transactionable_id: customer,
      receipts: [
        { receiptable_type: 'order', receiptable_id: debtor.order.id, amount: '1200' },
        { receiptable_type: 'purchase', receiptable_id: String(purchase.id), amount: '1200' },
      ],
    });
    expect(await postingsOf(server, made.id)).toEqual([['331-D', '131-D', '1200', '1200', '205800']]);
    expect(await open('user', customer)).toMatchObject([{ outstanding: '300', unsolved: '1000' }]);
    expect(await open('supplier', supplier)).toMatchObject([{ outstanding: '1800' }]);
    expect(await balanceOf(server, 'WALLET', customer)).toBe('800');
    await expectBooksInOrder(server);
  });

  test('covers undecided amounts at the netted value', async () => {
    await setRate(server, '175');
    const made = await done(net(await bothSides('2500')), 201);
    expect(await postingsOf(server, made.id)).toEqual([
      ['331-D', '131-C', '1000', '1000', '171500'],
      ['331-D', '131-D', '1500', '1500', '257250'],
    ]);
    expect(await open('supplier', supplier)).toMatchObject([{ outstanding: '500' }]);
    expect(await open('user', customer)).toEqual([]);
    await expectBooksInOrder(server);
  });

  test('covers costs of parcels and containers like purchases', async () => {
    const carriage = await carriageOwed(crew);
    const { data } = await done(crew.accounting('GET', `party-links?filter[supplier_id]=${supplier}`));
    await done(crew.accounting('DELETE', `party-links/${data[0].id}`), 204);
    await done(link({ customer_id: customer, supplier_id: carriage.supplier }), 201);
    const [ours, theirs] = [await open('user', customer), await open('supplier', carriage.supplier)];
    const owing = [asDocument(theirs[0], '500'), asDocument(theirs[1], '300')];
    const made = await done(net({ owed: [asDocument(ours[0], '800')], owing }), 201);
    expect(made.receipts).toMatchObject([
      { receiptable_type: 'order', amount: '800' },
      ...carriage.documents.map(([receiptable_type, receiptable_id], index) => ({
        ...{ receiptable_type, receiptable_id, amount: ['500', '300'][index] },
      })),
    ]);
    expect(await open('supplier', carriage.supplier)).toMatchObject([
      { receiptable_type: 'container', unsolved: '100' },
    ]);
    expect(await balanceOf(server, 'SUPP', carriage.supplier)).toBe('100');
    await done(crew.accounting('DELETE', `transactions/${made.id}`), 200);
    expect(await balanceOf(server, 'SUPP', carriage.supplier)).toBe('900');
    expect(await open('supplier', carriage.supplier)).toEqual(theirs);
    await expectBooksInOrder(server);
  });

  test('is previewed without posting', async () => {
    const body = {
      ...(await bothSides('1200')),
      customer_id: customer,
      currency_id: 'JPY',
      voucher_date: TODAY,
    };
    const plan = await done(crew.accounting('POST', 'net-debts?preview=1', body));
    expect(plan.entries).toMatchObject([{ account: '331-D', debit: '1200' }, { account: '131-D' }]);
    expect(await open('supplier', supplier)).toMatchObject([{ outstanding: '3000' }]);
  });

  test('is reversed completely', async () => {
    const before = [await open('user', customer), await open('supplier', supplier)];
    const { id } = await done(net(await bothSides('2000')), 201);
    await done(crew.accounting('DELETE', `transactions/${id}`), 200);
    expect([await open('user', customer), await open('supplier', supplier)]).toEqual(before);
    await expectBooksInOrder(server);
  });

  test('happens once per idempotency key, and is refused if a side changed', async () => {
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const seen = await bothSides('700');
    const first = await done(net(seen, crew.accounting, { headers }), 201);
    expect(await done(net(seen, crew.accounting, { headers }), 201)).toEqual(first);
    expect(await open('supplier', supplier)).toMatchObject([{ outstanding: '2300' }]);
    await refused(net(seen), 'debts_changed');
    const again = await bothSides('100');
    const replies = await Promise.all([net(again), net(again)]);
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
  });

  test('is refused for unequal sides, more than outstanding, documents of others, and without permission', async () => {
    await refused(net(await bothSides('100', '99')), 'netting_unequal', 'owing');
    await refused(net(await bothSides('3001')), 'amount_too_large', 'owed.0.amount');
    await refused(net(await bothSides('0.5')), 'invalid_fields', 'owed.0.amount');
    const seen = await bothSides('100');
    await refused(net({ owed: seen.owing, owing: seen.owed }), 'receipts_mixed', 'owed.0.kind');
    const other = await orderThatAsks(crew, { wallet: '0' });
    const [theirs] = await open('user', other.customer);
    await refused(net({ ...seen, owed: [asDocument(theirs, '100')] }), 'document_of_other_party');
    await refused(net({ ...seen, customer_id: other.customer }), 'party_not_linked');
    await refused(net({ ...seen, voucher_date: '2001-01-01' }), 'outside_books');
    await refused(net(seen, crew.sale), 'forbidden');
    await refused(net(seen, await stranger(server, 'accounting')), 'party_not_linked');
  });
});

describe('a customer and a supplier that are one business', () => {
  test('are linked once from either side, and unlinked', async () => {
    const { data } = await done(
      crew.accounting('GET', `party-links?filter[supplier_id]=${supplier}&include=customer,supplier`),
    );
    expect(data).toMatchObject([{ customer: { id: customer }, supplier: { id: supplier } }]);
    const other = { customer_id: (await makeCustomer(crew)).id, supplier_id: await makeSupplier(crew) };
    await refused(link({ ...other, customer_id: customer }), 'party_linked');
    await refused(link({ ...other, supplier_id: supplier }), 'party_linked');
    const seen = await bothSides('100');
    await refused(crew.sale('DELETE', `party-links/${data[0].id}`), 'forbidden');
    await refused((await stranger(server, 'accounting'))('DELETE', `party-links/${data[0].id}`), 'not_found');
    await done(crew.accounting('DELETE', `party-links/${data[0].id}`), 204);
    await refused(net(seen), 'party_not_linked');
    await done(link({ ...other, supplier_id: supplier }), 201);
  });

  test('have to be a customer and a supplier of the organization', async () => {
    const supplier_id = await makeSupplier(crew);
    await refused(link({ customer_id: 1, supplier_id }), 'unknown_reference', 'customer_id');
    const customer_id = (await makeCustomer(crew)).id;
    await refused(link({ customer_id, supplier_id: 999_999 }), 'unknown_reference', 'supplier_id');
    await refused(link({ customer_id, supplier_id }, crew.sale), 'forbidden');
    await refused(
      link({ customer_id, supplier_id }, await stranger(server, 'accounting')),
      'unknown_reference',
    );
  });
});
