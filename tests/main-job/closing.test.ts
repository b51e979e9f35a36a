// Any order that is settled and finished leaves no balance on clearing accounts.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { add, subtract } from '../../contract/kernel/decimal.ts';
import { expectBooksInOrder } from '../support/invariants.ts';
import { useTestServer } from '../support/test-server.ts';
import { arrivedOrder, handOver, openClearing, worthOf } from './books.ts';
import {
  approve,
  buy,
  deposit,
  done,
  makeCustomer,
  makeOrder,
  makeProduct,
  makeSupplier,
  pack,
  payment,
  payOrder,
  receive,
  TODAY,
  usePeople,
} from './main-job.ts';
import { attachTo, openContract } from './contracts.ts';
import { oweForOrder } from './compensations.ts';
import { forOrder, forPurchase, owe, pay, setRate } from './money.ts';

const server = useTestServer();
const crew = usePeople(server);

/** Sends an advance to a supplier and pays a document with it. */
async function paySupplier(supplier: number, amount: string, receipt: object): Promise<void> {
  const voucher = {
    ...{ transactionable_type: 'supplier', transactionable_id: supplier, amount },
    ...{ currency_id: 'JPY', voucher_date: TODAY },
  };
  await done(crew.accounting('POST', 'payment-supplier', { ...voucher, fund_id: 2 }), 201);
  await done(crew.accounting('POST', 'payment-purchase', { ...voucher, receipts: [receipt] }), 201);
}

/** Reverses the payment of a purchase and records all of it as payable. */
async function oweThePurchase({ purchase, supplier }: { purchase: { id: number }; supplier: number }) {
  for (const kind of ['payment_purchase', 'payment_supplier']) {
    const filter = `filter[supplier_id]=${supplier}&filter[type_id]=${kind}`;
    const [voucher] = (await done(crew.accounting('GET', `transactions?${filter}`))).data;
    await done(crew.accounting('DELETE', `transactions/${voucher.id}`), 200);
  }
  await done(crew.accounting('PUT', `purchases/${purchase.id}`, { action_debit: true }), 200);
}

/** Charges the freight of a bill to the contract that its order joins. */
async function bearIn(contract: string, order: string, bill: number): Promise<void> {
  await done(attachTo(crew, { id: contract }, order), 200);
  await done(crew.warehouse('PUT', `lading-bills/${bill}`, { freight_charge_pay_for_order: false }), 200);
}

const revalue = () =>
  done(crew.accounting('POST', 'statistics/account/revaluation', { voucher_date: TODAY }), 200);

const life = fc.record({
  pieces: fc.integer({ min: 1, max: 4 }),
  price: fc.integer({ min: 100, max: 9999 }),
  fee: fc.integer({ min: 0, max: 90_000 }),
  laterFee: fc.integer({ min: 0, max: 90_000 }),
  /** Rate of JPY in VND at each step. */
  rates: fc.array(fc.integer({ min: 150_00, max: 190_00 }), { minLength: 6, maxLength: 6 }),
  vat: fc.constantFrom('0', '8', '10'),
  first: fc.integer({ min: 1, max: 4 }),
  comesBack: fc.boolean(),
  onDebt: fc.boolean(),
  /** The freight is charged to and paid through the contract of the order. */
  inContract: fc.boolean(),
  /** The purchase is first recorded as payable, and its advance refunded. */
  purchaseOnDebt: fc.boolean(),
  /** Foreign currency is revalued before the first delivery and after it. */
  revalued: fc.tuple(fc.boolean(), fc.boolean()),
  containerCost: fc.integer({ min: 1, max: 5000 }),
  wholesale: fc.boolean(),
  /** The goods are paid from a credit, which is repaid at the end. */
  onCredit: fc.boolean(),
  /** A compensation of the customer, and a grant of the supplier: as a price cut or not. */
  damage: fc.record({ amount: fc.integer({ min: 0, max: 90_000 }), currency: fc.constantFrom('JPY', 'VND') }),
  grant: fc.record({ amount: fc.integer({ min: 0, max: 100 }), cutsPrice: fc.boolean() }),
});
type Life = typeof life extends fc.Arbitrary<infer One> ? One : never;

/** An approved order whose goods are paid from the wallet, or from a credit. */
async function begunOrder(one: Life, customer: number): Promise<any> {
  const line = { price: String(one.price), quantity: String(one.pieces), tax_percent: '10' };
  const items = [{ product_id: await makeProduct(crew), ...line }];
  const fee = { service_fee: String(one.fee) };
  const wholesale = { customer_id: customer, shipment_method_id: 'sea', items, ...fee };
  const { id } = one.wholesale
    ? await done(crew.sale('POST', 'order/wholesales', wholesale), 201)
    : await makeOrder(crew, customer, items, fee);
  const order = await approve(crew, id);
  if (one.onCredit) await owe({ server, crew }, { customer, order }, order.purchase_cost);
  else await payOrder(crew, customer, id, order.purchase_cost);
  return order;
}

