import { describe, expect, test } from 'vitest';
import {
  approve,
  bill,
  buy,
  deposit,
  done,
  makeCustomer,
  makeOrder,
  makeProduct,
  makeSupplier,
  pack,
  paidOrder,
  payment,
  people,
  receive,
  TODAY,
  type People,
} from '../../../tests/main-job/main-job.ts';
import { expectBooksInOrder } from '../../../tests/support/invariants.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const IN_A_MONTH = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);

/** An approved order that asks `total` JPY for its goods, of a customer with money. */
async function orderOf(
  crew: People,
  lines: string[],
  wallet = '1000000',
): Promise<{ customer: number; order: any }> {
  const { id: customer } = await makeCustomer(crew);
  const product = await makeProduct(crew);
  await deposit(crew, customer, wallet, 'JPY');
  await deposit(crew, customer, '90000000', 'VND');
  const order = await makeOrder(
    crew,
    customer,
    lines.map((price) => ({ product_id: product, price, quantity: '1' })),
  );
  return { customer, order: await approve(crew, order.id) };
}
const buckets = async (crew: People, id: string) => {
  const row = await done(crew.sale('GET', `orders/${id}`));
  return ['', '_paid', '_debited', '_outstanding', '_unsolved']
    .map((name) => row[`purchase_cost${name}`])
    .concat(row.status_id);
};
const freight = async (crew: People, id: number) => {
  const row = await done(crew.warehouse('GET', `lading-bills/${id}`));
  return ['', '_paid', '_debited', '_outstanding', '_unsolved'].map((name) => row[`freight_charge${name}`]);
};
const walletOf = async (crew: People, customer: number, currency: string) =>
  (
    await done(
      crew.accounting(
        'GET',
        `wallet/users?filter[walletable_id]=${customer}&filter[currency_id]=${currency}`,
      ),
    )
  ).data[0];

