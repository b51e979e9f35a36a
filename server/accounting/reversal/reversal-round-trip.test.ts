import { describe, expect, test } from 'vitest';
import { fixedFreight } from '../../../tests/main-job/boxes.ts';
import {
  deposit,
  done,
  makeCustomer,
  makeSupplier,
  bill,
  buy,
  pack,
  paidOrder,
  receive,
  usePeople,
} from '../../../tests/main-job/main-job.ts';
import {
  accountId,
  cancelLine,
  forOrder,
  forPurchase,
  grantCredit,
  inDays,
  orderThatAsks,
  pay,
  purchaseThatAsks,
  setRate,
  voucherOf,
} from '../../../tests/main-job/money.ts';
import { expectBooksInOrder } from '../../../tests/support/invariants.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);

const reverse = (id: number, query = '') => crew.accounting('DELETE', `transactions/${id}${query}`);
const read = (id: number) => done(crew.accounting('GET', `transactions/${id}`));
const made = (...voucher: Parameters<typeof pay>) => done(pay(...voucher), 201);

/** Everything that money moves: accounts, charges, lots with something on them, credits, what waits. */
async function standing(): Promise<unknown[]> {
  const asked = [
    `select id, balance::text, balance_base::text, held::text from ledger_accounts
      where balance <> 0 or balance_base <> 0 order by id`,
    'select id, total::text, resolved::text, debited::text, repaid::text from charges order by id',
    'select id, amount::text, repaid::text from debt_lots where amount <> 0 order by id',
    'select id, used_amount::text, paid_amount::text from credit_orders order by id',
    'select id, unassigned::text from transactions where unassigned > 0 order by id',
    'select id, status_id from orders order by id',
    'select id, status_id from purchases order by id',
  ];
  return Promise.all(asked.map((question) => server.query(question)));
}

/** Does something, reverses it, and expects all to stand as before. */
async function thereAndBack(voucher: () => Promise<{ id: number }>): Promise<void> {
  const before = await standing();
  const { id } = await voucher();
  expect(await standing()).not.toEqual(before);
  const reversal = await done(reverse(id), 200);
  expect(await standing()).toEqual(before);
  expect(await read(id)).toMatchObject({
    reversed_by_id: reversal.id,
    reversed_by: { id: reversal.id, code_ref: reversal.code_ref },
  });
  await expectBooksInOrder(server);
}

