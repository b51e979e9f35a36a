import { describe, expect, test } from 'vitest';
import { billedBox, fixedFreight, makeBill, own, packBox } from '../../../tests/main-job/boxes.ts';
import { attachTo, detachFrom, openContract } from '../../../tests/main-job/contracts.ts';
import { bill as billOf, deposit, done, payment, usePeople } from '../../../tests/main-job/main-job.ts';
import { inDays, postingsOf, voucherOf } from '../../../tests/main-job/money.ts';
import { expectBooksInOrder } from '../../../tests/support/invariants.ts';
import { refused } from '../../../tests/support/refused.ts';
import { useTestServer, type Caller } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);

const terms = (id: number, body: object) => crew.warehouse('PUT', `lading-bills/${id}`, body);
const inContract = (id: number) => done(terms(id, { freight_charge_pay_for_order: false }), 200);
const buckets = (row: any, name: string) =>
  ['', '_paid', '_debited', '_outstanding', '_unsolved'].map((bucket) => row[`${name}${bucket}`]);
const ofContract = async ({ id }: any) =>
  buckets(await done(crew.sale('GET', `contracts/${id}`), 200), 'freight_charge');
const ofOrder = async ({ id }: any) =>
  buckets(await done(crew.sale('GET', `orders/${id}`), 200), 'shipping_fee');
const ofBill = async ({ id }: any) =>
  buckets(await done(crew.warehouse('GET', `lading-bills/${id}`), 200), 'freight_charge');
const NOTHING = ['0', '0', '0', '0', '0'];
const put = (contract: any, body: object, caller = crew.sale) =>
  done(caller('PUT', `contracts/${contract.id}`, body), 200);

/** A fixed freight of `amount`. */
const fixed = (id: number, amount: string) => done(terms(id, fixedFreight(amount)), 200);

/** An order on a bill that its contract bears, and money to pay with. */
async function borne(fields: object = {}) {
  const made = await billedBox(crew, 1);
  await fixed(made.bill.id, '1000');
  const contract = await openContract(crew, made.customer, fields);
  await inContract(made.bill.id);
  await done(attachTo(crew, contract, made.order.id), 200);
  await deposit(crew, made.customer, '100000', 'VND');
  return { ...made, contract };
}
type Borne = Awaited<ReturnType<typeof borne>>;

/** Another bill for more boxes of the order. */
async function secondBill({ customer, order }: Borne, amount: string) {
  const box = await packBox(crew, { duplicate: 1 });
  await done(own(crew, box, order, 1), 201);
  const made = await billOf(crew, customer, order, box, 1);
  await inContract(made.id);
  await fixed(made.id, amount);
  return made;
}

const pay = (customer: number, amount: string, contract: any) =>
  crew.accounting('POST', ...payment('service', customer, amount, { type: 'contract', id: contract.id }));