describe('golden examples', () => {
  test('E1: a retail order’s goods money, paid, drawn, repaid, reduced and refunded', async () => {
    const crew = await people(server);
    const { customer, order } = await orderOf(crew, ['70000', '30000']);
    const receipt = { type: 'order', id: order.id };
    expect(await buckets(crew, order.id)).toEqual(['100000', '0', '0', '0', '100000', 'CompletedApprove']);
    await done(crew.accounting('POST', ...payment('order', customer, '60000', receipt)), 201);
    expect(await buckets(crew, order.id)).toEqual(['100000', '60000', '0', '0', '40000', 'CompletedApprove']);

    const wallet = await walletOf(crew, customer, 'JPY');
    const credit = await done(
      crew.accounting('POST', 'credit-orders', {
        order_id: order.id,
        type: 'payment_order',
        wallet_id: wallet.id,
        amount: '50000',
        payment_due_date: IN_A_MONTH,
      }),
      201,
    );
    await done(
      crew.accounting(
        'POST',
        ...payment('order', customer, '40000', receipt, { credit_order_id: credit.id }),
      ),
      201,
    );
    expect(await buckets(crew, order.id)).toEqual([
      '100000',
      '60000',
      '40000',
      '40000',
      '0',
      'CompletedPurchaseCostDebit',
    ]);
    expect((await walletOf(crew, customer, 'JPY')).balance).toBe('940000');

    await done(crew.accounting('POST', ...payment('order', customer, '15000', receipt)), 201);
    expect(await buckets(crew, order.id)).toEqual([
      '100000',
      '75000',
      '40000',
      '25000',
      '0',
      'CompletedPurchaseCostDebit',
    ]);
    expect(await done(crew.accounting('GET', `credit-orders/${credit.id}`))).toMatchObject({
      used_amount: '40000',
      paid_amount: '15000',
      outstanding_amount: '25000',
      available_amount: '10000',
      due_state: 'not_yet_due',
    });

    await done(crew.sale('PUT', `order/items/${order.items[1].id}`, { cancelled_quantity: '1' }), 200);
    expect(await buckets(crew, order.id)).toEqual([
      '70000',
      '75000',
      '40000',
      '25000',
      '-30000',
      'CompletedPurchaseCostDebit',
    ]);
    const refund = (amount: string) =>
      crew.accounting('POST', 'payment-order-refund', payment('order', customer, amount, receipt)[1]);
    expect((await refund('30001')).body).toMatchObject({
      code: 'amount_too_large',
      details: { maximum: '30000' },
    });
    await done(refund('25000'), 201);
    expect(await buckets(crew, order.id)).toEqual([
      '70000',
      '75000',
      '15000',
      '0',
      '-5000',
      'CompletedPurchaseCostPayment',
    ]);
    await done(refund('5000'), 201);
    expect(await buckets(crew, order.id)).toEqual([
      '70000',
      '70000',
      '15000',
      '0',
      '0',
      'CompletedPurchaseCostPayment',
    ]);
    expect((await walletOf(crew, customer, 'JPY')).balance).toBe('930000');
    expect((await refund('1')).body.code).toBe('nothing_to_refund');
    await expectBooksInOrder(server);
  });

  test('E2: a lading bill’s freight, debited, re-weighed, repaid', async () => {
    const crew = await people(server);
    const { customer, order } = await paidOrder(crew);
    const { sfa } = await receive(crew, await buy(crew, order));
    const { box } = await pack(crew, sfa, order);
    const made = await bill(crew, customer, order, box);
    const update = (body: object) => done(crew.accounting('PUT', `lading-bills/${made.id}`, body), 200);
    const pay = (amount: string) =>
      done(
        crew.accounting(
          'POST',
          ...payment('service', customer, amount, { type: 'lading_bill', id: made.id }),
        ),
        201,
      );
    await update({
      type_freight_charge: 'fixed',
      automatic_freight_rate_update: false,
      freight_rate: '3250000',
    });
    await update({ action_debit: true });
    expect(await freight(crew, made.id)).toEqual(['3250000', '0', '3250000', '3250000', '0']);
    await update({ freight_rate: '3500000' });
    expect(await freight(crew, made.id)).toEqual(['3500000', '0', '3250000', '3250000', '250000']);
    const blocked = await crew.accounting(
      'POST',
      ...payment('service', customer, '3500001', { type: 'lading_bill', id: made.id }),
    );
    expect(blocked.body).toMatchObject({ code: 'amount_too_large', details: { maximum: '3500000' } });
    await pay('2000000');
    expect(await freight(crew, made.id)).toEqual(['3500000', '2000000', '3250000', '1250000', '250000']);
    await update({ action_debit: true });
    expect(await freight(crew, made.id)).toEqual(['3500000', '2000000', '3500000', '1500000', '0']);
    await pay('1500000');
    expect(await freight(crew, made.id)).toEqual(['3500000', '3500000', '3500000', '0', '0']);
    expect((await crew.accounting('PUT', `lading-bills/${made.id}`, { action_debit: true })).body.code).toBe(
      'nothing_unsolved',
    );
    await expectBooksInOrder(server);
  });

  test('E4: money leaves at its average book value, and the difference is exchange gain', async () => {
    const crew = await people(server);
    const supplier = await makeSupplier(crew);
    // The card holds JPY 1,500,000 at an average of 171, as the example has it after buying.
    await server.query(`with card as (insert into ledger_accounts (organization_id, account_id, party_type,
      party_id, currency_id, sign, debit, debit_base) select 1, id, 'card', 2, 'JPY', 1, 1500000, 256500000
      from accounts where role = 'BANK' returning id),
      other as (insert into ledger_accounts (organization_id, account_id, party_type, party_id, currency_id,
        sign, credit, credit_base) select 1, id, 'none', 0, 'JPY', -1, 1500000, 256500000 from accounts
        where role = 'OTHER_INCOME' returning id)
      insert into ledger_postings (organization_id, kind, from_account_id, to_account_id, from_currency_id,
        to_currency_id, from_amount, to_amount, amount_base, voucher_date)
        select 1, 'opening', other.id, card.id, 'JPY', 'JPY', 1500000, 1500000, 256500000, current_date
        from card, other`);
    await server.query(
      `update price_amounts set value = 172 where price_timeline_id = (select t.id from price_timelines t
        join prices p on p.id = t.price_id where p.group_type = 'exchange-rates')`,
    );
    const made = await done(
      crew.accounting('POST', 'payment-supplier', {
        transactionable_type: 'supplier',
        transactionable_id: supplier,
        amount: '600000',
        currency_id: 'JPY',
        voucher_date: TODAY,
        card_id: 2,
      }),
      201,
    );
    await server.query(`update price_amounts set value = 171.5 where value = 172`);
    expect(made.entries.map((entry: any) => [entry.account, entry.debit_base, entry.credit_base])).toEqual(
      [
        ['331-A', '103200000', '0'],
        ['112', '0', '102600000'],
        ['515', '0', '600000'],
      ].toSorted(([, a], [, b]) => Number(b) - Number(a)),
    );
    await expectBooksInOrder(server);
  });
});

