import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { deposit, done, makeCustomer, makeSupplier, usePeople } from '../../../tests/main-job/main-job.ts';
import {
  cancelLine,
  forOrder,
  grantCredit,
  orderThatAsks,
  pay,
  setRate,
  type Debtor,
} from '../../../tests/main-job/money.ts';
import { expectBooksInOrder } from '../../../tests/support/invariants.ts';
import { useTestServer, type Reply } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);

/** What an account holds: in its currency, and in dong. */
async function worthOf(role: string, party: number): Promise<string[]> {
  const [row] = await server.query(
    `select balance::text, balance_base::text from ledger_accounts l join accounts a on a.id = l.account_id
      where a.role = $1 and l.party_id = $2 and l.currency_id = 'JPY'`,
    [role, party],
  );
  return Object.values(row!);
}
async function makeFund(): Promise<number> {
  const [fund] = await server.query(
    `insert into funds (organization_id, name, currency_id) values (1, 'Till', 'JPY') returning id`,
  );
  return Number(fund!.id);
}
const settle = (debtor: Debtor, body: object) =>
  done(pay(crew, 'payment_order', debtor.customer, { ...forOrder(debtor), ...body }), 201);

/** An order over 100,000 yen: 60,000 paid at 170, 40,000 drawn from a credit at 172. */
async function paidAtTwoRates(): Promise<Debtor> {
  await setRate(server, '170');
  const debtor = await orderThatAsks(crew, { lines: ['100000'], wallet: '60000' });
  await settle(debtor, { amount: '60000' });
  await setRate(server, '172');
  const { id } = await grantCredit({ server, crew }, debtor, { amount: '40000' });
  await settle(debtor, { amount: '40000', credit_order_id: id });
  return debtor;
}

describe('an account with balance zero has book value zero', () => {
  test('when an order that was settled at two rates is cancelled', async () => {
    const debtor = await paidAtTwoRates();
    await done(crew.sale('PUT', `orders/${debtor.order.id}/cancel`, { confirm: true }), 200);
    expect(await worthOf('CLEAR', debtor.customer)).toEqual(['0', '0']);
    expect(await worthOf('DEBT', debtor.customer)).toEqual(['0', '0']);
    expect((await worthOf('WALLET', debtor.customer))[0]).toBe('60000');
    await expectBooksInOrder(server);
  });

  test('when it is refunded', async () => {
    const debtor = await paidAtTwoRates();
    await cancelLine(crew, debtor, 0);
    await done(
      pay(crew, 'payment_order_refund', debtor.customer, { ...forOrder(debtor), amount: '100000' }),
      201,
    );
    expect(await worthOf('CLEAR', debtor.customer)).toEqual(['0', '0']);
    expect(await worthOf('DEBT', debtor.customer)).toEqual(['0', '0']);
    await expectBooksInOrder(server);
  });

  test('when several orders are refunded with one voucher, to the last dong', async () => {
    await setRate(server, '171.5');
    const { id: customer } = await makeCustomer(crew);
    const orders: Debtor[] = [];
    for (const [price, rate] of [
      ['1', '171.5'],
      ['7', '170.3'],
      ['3', '173.7'],
    ] as const) {
      await setRate(server, rate);
      await deposit(crew, customer, price, 'JPY');
      const debtor = await orderThatAsks(crew, { lines: [price], wallet: '0', customer });
      await settle(debtor, { amount: price });
      await cancelLine(crew, debtor, 0);
      orders.push(debtor);
    }
    const receipts = orders.map(({ order }) => ({ receiptable_type: 'order', receiptable_id: order.id }));
    await done(pay(crew, 'payment_order_refund', customer, { amount: '11', receipts }), 201);
    expect(await worthOf('CLEAR', customer)).toEqual(['0', '0']);
    await expectBooksInOrder(server);
  });

  test('when an overdrawn fund returns to zero', async () => {
    const fund_id = await makeFund();
    const [customer, supplier] = [(await makeCustomer(crew)).id, await makeSupplier(crew)];
    const take = (amount: string) => done(pay(crew, 'deposit_with_cash', customer, { amount, fund_id }), 201);
    await setRate(server, '170');
    await take('100');
    await setRate(server, '172');
    await done(pay(crew, 'payment_supplier', supplier, { amount: '150', fund_id }), 201);
    expect(await worthOf('CASH', fund_id)).toEqual(['-50', '-8600']);
    await take('50');
    expect(await worthOf('CASH', fund_id)).toEqual(['0', '0']);
    await expectBooksInOrder(server);
  });

  test('and beyond zero only the remaining part has a value', async () => {
    const fund_id = await makeFund();
    const [customer, supplier] = [(await makeCustomer(crew)).id, await makeSupplier(crew)];
    await setRate(server, '300');
    await done(pay(crew, 'payment_supplier', supplier, { amount: '50', fund_id }), 201);
    await setRate(server, '172');
    await done(pay(crew, 'deposit_with_cash', customer, { amount: '51', fund_id }), 201);
    expect(await worthOf('CASH', fund_id)).toEqual(['1', '172']);
    await done(pay(crew, 'payment_supplier', supplier, { amount: '1', fund_id }), 201);
    expect(await worthOf('CASH', fund_id)).toEqual(['0', '0']);
    await expectBooksInOrder(server);
  });
});