/** Pays the compensation, and settles the grant of the supplier. */
async function makeGood(one: Life, customer: number, order: any, bought: Bought): Promise<void> {
  const { damage, grant } = one;
  if (damage.amount > 0) {
    const owed = { amount: String(damage.amount), currency_id: damage.currency };
    await done(oweForOrder(crew, order, owed), 201);
    await setRate(server, '163.7');
    await done(
      pay(crew, 'compensation_refund', customer, { ...forOrder({ customer, order }), ...owed }),
      201,
    );
  }
  if (grant.amount === 0) return;
  const granted = { ...forPurchase(bought), amount: String(grant.amount) };
  await done(pay(crew, 'compensation_purchase', bought.supplier, granted), 201);
}
type Bought = Awaited<ReturnType<typeof buy>>;

test('a settled and finished order leaves nothing to clear', async () => {
  const live = async (one: Life): Promise<void> => {
    const goods = await worthOf(server, 'GOODS');
    const rate = (step: number) => setRate(server, String(one.rates[step]! / 100));
    await server.query(
      `insert into sales_vat_rates (organization_id, type_id, currency_id, percent)
        select 1, type, currency, $1::numeric
        from unnest(array['retail', 'wholesale']) as type, unnest(array['JPY', 'VND']) as currency
        on conflict on constraint sales_vat_rates__one do update set percent = excluded.percent`,
      [one.vat],
    );
    await rate(0);
    const { id: customer } = await makeCustomer(crew);
    await deposit(crew, customer, '1000000', 'JPY');
    await deposit(crew, customer, '90000000', 'VND');
    const order = await begunOrder(one, customer);
    const { id } = order;
    await rate(1);
    const bought = await buy(crew, order);
    const cut = { compensation_cuts_price: one.grant.cutsPrice };
    await done(crew.purchase('PUT', `purchases/${bought.purchase.id}`, cut), 200);
    if (one.purchaseOnDebt) await oweThePurchase(bought);
    await rate(2);
    const { sfa } = await receive(crew, bought);
    const { box } = await pack(crew, sfa, order, one.pieces, false);
    await rate(3);
    const contract = one.inContract ? await openContract(crew, customer) : undefined;
    const sent = await arrivedOrder(crew, { customer, order, box }, one.pieces, async (bill) => {
      if (contract !== undefined) await bearIn(contract.id, id, bill.id);
    });
    const { ladingBill, container } = sent;
    const forwarder = await makeSupplier(crew);
    await done(
      crew.accounting('POST', 'container-costs', {
        ...{ container_id: container.id, supplier_id: forwarder, kind: 'freight', basis: 'volume' },
        ...{ currency_id: 'JPY', amount: String(one.containerCost) },
      }),
      201,
    );
    await rate(4);
    if (one.revalued[0]) await revalue();
    const first = Math.min(one.first, one.pieces);
    const delivery = await handOver(crew, sent, first);
    if (one.comesBack) {
      await done(crew.warehouse('PUT', `goods-deliveries/${delivery}`, { status_id: 'cancelled' }), 200);
      await rate(5);
      await handOver(crew, sent, first);
    }
    if (one.revalued[1]) await revalue();
    if (first < one.pieces) await handOver(crew, sent, one.pieces - first);
    await done(crew.sale('PUT', `orders/${id}`, { service_fee: String(one.laterFee) }), 200);
    const freight = contract
      ? { type: 'contract', id: contract.id }
      : { type: 'lading_bill', id: ladingBill.id };
    const asked = contract === undefined ? `lading-bills/${ladingBill.id}` : `contracts/${contract.id}`;
    if (one.onDebt) await done(crew.accounting('PUT', asked, { action_debit: true }), 200);
    await done(
      crew.accounting('POST', ...payment('service', customer, ladingBill.freight_charge, freight)),
      201,
    );
    if (one.laterFee > 0)
      await done(
        crew.accounting('POST', ...payment('service', customer, String(one.laterFee), { type: 'order', id })),
        201,
      );
    if (one.purchaseOnDebt)
      await paySupplier(bought.supplier, bought.purchase.total, {
        ...{ receiptable_type: 'purchase', receiptable_id: String(bought.purchase.id) },
      });
    await paySupplier(bought.supplier, '500', { receiptable_type: 'sfa', receiptable_id: String(sfa.id) });
    if (one.onCredit) await payOrder(crew, customer, id, order.purchase_cost);
    await makeGood(one, customer, order, bought);
    await paySupplier(forwarder, String(one.containerCost), {
      ...{ receiptable_type: 'container', receiptable_id: String(container.id) },
    });
    expect(await openClearing(server)).toEqual([]);
    expect(await worthOf(server, 'GOODS')).toBe(goods);
    await expectBooksInOrder(server);
    await expectPeriodsToAddUp();
  };
  // A balance that one scenario leaves would appear in all smaller ones.
  const numRuns = Number(process.env.ROUNDS ?? 4);
  await fc.assert(fc.asyncProperty(life, live), { numRuns, endOnFailure: true });
}, 180_000);

/** Closing balance = opening + debit − credit for each account; both sides of the books are equal. */
async function expectPeriodsToAddUp(): Promise<void> {
  const { data } = await done(
    crew.accounting('GET', `account-period?filter_between[voucher_date]=${TODAY},${TODAY}`),
  );
  expect(data.length).toBeGreaterThan(5);
  for (const { opening, increase, decrease, closing } of data)
    expect(closing).toBe(subtract(add(opening, increase), decrease));
  const [sides] = await server.query(
    'select sum(debit_base)::text as debit, sum(credit_base)::text as credit from ledger_accounts',
  );
  expect(sides!.debit).toBe(sides!.credit);
}
