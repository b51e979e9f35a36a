import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { done, makeCustomer, makeOrder, makeProduct, usePeople } from '../../../tests/main-job/main-job.ts';
import {
  cancelLine,
  forOrder,
  forPurchase,
  orderThatAsks,
  owe,
  pay,
  purchaseThatAsks,
  type Debtor,
} from '../../../tests/main-job/money.ts';
import { useTestServer, type Reply } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);
let debtors: [Debtor, Debtor];
let bought: Awaited<ReturnType<typeof purchaseThatAsks>>;
beforeAll(async () => {
  debtors = [
    await orderThatAsks(crew, { lines: ['9000', '70'] }),
    await orderThatAsks(crew, { lines: ['700', '5'], services: '300' }),
  ];
  bought = await purchaseThatAsks(crew);
});

const OPEN = 'where (wallet, held, debt, unsettled) <> (0, 0, 0, 0)';
const figures = (table: string) =>
  server.query(`
    select organization_id, party_type, party_id, currency_id, wallet, held, debt, unsettled
    from ${table} ${OPEN}
    order by party_type, party_id, currency_id, organization_id`);
async function expectSummaryOfLedger(): Promise<void> {
  expect(await figures('receivable_balances')).toEqual(await figures('receivables_in_ledger'));
}

/** The last voucher that is not reversed yet, reversed: refused where others build on it. */
async function reverseLast(): Promise<unknown> {
  const [last] = await server.query<{ id: number }>(`
    select t.id from transactions t
    where t.reverses_id is null and not exists (select from transactions r where r.reverses_id = t.id)
    order by t.id desc limit 1`);
  return crew.accounting('DELETE', `transactions/${last!.id}`);
}
/** What accounting does with the money of parties; some of it is refused, and then changes nothing. */
const works: readonly ((debtor: Debtor, amount: string) => Promise<unknown>)[] = [
  (debtor, amount) => pay(crew, 'payment_order', debtor.customer, { ...forOrder(debtor), amount }),
  (debtor, amount) => owe({ server, crew }, debtor, amount, { amount }).catch(() => undefined),
  (debtor, amount) =>
    pay(crew, 'deposit_with_cash', debtor.customer, { amount, fund_id: 1, currency_id: 'VND' }),
  (debtor) => cancelLine(crew, debtor, 1).catch(() => undefined),
  (_, amount) => pay(crew, 'payment_supplier', bought.supplier, { amount, fund_id: 2 }),
  (_, amount) => pay(crew, 'payment_purchase', bought.supplier, { ...forPurchase(bought), amount }),
  () => crew.accounting('PUT', `purchases/${bought.purchase.id}`, { action_debit: true }),
  reverseLast,
];

test('after any postings, settlements and reversals the summary equals ledger and charges', async () => {
  const work = fc.record({
    which: fc.nat(works.length - 1),
    debtor: fc.nat(1),
    amount: fc.integer({ min: 1, max: 400 }),
  });
  const countKinds = async () =>
    (await server.query<{ count: number }>('select count(distinct kind)::int from ledger_postings'))[0]!
      .count;
  await fc.assert(
    fc.asyncProperty(fc.array(work, { minLength: 1, maxLength: 6 }), async (all) => {
      for (const { which, debtor, amount } of all) {
        await works[which]!(debtors[debtor]!, String(amount));
        await expectSummaryOfLedger();
      }
    }),
    { numRuns: 20 },
  );
  expect(await countKinds()).toBeGreaterThan(5);
});

test('concurrent writes to the same parties cause no deadlock and lose nothing', async () => {
  const customers = [debtors[0].customer, debtors[1].customer, (await makeCustomer(crew)).id];
  const product_id = await makeProduct(crew);
  const before = await figures('receivable_balances');
  const replies = await Promise.all(
    Array.from({ length: 36 }, (_, turn): Promise<Reply | object> => {
      const customer = customers[turn % 3]!;
      if (turn % 2 === 0)
        return pay(crew, 'deposit_with_cash', customer, { amount: '10', fund_id: 1, currency_id: 'VND' });
      return makeOrder(crew, customer, [{ product_id, price: '30', quantity: '1' }]);
    }),
  );
  for (const reply of replies) if ('status' in reply) expect(reply.status).toBe(201);
  expect(await figures('receivable_balances')).not.toEqual(before);
  await expectSummaryOfLedger();
});

test('transactions that change the same parties in opposite order both commit', async () => {
  const change = (order: 'asc' | 'desc') =>
    server.query(`
      do $$
      declare one bigint;
      begin
        for one in
          select l.id from ledger_accounts l join accounts a on a.id = l.account_id and a.role = 'WALLET'
          where l.balance > 0 order by l.id ${order}
        loop
          insert into receivable_changes (organization_id, party_type, party_id, currency_id, wallet)
          select organization_id, party_type, party_id, currency_id, ${order === 'asc' ? 1 : -1}
          from ledger_accounts where id = one;
          perform pg_sleep(0.02);
        end loop;
      end $$`);
  await Promise.all(Array.from({ length: 8 }, (_, turn) => change(turn % 2 === 0 ? 'asc' : 'desc')));
  await expectSummaryOfLedger();
  expect(await done(crew.accounting('GET', 'get-outstanding-objects'), 200)).toHaveProperty('data');
  expect(await server.query('select from receivable_changes')).toEqual([]);
});