describe('freight', () => {
  test('is borne by the contract if the bill is not paid per order', async () => {
    const { order, bill, customer } = await billedBox(crew, 1);
    await fixed(bill.id, '1000');
    const contract = await openContract(crew, customer);
    await inContract(bill.id);
    expect((await ofOrder(order))[0]).toBe('1000');
    await done(attachTo(crew, contract, order.id), 200);
    expect(await ofContract(contract)).toEqual(['1000', '0', '0', '0', '1000']);
    expect(await ofOrder(order)).toEqual(NOTHING);
    const shown = await ofBill(bill);
    expect(shown).toEqual(['1000', '0', '0', '0', '1000']);
    await done(terms(bill.id, { freight_charge_pay_for_order: true }), 200);
    expect([await ofContract(contract), await ofOrder(order)]).toEqual([NOTHING, shown]);
    await inContract(bill.id);
    const { shares } = await done(crew.warehouse('GET', `lading-bills/${bill.id}`), 200);
    expect(shares).toMatchObject([{ order_id: order.id, contract_id: contract.id }]);
    await done(detachFrom(crew, contract, order.id), 200);
    expect([await ofContract(contract), await ofOrder(order)]).toEqual([NOTHING, shown]);
  });

  test('is settled for an order whose contract bears it', async () => {
    const { order } = await borne();
    await done(crew.sale('PUT', `orders/${order.id}`, { service_fee: '0' }), 200);
    const { progress } = await done(crew.sale('GET', `orders/${order.id}`), 200);
    expect(progress.find(({ id }: any) => id === 'service').missing).not.toContain('service_unsolved');
  });

  test('moves together with its payments, and back', async () => {
    const { order, bill, customer } = await billedBox(crew, 1);
    await fixed(bill.id, '1000');
    await deposit(crew, customer, '5000', 'VND');
    const receipt = { type: 'lading_bill', id: bill.id };
    await done(crew.accounting('POST', ...payment('service', customer, '400', receipt)), 201);
    const contract = await openContract(crew, customer);
    await inContract(bill.id);
    await done(attachTo(crew, contract, order.id), 200);
    expect(await ofContract(contract)).toEqual(['1000', '400', '0', '0', '600']);
    await done(detachFrom(crew, contract, order.id), 200);
    expect(await ofOrder(order)).toEqual(['1000', '400', '0', '0', '600']);
    await expectBooksInOrder(server);
  });

  test('stays with its payer when rated again; that of a closed contract moves to the order', async () => {
    const made = await borne();
    await put(made.contract, { status_id: 'Closed' });
    await fixed(made.bill.id, '1500');
    await secondBill(made, '700');
    expect((await ofContract(made.contract))[0]).toBe('1500');
    expect((await ofOrder(made.order))[0]).toBe('700');
    await expectBooksInOrder(server);
    await put(made.contract, { status_id: 'Open' }, crew.admin);
    expect((await ofContract(made.contract))[0]).toBe('2200');
  });

  test('shows its discount where it is borne', async () => {
    const { bill, contract } = await borne();
    await done(terms(bill.id, { discount: '250' }), 200);
    const row = await done(crew.sale('GET', `contracts/${contract.id}`), 200);
    expect([row.freight_charge, row.discount]).toEqual(['750', '250']);
  });

  test('is shared among the orders of its bills', async () => {
    const { order, bill, customer } = await borne();
    const path = `lading-bills-of-orders?order_ids[0]=${order.id}&filter[customer_id]=${customer}`;
    const { data } = await done(crew.sale('GET', path), 200);
    expect(data.map(({ id }: any) => id)).toEqual([bill.id]);
    await refused(crew.sale('GET', 'lading-bills-of-orders'), 'invalid_fields', 'order_ids');
    await refused(crew.purchase('GET', path), 'forbidden');
  });

  test('is on all bills of its orders and on no other, for many orders', async () => {
    const made = await borne();
    const second = await secondBill(made, '700');
    const other = await borne();
    const billsOf = async (caller: Caller, ...contracts: { id: string }[]) => {
      const asked = `filter[contract_id]=${contracts.map(({ id }) => id).join(',')}&sort=id`;
      return (await done(caller('GET', `lading-bills?${asked}`))).data.map(({ id }: any) => id);
    };
    expect(await billsOf(crew.sale, made.contract)).toEqual([made.bill.id, second.id]);
    expect(await billsOf(crew.sale, made.contract, other.contract)).toHaveLength(3);
    expect(await billsOf(crew.sale, { id: 'HD0' })).toEqual([]);
    expect(await billsOf(crew.customer, made.contract)).toEqual([]);
    await done(detachFrom(crew, made.contract, made.order.id), 200);
    expect(await billsOf(crew.sale, made.contract)).toEqual([]);
    await refused(crew.purchase('GET', `lading-bills?filter[contract_id]=${made.contract.id}`), 'forbidden');
  });
});

