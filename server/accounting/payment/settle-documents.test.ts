import { describe, expect, test } from 'vitest';
import { documentKindIds, grantKindIds } from '../../../contract/accounting/transaction/kinds.ts';
import {
  done,
  makeCustomer,
  makeOrder,
  makeProduct,
  usePeople,
  TODAY,
} from '../../../tests/main-job/main-job.ts';
import {
  balanceOf,
  chargeOf,
  forOrder,
  forPurchase,
  inDays,
  lotsOf,
  orderThatAsks,
  owe,
  pay,
  purchaseThatAsks,
  type Debtor,
} from '../../../tests/main-job/money.ts';
import { expectBooksInOrder } from '../../../tests/support/invariants.ts';
import { refused } from '../../../tests/support/refused.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);

const payOrder = (debtor: Debtor, amount: string, body: object = {}) =>
  pay(crew, 'payment_order', debtor.customer, { ...forOrder(debtor), amount, ...body });
/** Draws a credit of its own, due in so many days. */
const draw = (debtor: Debtor, amount: string, days: number) =>
  owe({ server, crew }, debtor, amount, { payment_due_date: inDays(days) });

describe('paying an order', () => {
  test('answers the voucher with its entries, documents and wallet', async () => {
    const debtor = await orderThatAsks(crew);
    expect(await done(payOrder(debtor, '1000', { description: ' Lần một ' }), 201)).toMatchObject({
      amount: '1000',
      description: 'Lần một',
      transactionable_id: debtor.customer,
      receipts: [{ receiptable_type: 'order', receiptable_id: debtor.order.id, amount: '1000' }],
      entries: [
        { account: '3388-W', debit: '1000', debit_base: '171500' },
        { account: '131-C', credit: '1000' },
      ],
    });
  });

  test('is logged', async () => {
    const { id } = await done(payOrder(await orderThatAsks(crew), '1000'), 201);
    expect(
      await server.query(`select content from logs where logable_type = 'transaction' and logable_id = $1`, [
        id,
      ]),
    ).toEqual([{ content: { type_id: 'payment_order', amount: '1000', currency_id: 'JPY' } }]);
  });

  test("changes the order's status with the last amount only", async () => {
    const debtor = await orderThatAsks(crew);
    const status = async () => (await done(crew.sale('GET', `orders/${debtor.order.id}`))).status_id;
    await done(payOrder(debtor, '4999'), 201);
    expect(await status()).toBe('CompletedApprove');
    await done(payOrder(debtor, '1'), 201);
    expect(await status()).toBe('CompletedPurchaseCostPayment');
  });

  test('settles undecided amounts before debt', async () => {
    const debtor = await orderThatAsks(crew);
    await draw(debtor, '2000', 30);
    await done(payOrder(debtor, '1500'), 201);
    expect(await chargeOf(server, debtor)).toEqual(['5000', '1500', '2000', '0']);
  });

  test('repays debt only, with an amount above the undecided one that fits into the debt', async () => {
    const debtor = await orderThatAsks(crew);
    await draw(debtor, '4000', 30);
    await done(payOrder(debtor, '3500'), 201);
    expect(await chargeOf(server, debtor)).toEqual(['5000', '0', '4000', '3500']);
  });

  test('repays the debt that is due first', async () => {
    const debtor = await orderThatAsks(crew);
    await draw(debtor, '1000', 40);
    await draw(debtor, '2000', 20);
    await draw(debtor, '2000', 30);
    await done(payOrder(debtor, '2500'), 201);
    expect(await lotsOf(server, debtor)).toEqual([
      ['2000', '2000', inDays(20)],
      ['2000', '500', inDays(30)],
      ['1000', '0', inDays(40)],
    ]);
  });

  test('repays the credit of the debt without restoring its limit', async () => {
    const debtor = await orderThatAsks(crew);
    const { id } = await draw(debtor, '5000', 30);
    await done(payOrder(debtor, '4000'), 201);
    expect(await done(crew.accounting('GET', `credit-orders/${id}`))).toMatchObject({
      used_amount: '5000',
      paid_amount: '4000',
      outstanding_amount: '1000',
      available_amount: '0',
    });
  });

  test('spreads over several documents in the order of their charges', async () => {
    const first = await orderThatAsks(crew);
    const made = await makeOrder(crew, first.customer, [
      { product_id: await makeProduct(crew), price: '700', quantity: '1' },
    ]);
    const second = {
      customer: first.customer,
      order: await done(crew.sale('PUT', `orders/${made.id}/approve`)),
    };
    const { receipts } = await done(
      pay(crew, 'payment_order', first.customer, {
        amount: '5100',
        receipts: [...forOrder(second).receipts, ...forOrder(first).receipts],
      }),
      201,
    );
    expect(receipts.map(({ amount }: { amount: string }) => amount)).toEqual(['100', '5000']);
  });

  test('counts a repeated document once', async () => {
    const debtor = await orderThatAsks(crew);
    const twice = [...forOrder(debtor).receipts, ...forOrder(debtor).receipts];
    const { receipts } = await done(payOrder(debtor, '800', { receipts: twice }), 201);
    expect(receipts.map(({ amount }: { amount: string }) => amount)).toEqual(['800', '0']);
  });

  test('accepts exactly the outstanding amount and exactly the balance', async () => {
    const debtor = await orderThatAsks(crew, { wallet: '5000' });
    await done(payOrder(debtor, '5000'), 201);
    expect(await balanceOf(server, 'WALLET', debtor.customer)).toBe('0');
    await expectBooksInOrder(server);
  });
});

