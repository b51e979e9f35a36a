import { describe, expect, test } from 'vitest';
import {
  approve,
  deposit,
  done,
  makeCustomer,
  makeSupplier,
  payment,
  payOrder,
  TODAY,
  usePeople,
} from '../../../tests/main-job/main-job.ts';
import { expectBooksInOrder } from '../../../tests/support/invariants.ts';
import { refused } from '../../../tests/support/refused.ts';
import { stranger } from '../../../tests/support/other-callers.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);

async function paymentOrder(amounts = ['3000', '4000'], extras: object = {}) {
  const { id: customer_id } = await makeCustomer(crew);
  const payees = await Promise.all(
    amounts.map(async (amount) => ({ supplier_id: await makeSupplier(crew), amount, note: 'hóa đơn' })),
  );
  return done(crew.sale('POST', 'order/payments', { customer_id, payees, ...extras }), 201);
}
const read = (id: string) => done(crew.sale('GET', `orders/${id}`));
const purchaseOf = (id: number) => done(crew.purchase('GET', `purchases/${id}`));
async function payPurchase({ supplier_id, amount, purchase_id }: any) {
  const supplier = {
    transactionable_type: 'supplier',
    transactionable_id: supplier_id,
    amount,
    currency_id: 'JPY',
    voucher_date: TODAY,
  };
  await done(crew.accounting('POST', 'payment-supplier', { ...supplier, fund_id: 2 }));
  const receipts = [{ receiptable_type: 'purchase', receiptable_id: String(purchase_id) }];
  await done(crew.accounting('POST', 'payment-purchase', { ...supplier, receipts }));
}

describe('a new payment order', () => {
  test('charges the amounts of its payees', async () => {
    const order = await paymentOrder(['3000', '4000'], { service_fee: '70000' });
    expect(order).toMatchObject({
      type_id: 'payment',
      purchase_cost: '7000',
      purchase_cost_unsolved: '7000',
      service_fee: '70000',
      payees: [
        {
          amount: '3000',
          currency_id: 'JPY',
          due_date: null,
          note: 'hóa đơn',
          purchase_id: null,
          paid: false,
        },
        { amount: '4000' },
      ],
    });
    expect(await read(order.id)).toEqual(order);
  });

  test('pays suppliers of ours only, and something', async () => {
    const { id: customer_id } = await makeCustomer(crew);
    const supplier_id = await makeSupplier(crew);
    const create = (payees: object[], caller = crew.sale) =>
      caller('POST', 'order/payments', { customer_id, payees });
    await refused(create([]), 'invalid_fields', 'payees');
    const nothing = await refused(create([{ supplier_id, amount: '0' }]), 'invalid_fields');
    expect(nothing.errors).toEqual({ 'payees.0.amount': ['must be more than 0'] });
    const broken = await refused(create([{ supplier_id, amount: '0.5' }]), 'invalid_fields');
    expect(broken.errors).toEqual({ 'payees.0.amount': ['has more than 0 decimals'] });
    await refused(
      create([
        { supplier_id, amount: '1' },
        { supplier_id: 999_999, amount: '1' },
      ]),
      'unknown_reference',
      'payees.1.supplier_id',
    );
    const theirs = await (await stranger(server, 'purchase'))('POST', 'suppliers', { name: 'Ở nơi khác' });
    await refused(
      create([{ supplier_id: theirs.body.id, amount: '1' }]),
      'unknown_reference',
      'payees.0.supplier_id',
    );
  });
});