describe('money for a contract', () => {
  test('is paid by oldest bill, then debt by due date', async () => {
    const made = await borne();
    const second = await secondBill(made, '500');
    await done(pay(made.customer, '1200', made.contract), 201);
    expect([(await ofBill(made.bill))[1], (await ofBill(second))[1]]).toEqual(['1000', '200']);
    await put(made.contract, { action_debit: true }, crew.accounting);
    expect(await ofContract(made.contract)).toEqual(['1500', '1200', '300', '300', '0']);
    await refused(pay(made.customer, '301', made.contract), 'amount_too_large', 'amount');
    await done(pay(made.customer, '300', made.contract), 201);
    expect(await ofContract(made.contract)).toEqual(['1500', '1500', '300', '0', '0']);
    await refused(pay(made.customer, '1', made.contract), 'nothing_to_pay');
    await expectBooksInOrder(server);
  });

  test('is a voucher for the contract, with its postings', async () => {
    const { customer, contract } = await borne();
    const paid = await done(pay(customer, '300', contract), 201);
    expect(paid.receipts).toEqual([
      { receiptable_type: 'contract', receiptable_id: contract.id, amount: '300' },
    ]);
    expect(await postingsOf(server, paid.id)).toEqual([['3388-W', '131-C', '300', '300', '300']]);
    await put(contract, { action_debit: true }, crew.accounting);
    const voucher = await voucherOf(server, 'contract', contract.id, 'debit', 'VND');
    expect(await postingsOf(server, voucher.id)).toEqual([['131-D', '131-C', '700', '700', '700']]);
  });

  test('stays with it: neither the order leaves it nor the bill', async () => {
    const { customer, contract, order, bill } = await borne();
    await done(pay(customer, '300', contract), 201);
    const paid = { order_id: order.id, contract_id: contract.id };
    const { details } = await refused(detachFrom(crew, contract, order.id), 'paid_by_contract');
    expect(details).toEqual(paid);
    await refused(terms(bill.id, { freight_charge_pay_for_order: true }), 'paid_by_contract');
    const { id } = await openContract(crew, customer);
    await refused(pay(customer, '1', { id }), 'unknown_reference', 'receipts.0.receiptable_id');
  });

  test('is refunded when its order is cancelled', async () => {
    const { customer, contract, order, line } = await borne();
    await done(pay(customer, '300', contract), 201);
    await done(crew.warehouse('DELETE', `box-lading-bills/${line.id}`), 204);
    await done(crew.sale('PUT', `orders/${order.id}/cancel`, { confirm: true }), 200);
    expect(await ofContract(contract)).toEqual(NOTHING);
    await expectBooksInOrder(server);
  });

  test('cannot be recorded as debt without permission or without an open amount', async () => {
    const { contract } = await borne();
    const debit = (caller: Caller) => caller('PUT', `contracts/${contract.id}`, { action_debit: true });
    await refused(debit(crew.warehouse), 'forbidden');
    await refused(debit(crew.sale), 'credit_limit_exceeded');
    await put(contract, { action_debit: true }, crew.accounting);
    await refused(debit(crew.accounting), 'nothing_unsolved');
  });

  test('is recorded on a given date in an open month', async () => {
    const { contract } = await borne();
    const on = (voucher_date: string) =>
      crew.accounting('PUT', `contracts/${contract.id}`, { action_debit: true, voucher_date });
    const month = inDays(-45).slice(0, 7);
    const change = (act: string) =>
      done(crew.accounting('POST', `statistics/account/${act}-month`, { month, reason: 'Khóa sổ' }));
    await change('lock');
    await refused(on(`${month}-15`), 'period_locked');
    await change('unlock');
    await done(on(`${month}-15`), 200);
    const vouchers = await server.query(
      `select t.voucher_date::text as day from transactions t join receipts r on r.transaction_id = t.id
        where r.receiptable_type = 'contract' and r.receiptable_id = $1 and t.type_id = 'debit'`,
      [contract.id],
    );
    expect(vouchers).toEqual([{ day: `${month}-15` }]);
  });

  test.for([
    [{ end_date: inDays(75) }, inDays(75)],
    [{}, inDays(30)],
    [{ start_date: inDays(-9), end_date: inDays(-1) }, inDays(30)],
  ])('on debt of a contract %j is due on %s', async ([fields, due]) => {
    const { contract } = await borne(fields as object);
    await put(contract, { action_debit: true }, crew.accounting);
    const lots = await server.query(
      `select payment_due_date::text as due from debt_lots l join charges c on c.id = l.charge_id
        where c.contract_id = $1`,
      [contract.id],
    );
    expect(lots).toEqual([{ due }]);
  });
});

describe('the orders of a bill', () => {
  const attachAll = (body: object, caller = crew.sale) =>
    caller('POST', 'functions/attach-orders-in-lading-bill-to-contract', body);

  test('are attached to a contract; those that cannot be report why', async () => {
    const { customer, order, bill } = await billedBox(crew, 1);
    const contract = await openContract(crew, customer);
    const body = { lading_bill_id: bill.id, contract_id: contract.id };
    expect(await done(attachAll(body), 200)).toEqual({ attached: [order.id], skipped: [] });
    expect(await done(attachAll(body), 200)).toEqual({
      attached: [],
      skipped: [{ order_id: order.id, reason: 'order_in_contract' }],
    });
    const empty = await makeBill(crew, customer);
    expect(await done(attachAll({ ...body, lading_bill_id: empty.id }), 200)).toEqual({
      attached: [],
      skipped: [],
    });
  });

  test('need a bill and a contract that the caller sees and may change', async () => {
    const { bill, customer } = await billedBox(crew, 1);
    const { id: contract_id } = await openContract(crew, customer);
    const body = { lading_bill_id: bill.id, contract_id };
    await refused(attachAll(body, server.with('nobody')), 'logged_out');
    await refused(attachAll(body, crew.warehouse), 'forbidden');
    await refused(attachAll({}), 'invalid_fields', 'lading_bill_id', 'contract_id');
    await refused(attachAll({ ...body, lading_bill_id: 999_999 }), 'unknown_reference', 'lading_bill_id');
    await refused(attachAll({ ...body, contract_id: 'HD0' }), 'unknown_reference', 'contract_id');
    await done(crew.sale('PUT', `contracts/${contract_id}`, { status_id: 'Closed' }), 200);
    await refused(attachAll(body), 'contract_wrong_state');
  });
});
