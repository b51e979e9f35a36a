// Random operations over the whole process: nothing is partially written and every invariant of money and
// goods holds.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { approvalKindIds } from '../../contract/accounting/transaction/kinds.ts';
import { orderTypeIds } from '../../contract/order/order/order-types.ts';
import {
  approve,
  buy,
  deposit,
  done,
  makeOrder,
  makeProduct,
  makeSupplier,
  paidOrder,
  people,
  receive,
  TODAY,
  unique,
  type People,
} from '../main-job/main-job.ts';
import { openContract } from '../main-job/contracts.ts';
import { expectHledgerToAgree } from '../main-job/hledger-books.ts';
import { hasHledger } from '../support/hledger.ts';
import { expectBooksInOrder } from '../support/invariants.ts';
import { useTestServer } from '../support/test-server.ts';
import { auctionAttempts } from './attempts/auctions.ts';
import { world, type Attempts, type Chance } from './attempts/chance.ts';
import { contractAttempts } from './attempts/contracts.ts';
import { buyingAttempts, warehouseAttempts } from './attempts/goods.ts';
import { moneyAttempts } from './attempts/money.ts';
import { newOrders, orderAttempts } from './attempts/orders.ts';
import { LIMIT, requestAttempts } from './attempts/requests.ts';
import { treasuryAttempts } from './attempts/treasury.ts';

const server = useTestServer();
/** Weight of each operation. */
const ROUNDS = Number(process.env.ROUNDS ?? 8);
const AT_A_TIME = 4;

const attempts: Attempts = {
  ...newOrders,
  ...orderAttempts,
  ...auctionAttempts,
  ...contractAttempts,
  ...moneyAttempts,
  ...treasuryAttempts,
  ...requestAttempts,
  ...buyingAttempts,
  ...warehouseAttempts,
};

/** A shipment order with two parcels, one received, and a payment order with a payee. */
async function forwardAndPay(crew: People, customer_id: number): Promise<void> {
  const [code, later] = [unique(), unique()];
  const trackings = [{ code }, { code: later }];
  const { id } = await done(crew.sale('POST', 'order/shipments', { customer_id, trackings }), 201);
  await approve(crew, id);
  for (const tracking_code of [code, later])
    await done(crew.warehouse('POST', 'sfas', { tracking_code, quantity: 1, arrival_date: TODAY }), 201);
  const supplier_id = await makeSupplier(crew);
  const payees = [{ supplier_id, amount: '3000' }];
  const order = await done(crew.sale('POST', 'order/payments', { customer_id, payees }), 201);
  await approve(crew, order.id);
  await done(
    crew.accounting('POST', 'payment-supplier', {
      transactionable_type: 'supplier',
      transactionable_id: supplier_id,
      amount: '5000',
      currency_id: 'JPY',
      voucher_date: TODAY,
      fund_id: 2,
    }),
    201,
  );
}

/** Three approved bids of a customer whose wallet covers all of them. */
async function bid(crew: People, customer_id: number): Promise<void> {
  await deposit(crew, customer_id, '12000', 'JPY');
  for (const max_bid of ['1000', '2000', '4000']) {
    const ends_at = new Date(Date.now() + 3_600_000).toISOString();
    const lot = { auction_id: unique(), title: 'ライカ M3', ends_at, max_bid, fee: '300' };
    await approve(crew, (await done(crew.sale('POST', 'order/auctions', { customer_id, lot }), 201)).id);
  }
}

/** Wholesale goods in an active contract. */
async function sellWholesale(crew: People, customer_id: number, product_id: string): Promise<void> {
  const items = [{ product_id, price: '700', quantity: '2' }];
  const { id } = await done(crew.sale('POST', 'order/wholesales', { customer_id, items }), 201);
  await approve(crew, id);
  const contract = await openContract(crew, customer_id);
  await done(crew.admin('PUT', `contracts/${contract.id}/attach-order`, { order_ids: [id] }), 200);
}