describe('whom a draft pays', () => {
  const change = ({ id }: any, payees: object[], caller = crew.sale) =>
    caller('PUT', `order/payments/${id}/payees`, { payees });

  test('can be replaced, which changes the charge', async () => {
    const order = await paymentOrder();
    const supplier_id = await makeSupplier(crew);
    const changed = await done(change(order, [{ supplier_id, amount: '2500', note: 'sửa' }]), 200);
    expect(changed).toMatchObject({ purchase_cost: '2500', purchase_cost_unsolved: '2500' });
    expect(changed.payees).toMatchObject([{ supplier_id, amount: '2500', note: 'sửa', purchase_id: null }]);
    const { payees } = await approve(crew, order.id);
    expect((await purchaseOf(payees[0].purchase_id)).total).toBe('2500');
    await expectBooksInOrder(server);
  });

  test('is unchanged if a payee is no supplier, or none is left', async () => {
    const order = await paymentOrder();
    await refused(change(order, []), 'invalid_fields', 'payees');
    await refused(
      change(order, [{ supplier_id: 999_999, amount: '1' }]),
      'unknown_reference',
      'payees.0.supplier_id',
    );
    expect((await read(order.id)).payees).toEqual(order.payees);
  });

  test('is fixed after approval or cancellation, and requires permission to update', async () => {
    const payee = { supplier_id: await makeSupplier(crew), amount: '1' };
    const approved = await approve(crew, (await paymentOrder()).id);
    await refused(change(approved, [payee]), 'order_already_approved');
    const order = await paymentOrder();
    await refused(change(order, [payee], crew.warehouse), 'forbidden');
    await refused(change(order, [payee], await stranger(server, 'sale')), 'not_found');
    await refused(change({ id: order.id.replace('OP', 'OR') }, [payee]), 'not_found');
    await done(crew.sale('PUT', `orders/${order.id}/cancel`, { confirm: true }), 200);
    await refused(change(order, [payee]), 'order_is_cancelled');
  });
});

describe('approving', () => {
  test('creates one purchase per payee, ordered with its amount', async () => {
    const { id } = await paymentOrder();
    await approve(crew, id);
    const { payees, status_id } = await read(id);
    expect(status_id).toBe('CompletedApprove');
    for (const { purchase_id, amount, supplier_id } of payees)
      expect(await purchaseOf(purchase_id)).toMatchObject({
        supplier_id,
        total: amount,
        unsolved: amount,
        status_id: 'Ordered',
        items: [],
      });
    const { data } = await done(crew.purchase('GET', `purchases?filter[order_id]=${id}`));
    expect(data.map((one: { id: number }) => one.id).toSorted()).toEqual(
      payees.map(({ purchase_id }: { purchase_id: number }) => purchase_id).toSorted(),
    );
    await done(crew.sale('PUT', `orders/${id}/cancel`, { confirm: true }));
    await done(crew.sale('PUT', `orders/${id}/reopen`));
    expect((await read(id)).payees).toEqual(payees);
    await expectBooksInOrder(server);
  });
});

test('the life of a payment order: paid by the customer, each payee paid, fee paid, finished', async () => {
  const order = await paymentOrder(['3000', '4000'], { service_fee: '70000' });
  const { id, customer_id } = order;
  await approve(crew, id);
  await deposit(crew, customer_id, '7000', 'JPY');
  await deposit(crew, customer_id, '70000', 'VND');
  await payOrder(crew, customer_id, id, '7000');
  const { payees, status_id } = await read(id);
  expect(status_id).toBe('CompletedPurchaseCostPayment');
  await payPurchase(payees[0]);
  const half = await read(id);
  expect(half.status_id).toBe('CompletedPurchaseCostPayment');
  expect(half.progress.find(({ id: step }: { id: string }) => step === 'purchases')).toMatchObject({
    percent: 50,
    missing: ['payees_to_pay'],
  });
  await payPurchase(payees[1]);
  expect((await read(id)).status_id).toBe('CompletedPurchases');
  expect(await purchaseOf(payees[0].purchase_id)).toMatchObject({ status_id: 'Finish' });
  await done(crew.accounting('POST', ...payment('service', customer_id, '70000', { type: 'order', id })));
  expect((await read(id)).status_id).toBe('CompletedFinish');
  await expectBooksInOrder(server);
});

describe('cancelling', () => {
  test('names the purchases that pay, and a purchase that is cancelled is not paid', async () => {
    const { id, customer_id } = await paymentOrder(['3000']);
    await approve(crew, id);
    const [payee] = (await read(id)).payees;
    const plan = await done(crew.sale('PUT', `orders/${id}/cancel`, {}));
    expect(plan.purchases).toEqual([
      { purchase_id: payee.purchase_id, purchase_item_id: null, quantity: '1', ordered: true },
    ]);
    await deposit(crew, customer_id, '3000', 'JPY');
    await payOrder(crew, customer_id, id, '3000');
    await done(crew.purchase('PUT', `purchases/${payee.purchase_id}/cancel`));
    const { status_id, payees } = await read(id);
    expect(status_id).toBe('CompletedPurchaseCostPayment');
    expect(payees).toMatchObject([{ paid: false }]);
    await expectBooksInOrder(server);
  });
});