describe('paying an order is refused', () => {
  test('beyond the outstanding amount', async () => {
    const body = await refused(payOrder(await orderThatAsks(crew), '5001'), 'amount_too_large', 'amount');
    expect(body.details).toEqual({ maximum: '5000' });
  });

  test('beyond the balance', async () => {
    const debtor = await orderThatAsks(crew, { wallet: '3000' });
    const body = await refused(payOrder(debtor, '3001'), 'wallet_not_enough', 'amount');
    expect(body.details).toMatchObject({ available: '3000', currency_id: 'JPY' });
    expect(await chargeOf(server, debtor)).toEqual(['5000', '0', '0', '0']);
  });

  test('of a paid document', async () => {
    const debtor = await orderThatAsks(crew);
    await done(payOrder(debtor, '5000'), 201);
    await refused(payOrder(debtor, '1'), 'nothing_to_pay');
  });

  test('before it is approved, and after it is cancelled', async () => {
    const { id: customer } = await makeCustomer(crew);
    const order = await makeOrder(crew, customer, [
      { product_id: await makeProduct(crew), price: '10', quantity: '1' },
    ]);
    await refused(payOrder({ customer, order }, '10'), 'order_not_approved');
    await done(crew.sale('PUT', `orders/${order.id}/cancel`, { confirm: true }), 200);
    await refused(payOrder({ customer, order }, '10'), 'order_is_cancelled');
  });

  test('in a currency without charges', async () => {
    await refused(
      payOrder(await orderThatAsks(crew), '10', { currency_id: 'VND' }),
      'currency_mismatch',
      'currency_id',
    );
  });

  test('for an order of another customer and an unknown one', async () => {
    const debtor = await orderThatAsks(crew);
    const other = { ...debtor, customer: (await makeCustomer(crew)).id };
    await refused(payOrder(other, '10'), 'document_of_other_party', 'receipts.0.receiptable_id');
    const nowhere = { ...debtor, order: { id: 'OR0000000000', items: [] } };
    await refused(payOrder(nowhere, '10'), 'unknown_reference', 'receipts.0.receiptable_id');
  });

  test.for(['0', '-5', '1.5.2', 'ten', '1000000000000'])('with an amount of %s', async (amount) => {
    await refused(
      payOrder({ customer: 1, order: { id: 'OR1', items: [] } }, amount),
      'invalid_fields',
      'amount',
    );
  });

  test('without a document, and for one of another kind', async () => {
    const debtor = await orderThatAsks(crew);
    await refused(payOrder(debtor, '10', { receipts: [] }), 'invalid_fields', 'receipts');
    await refused(
      payOrder(debtor, '10', { receipts: [{ receiptable_type: 'lading_bill', receiptable_id: '1' }] }),
      'invalid_fields',
      'receipts.0.receiptable_type',
    );
  });

  test('in a closed month', async () => {
    const year = Number(TODAY.slice(0, 4)) - 1;
    await server.query(`insert into locked_periods (organization_id, month) values (1, '${year}-01-01')`);
    const debtor = await orderThatAsks(crew);
    const body = await refused(payOrder(debtor, '10', { voucher_date: `${year}-01-31` }), 'period_locked');
    expect(body.details).toEqual({ month: `${year}-01` });
    await done(payOrder(debtor, '10', { voucher_date: `${year}-02-01` }), 201);
  });
});

describe('a voucher is refused', () => {
  test.for(
    [...documentKindIds, ...grantKindIds].flatMap((kind) =>
      ['goods_delivery', 'file'].map((type) => [kind, type] as const),
    ),
  )('of %s for a %s, which asks for no money', async ([kind, receiptable_type]) => {
    const receipts = [{ receiptable_type, receiptable_id: '1' }];
    await refused(
      pay(crew, kind, 1, { amount: '10', receipts }),
      'invalid_fields',
      'receipts.0.receiptable_type',
    );
  });
});

describe('paying a purchase', () => {
  test("uses the supplier's advance to the last yen", async () => {
    const made = await purchaseThatAsks(crew, { price: '3000', advance: '2000' });
    const payPurchase = (amount: string) =>
      pay(crew, 'payment_purchase', made.supplier, { ...forPurchase(made), amount });
    await refused(payPurchase('2001'), 'wallet_not_enough', 'amount');
    await done(payPurchase('2000'), 201);
    expect(await balanceOf(server, 'SUPW', made.supplier)).toBe('0');
    await refused(payPurchase('1'), 'wallet_not_enough', 'amount');
  });

  test('is refused while it is not approved', async () => {
    const made = await purchaseThatAsks(crew);
    await server.query('update purchases set approved_at = null where id = $1', [made.purchase.id]);
    await refused(
      pay(crew, 'payment_purchase', made.supplier, { ...forPurchase(made), amount: '10' }),
      'purchase_wrong_state',
    );
  });

  test('knows no credits: one that names one is refused', async () => {
    const made = await purchaseThatAsks(crew);
    await refused(
      pay(crew, 'payment_purchase', made.supplier, {
        ...forPurchase(made),
        amount: '10',
        credit_order_id: 1,
      }),
      'unknown_field',
    );
  });
});

describe('concurrently', () => {
  test('pay from one wallet: never below zero, vouchers without gaps, and the books balance', async () => {
    const debtor = await orderThatAsks(crew, { wallet: '2000' });
    const replies = await Promise.all(Array.from({ length: 32 }, () => payOrder(debtor, '100')));
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(20);
    expect(new Set(replies.filter(({ status }) => status !== 201).map(({ body }) => body.code))).toEqual(
      new Set(['wallet_not_enough']),
    );
    expect(await balanceOf(server, 'WALLET', debtor.customer)).toBe('0');
    expect(await chargeOf(server, debtor)).toEqual(['5000', '2000', '0', '0']);
    await expectBooksInOrder(server);
  });
});