/** Enables sub-accounts and the four-eyes limit. */
async function guardMoney(crew: People): Promise<void> {
  for (const code of ['642', '141']) {
    const [{ id: parent_id }] = (await done(crew.accounting('GET', `accounts?filter[code]=${code}`))).data;
    await done(crew.accounting('POST', 'accounts', { parent_id, code: `${code}-A`, name: 'Chi tiết' }), 201);
  }
  const guard = { above: LIMIT, kinds: approvalKindIds };
  await done(crew.admin('PUT', 'organizations/1/second-person', guard), 200);
}

/** Every decision was made by another person, and posted once as requested. */
async function expectTwoPersons(): Promise<void> {
  const wrong = await server.query(`
    select q.id from voucher_requests q
    left join transactions t on t.id = q.transaction_id
    where (q.decided_at is not null and q.decided_by = q.created_by)
      or (q.transaction_id is not null
        and (t.type_id, t.currency_id, t.amount, t.prepared_by_id)
          is distinct from (case when q.reverses_id is null then q.type_id else 'reversal' end,
            q.currency_id, q.amount, q.created_by))
    union all
    select min(q.id) from voucher_requests q where q.transaction_id is not null
    group by q.transaction_id having count(*) > 1`);
  expect(wrong).toEqual([]);
}

/** Random values fully determined by a seed. */
function chanceOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.abs(state) / 2147483648;
  };
}

test('random operations, four at a time, keep money and goods consistent', async () => {
  const crew = await people(server);
  for (const quantity of [2, 5]) {
    const { customer, order, product } = await paidOrder(crew, quantity);
    await receive(crew, await buy(crew, order));
    await makeOrder(crew, customer, [{ product_id: product, price: '1000', quantity: '3' }]);
    await makeProduct(crew);
    await forwardAndPay(crew, customer);
    await bid(crew, customer);
    await sellWholesale(crew, customer, product);
  }
  await guardMoney(crew);
  const seed = fc.sample(fc.integer(), { numRuns: 1, seed: Number(process.env.SEED ?? Date.now()) })[0]!;
  const random = chanceOf(seed);
  const pick = <Of>(from: readonly Of[]): Of => from[Math.floor(random() * from.length)]!;
  const accepted = new Map<string, number>();
  for (let round = 0; round < ROUNDS; round += 1) {
    const names = Object.keys(attempts)
      .map((name) => [random(), name] as const)
      .toSorted(([a], [b]) => a - b)
      .map(([, name]) => name);
    while (names.length > 0) {
      const have = await world(server);
      const chance: Chance = {
        ...{ server, crew, have, pick },
        some: (name) => pick(have[name]!) ?? 0,
        order: () => pick(have.orders!),
        amount: () => String(1 + Math.floor(random() * pick([50, 1000, 4000]))),
        count: () => 1 + Math.floor(random() * 3),
      };
      const together = names.splice(0, AT_A_TIME);
      const replies = await Promise.all(together.map((name) => attempts[name]!(chance)));
      for (const [at, name] of together.entries()) {
        const { status, body } = replies[at] ?? { status: 204, body: undefined };
        expect(status, `seed ${seed}: ${name}: ${JSON.stringify(body)}`).toBeLessThan(500);
        if (status < 300) accepted.set(name, (accepted.get(name) ?? 0) + 1);
      }
    }
    await expectBooksInOrder(server);
    await expectTwoPersons();
  }
  if (hasHledger) expect(await expectHledgerToAgree(crew)).toBeGreaterThan(20);
  // Operations that depend only on a customer run each time.
  for (const type of orderTypeIds) expect(accepted.get(type), `seed ${seed}: ${type}`).toBe(ROUNDS);
  if (process.env.SHOW_WORK !== undefined) console.log(seed, accepted);
  expect(accepted.size, `seed ${seed}`).toBeGreaterThan(Object.keys(attempts).length / 3);
}, 120_000);