test('any transfers at any rates satisfy every rule of the books', async () => {
  const works = ['deposit', 'pay', 'draw', 'drop', 'refund', 'cancel', 'supplier', 'rate'] as const;
  const step = fc.record({
    work: fc.constantFrom(...works),
    amount: fc.integer({ min: 1, max: 60 }),
    rate: fc.integer({ min: 1600, max: 1850 }),
    which: fc.nat(2),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 12 }), async (steps) => {
      const fund_id = await makeFund();
      const supplier = await makeSupplier(crew);
      const { id: customer } = await makeCustomer(crew);
      await deposit(crew, customer, '1', 'JPY');
      const debtors = await Promise.all(
        [0, 1, 2].map(() => orderThatAsks(crew, { lines: ['30', '20'], wallet: '0', customer })),
      );
      const credits = await Promise.all(
        debtors.map((debtor) => grantCredit({ server, crew }, debtor, { amount: '25' })),
      );
      const all = { receipts: debtors.flatMap((debtor) => forOrder(debtor).receipts) };
      const works: Record<
        string,
        (one: { amount: string; rate: string; which: number }) => Promise<unknown>
      > = {
        deposit: ({ amount }) => pay(crew, 'deposit_with_cash', customer, { amount, fund_id }),
        pay: ({ amount }) => pay(crew, 'payment_order', customer, { ...all, amount }),
        draw: ({ amount, which }) =>
          pay(crew, 'payment_order', customer, {
            ...forOrder(debtors[which]!),
            ...{ amount, credit_order_id: credits[which]!.id },
          }),
        drop: ({ which }) =>
          crew.sale('PUT', `order/items/${debtors[which]!.order.items[1]!.id}`, { cancelled_quantity: '1' }),
        refund: ({ amount }) => pay(crew, 'payment_order_refund', customer, { ...all, amount }),
        cancel: ({ which }) =>
          crew.sale('PUT', `orders/${debtors[which]!.order.id}/cancel`, { confirm: true }),
        supplier: ({ amount }) => pay(crew, 'payment_supplier', supplier, { amount, fund_id }),
        rate: ({ rate }) => setRate(server, rate),
      };
      for (const { work, amount, rate, which } of steps) {
        const reply = await works[work]!({ amount: String(amount), rate: String(rate / 10), which });
        expect((reply as Partial<Reply>).status ?? 200).toBeLessThan(500);
      }
      await expectBooksInOrder(server);
    }),
    { numRuns: 6 },
  );
}, 120_000);