describe('posting and reversing restores the previous state', () => {
  const cash = { amount: '1000', fund_id: 2 };
  const bank = { amount: '1000', card_id: 2 };
  const vouchers: Record<string, () => Promise<() => Promise<{ id: number }>>> = {
    deposit_with_cash: async () => {
      const { id } = await makeCustomer(crew);
      await made(crew, 'deposit_with_cash', id, cash);
      await setRate(server, '172.5');
      return () => made(crew, 'deposit_with_cash', id, cash);
    },
    withdrawal: async () => {
      const { id } = await makeCustomer(crew);
      await made(crew, 'deposit_with_cash', id, cash);
      await setRate(server, '170');
      return () => made(crew, 'withdrawal', id, { ...bank, amount: '700' });
    },
    payment_supplier: async () => {
      const id = await makeSupplier(crew);
      return () => made(crew, 'payment_supplier', id, cash);
    },
    refund_supplier: async () => {
      const id = await makeSupplier(crew);
      await made(crew, 'payment_supplier', id, cash);
      await setRate(server, '174');
      return () => made(crew, 'refund_supplier', id, { ...bank, amount: '400' });
    },
    payment_order: async () => {
      const debtor = await orderThatAsks(crew);
      return () => made(crew, 'payment_order', debtor.customer, { ...forOrder(debtor), amount: '3000' });
    },
    'payment_order out of a credit': async () => {
      const debtor = await orderThatAsks(crew);
      const credit_order_id = (await grantCredit({ server, crew }, debtor)).id;
      const body = { ...forOrder(debtor), amount: '1500', credit_order_id };
      return () => made(crew, 'payment_order', debtor.customer, body);
    },
    'payment_order that pays the rest and repays debt': async () => {
      const debtor = await orderThatAsks(crew);
      const first = await grantCredit({ server, crew }, debtor, { amount: '900' });
      const second = await grantCredit({ server, crew }, debtor, {
        amount: '700',
        payment_due_date: inDays(10),
      });
      for (const [{ id: credit_order_id }, amount] of [
        [first, '900'],
        [second, '700'],
      ] as const)
        await made(crew, 'payment_order', debtor.customer, { ...forOrder(debtor), amount, credit_order_id });
      return () => made(crew, 'payment_order', debtor.customer, { ...forOrder(debtor), amount: '4500' });
    },
    payment_order_refund: async () => {
      const debtor = await orderThatAsks(crew, { lines: ['4000', '1000'] });
      const credit_order_id = (await grantCredit({ server, crew }, debtor)).id;
      const all = forOrder(debtor);
      await made(crew, 'payment_order', debtor.customer, { ...all, amount: '1500', credit_order_id });
      await made(crew, 'payment_order', debtor.customer, { ...all, amount: '3500' });
      await made(crew, 'payment_order', debtor.customer, { ...all, amount: '500' });
      await cancelLine(crew, debtor, 0);
      return () => made(crew, 'payment_order_refund', debtor.customer, { ...all, amount: '4000' });
    },
    payment_service: async () => {
      const debtor = await orderThatAsks(crew);
      await deposit(crew, debtor.customer, '50000', 'VND');
      const body = { ...forOrder(debtor), amount: '20000', currency_id: 'VND' };
      return () => made(crew, 'payment_service', debtor.customer, body);
    },
    payment_service_refund: async () => {
      const debtor = await orderThatAsks(crew);
      await deposit(crew, debtor.customer, '50000', 'VND');
      const body = { ...forOrder(debtor), currency_id: 'VND' };
      await made(crew, 'payment_service', debtor.customer, { ...body, amount: '50000' });
      await done(crew.sale('PUT', `order/retails/${debtor.order.id}`, { service_fee: '30000' }), 200);
      return () => made(crew, 'payment_service_refund', debtor.customer, { ...body, amount: '20000' });
    },
    payment_purchase: async () => {
      const bought = await purchaseThatAsks(crew);
      return () =>
        made(crew, 'payment_purchase', bought.supplier, { ...forPurchase(bought), amount: '3000' });
    },
    payment_purchase_refund: async () => {
      const bought = await purchaseThatAsks(crew);
      await made(crew, 'payment_purchase', bought.supplier, { ...forPurchase(bought), amount: '3000' });
      const [item] = await server.query('select id from purchase_items where purchase_id = $1', [
        bought.purchase.id,
      ]);
      const correction = { price: '2000', reason: 'Giá sai' };
      await done(crew.accounting('PUT', `purchase/items/${item!.id}/price`, correction), 200);
      const body = { ...forPurchase(bought), amount: '600' };
      return () => made(crew, 'payment_purchase_refund', bought.supplier, body);
    },
    received_from_local_currency: async () => {
      const body = { amount: '90000', currency_id: 'VND', card_id: 1 };
      return () => made(crew, 'received_from_local_currency', undefined, body);
    },
    received_from_foreign_currency: async () => () =>
      made(crew, 'received_from_foreign_currency', undefined, bank),
    deposit_with_received: async () => {
      const { id: parent_id } = await made(crew, 'received_from_foreign_currency', undefined, bank);
      await setRate(server, '176');
      const { id } = await makeCustomer(crew);
      return () => made(crew, 'deposit_with_received', id, { amount: '1000', parent_id });
    },
    buy_foreign_currency: async () => () =>
      made(crew, 'buy_foreign_currency', undefined, {
        ...{ amount: '1720000', currency_id: 'VND', card_id: 1 },
        ...{ to_amount: '10000', to_currency_id: 'JPY', fees: '5500' },
      }),
    transfer: async () => {
      await made(crew, 'received_from_foreign_currency', undefined, bank);
      await setRate(server, '173');
      return () =>
        made(crew, 'transfer', undefined, {
          ...{ amount: '600', card_id: 2, fees: '7' },
          ...{ to_card_id: 1, to_amount: '104000', to_currency_id: 'VND' },
        });
    },
    wallet_exchange: async () => {
      const { id } = await makeCustomer(crew);
      await deposit(crew, id, '1000', 'JPY');
      await setRate(server, '169');
      return () => made(crew, 'wallet_exchange', id, { amount: '1000', to_currency_id: 'VND' });
    },
    other_receipt: async () => {
      const account_id = await accountId(server, '711');
      return () => made(crew, 'other_receipt', undefined, { ...cash, account_id });
    },
    other_payment: async () => {
      const account_id = await accountId(server, '141');
      return () => made(crew, 'other_payment', undefined, { ...cash, account_id });
    },
  };
  test.for(Object.keys(vouchers))('%s', async (kind) => {
    await setRate(server, '171.5');
    await thereAndBack(await vouchers[kind]!());
  });
});

test('reversing debt to a supplier restores the previous state', async () => {
  const { supplier, purchase } = await purchaseThatAsks(crew);
  await made(crew, 'payment_purchase', supplier, { ...forPurchase({ purchase }), amount: '1000' });
  await thereAndBack(async () => {
    await done(crew.accounting('PUT', `purchases/${purchase.id}`, { action_debit: true }), 200);
    return { id: Number((await voucherOf(server, 'purchase', purchase.id, 'debit_purchase')).id) };
  });
});

test.for(['JPY', 'VND'])('reversing debt of an order in %s restores the previous state', async (currency) => {
  const { order } = await orderThatAsks(crew, currency === 'JPY' ? { services: '0' } : { lines: ['0'] });
  await thereAndBack(async () => {
    await done(crew.accounting('PUT', `orders/${order.id}`, { action_debit: true }), 200);
    return { id: Number((await voucherOf(server, 'order', order.id, 'debit', currency)).id) };
  });
});

test('reversing debt of freight restores the previous state', async () => {
  const { order, customer } = await paidOrder(crew);
  const { sfa } = await receive(crew, await buy(crew, order));
  const { box } = await pack(crew, sfa, order);
  const { id } = await bill(crew, customer, order, box);
  await done(crew.accounting('PUT', `lading-bills/${id}`, fixedFreight('3250000')), 200);
  await thereAndBack(async () => {
    await done(crew.accounting('PUT', `lading-bills/${id}`, { action_debit: true }), 200);
    return { id: Number((await voucherOf(server, 'lading_bill', id, 'debit', 'VND')).id) };
  });
});