describe('refusals', () => {
  test('a payment beyond what is owed, beyond the wallet, of others, of nothing, before approval', async () => {
    const crew = await people(server);
    const { customer, order } = await orderOf(crew, ['5000'], '3000');
    const receipt = { type: 'order', id: order.id };
    const refusal = async (...call: readonly [string, object]) => {
      const { status, body } = await crew.accounting('POST', ...call);
      return [status, body.code, body.details];
    };
    expect(await refusal(...payment('order', customer, '5001', receipt))).toEqual([
      422,
      'amount_too_large',
      { maximum: '5000' },
    ]);
    expect(await refusal(...payment('order', customer, '3001', receipt))).toEqual([
      422,
      'wallet_not_enough',
      { available: '3000', currency_id: 'JPY' },
    ]);
    expect((await refusal(...payment('order', customer, '0', receipt)))[1]).toBe('invalid_fields');
    expect((await refusal(...payment('order', customer, '-5', receipt)))[1]).toBe('invalid_fields');
    expect(
      (await refusal(...payment('order', customer, '10', { type: 'order', id: 'OR0000000000' })))[1],
    ).toBe('unknown_reference');
    expect((await refusal(...payment('order', (await makeCustomer(crew)).id, '10', receipt)))[1]).toBe(
      'unknown_reference',
    );
    expect((await refusal(...payment('order', customer, '10', receipt, { currency_id: 'VND' })))[1]).toBe(
      'currency_mismatch',
    );
    const draft = await makeOrder(crew, customer, [
      { product_id: order.items[0].product_id, price: '10', quantity: '1' },
    ]);
    expect((await refusal(...payment('order', customer, '10', { type: 'order', id: draft.id })))[1]).toBe(
      'order_not_approved',
    );
    await done(crew.sale('PUT', `orders/${draft.id}/cancel`, { confirm: true }), 200);
    expect((await refusal(...payment('order', customer, '10', { type: 'order', id: draft.id })))[1]).toBe(
      'order_is_cancelled',
    );
    await server.query(`insert into locked_periods (organization_id, month) values (1, '2020-01-01')`);
    expect(
      (await refusal(...payment('order', customer, '10', receipt, { voucher_date: '2020-01-31' })))[1],
    ).toBe('period_locked');
    expect(await buckets(crew, order.id)).toEqual(['5000', '0', '0', '0', '5000', 'CompletedApprove']);
  });

  test('credits: of another order, beyond their room, below what is used, in use', async () => {
    const crew = await people(server);
    const { customer, order } = await orderOf(crew, ['5000']);
    const other = await orderOf(crew, ['5000']);
    const wallet = await walletOf(crew, customer, 'JPY');
    const body = {
      order_id: order.id,
      type: 'payment_order',
      wallet_id: wallet.id,
      amount: '1000',
      payment_due_date: IN_A_MONTH,
    };
    const credit = await done(crew.accounting('POST', 'credit-orders', body), 201);
    expect(
      (
        await crew.accounting('POST', 'credit-orders', {
          ...body,
          wallet_id: (await walletOf(crew, other.customer, 'JPY')).id,
        })
      ).body.code,
    ).toBe('wallet_of_other_customer');
    expect(
      (await crew.accounting('POST', 'credit-orders', { ...body, type: 'payment_service' })).body.code,
    ).toBe('wallet_of_other_customer');
    const draw = (amount: string, to: string, payer = customer) =>
      crew.accounting(
        'POST',
        ...payment('order', payer, amount, { type: 'order', id: to }, { credit_order_id: credit.id }),
      );
    expect((await draw('1001', order.id)).body).toMatchObject({
      code: 'credit_not_enough',
      details: { available: '1000' },
    });
    expect((await draw('10', other.order.id, other.customer)).body.code).toBe('credit_of_other_order');
    await done(draw('400', order.id), 201);
    expect((await crew.accounting('PUT', `credit-orders/${credit.id}`, { amount: '399' })).body.code).toBe(
      'credit_below_used',
    );
    expect((await crew.admin('DELETE', `credit-orders/${credit.id}`)).body.code).toBe('credit_in_use');
    const unused = await done(crew.accounting('POST', 'credit-orders', body), 201);
    expect((await crew.admin('DELETE', `credit-orders/${unused.id}`)).status).toBe(204);
    await expectBooksInOrder(server);
  });

  test('money from nowhere, from two places, and in the wrong currency', async () => {
    const crew = await people(server);
    const supplier = await makeSupplier(crew);
    const send = async (extras: object) =>
      (
        await crew.accounting('POST', 'payment-supplier', {
          transactionable_type: 'supplier',
          transactionable_id: supplier,
          amount: '10',
          currency_id: 'JPY',
          voucher_date: TODAY,
          ...extras,
        })
      ).body.code;
    expect(await send({})).toBe('source_required');
    expect(await send({ fund_id: 2, card_id: 2 })).toBe('source_required');
    expect(await send({ fund_id: 1 })).toBe('currency_mismatch');
    expect(await send({ fund_id: 99 })).toBe('unknown_reference');
  });

  test('a supplier’s advance pays its purchases and nothing more', async () => {
    const crew = await people(server);
    const { order } = await paidOrder(crew);
    const { purchase, supplier } = await buy(crew, order);
    const {
      data: [wallet],
    } = await done(crew.accounting('GET', `wallet/suppliers?filter[walletable_id]=${supplier}`));
    expect(wallet.balance).toBe('0');
    expect((await done(crew.purchase('GET', `purchases/${purchase.id}`))).unsolved).toBe('0');
    const again = await crew.accounting('POST', 'payment-purchase', {
      transactionable_type: 'supplier',
      transactionable_id: supplier,
      amount: '1',
      currency_id: 'JPY',
      voucher_date: TODAY,
      receipts: [{ receiptable_type: 'purchase', receiptable_id: String(purchase.id) }],
    });
    expect(again.body.code).toBe('nothing_to_pay');
  });
});

describe('many at once', () => {
  test('32 clients pay from one wallet: never below zero, vouchers without gaps, and the books balance', async () => {
    const crew = await people(server);
    const { customer, order } = await orderOf(crew, ['5000'], '2000');
    const replies = await Promise.all(
      Array.from({ length: 32 }, () =>
        crew.accounting('POST', ...payment('order', customer, '100', { type: 'order', id: order.id })),
      ),
    );
    const paid = replies.filter(({ status }) => status === 201);
    expect(paid).toHaveLength(20);
    expect(new Set(replies.filter(({ status }) => status !== 201).map(({ body }) => body.code))).toEqual(
      new Set(['wallet_not_enough']),
    );
    expect((await walletOf(crew, customer, 'JPY')).balance).toBe('0');
    expect(await buckets(crew, order.id)).toEqual(['5000', '2000', '0', '0', '3000', 'CompletedApprove']);
    await expectBooksInOrder(server);
  });
});
