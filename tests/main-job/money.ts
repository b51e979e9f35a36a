// Fixtures for payments: a customer with a wallet and an unpaid order, and reads of the resulting books.
import type { DocumentType } from '../../contract/accounting/charge/charge-kinds.ts';
import { describe, expect, test } from 'vitest';
import { anyKinds, type TransactionKind } from '../../contract/accounting/transaction/kinds.ts';
import { inDays } from '../../server/seed/demo/steps.ts';
import { expectBooksInOrder } from '../support/invariants.ts';
import type { Reply, TestServer } from '../support/test-server.ts';
import { makeContainer } from './boxes.ts';
import {
  approve,
  buy,
  deposit,
  done,
  makeCustomer,
  makeOrder,
  makeProduct,
  makeSupplier,
  paidOrder,
  people,
  receive,
  TODAY,
  type People,
} from './main-job.ts';

export { inDays };

/** Context of a payment test. */
export interface Business {
  server: TestServer;
  crew: People;
}
export interface Debtor {
  customer: number;
  order: { id: string; items: { id: number }[] };
}

/**
 * A customer, new unless given, with JPY in the wallet, and an approved order with a line of one piece for
 * each price.
 */
export async function orderThatAsks(
  crew: People,
  {
    lines = ['5000'],
    wallet = '100000',
    services = '50000',
    customer: known,
  }: { lines?: string[]; wallet?: string; services?: string; customer?: number } = {},
): Promise<Debtor> {
  const customer = known ?? (await makeCustomer(crew)).id;
  const product = await makeProduct(crew);
  if (wallet !== '0') await deposit(crew, customer, wallet, 'JPY');
  const made = await makeOrder(
    crew,
    customer,
    lines.map((price) => ({ product_id: product, price, quantity: '1' })),
    { service_fee: services },
  );
  return { customer, order: await approve(crew, made.id) };
}

/** Cancels a line of an order, which reduces its total. */
export const cancelLine = (crew: People, { order }: Debtor, index: number): Promise<unknown> =>
  done(crew.sale('PUT', `order/items/${order.items[index]!.id}`, { cancelled_quantity: '1' }), 200);

/** An approved purchase of one piece from a new supplier, who has an advance of `advance` JPY. */
export async function purchaseThatAsks(
  crew: People,
  { price = '3000', advance = '10000' } = {},
): Promise<{ supplier: number; purchase: { id: number } }> {
  const supplier = await makeSupplier(crew);
  const product_id = await makeProduct(crew);
  const made = await done(
    crew.purchase('POST', 'purchases', {
      supplier_id: supplier,
      currency_id: 'JPY',
      items: [{ product_id, price, quantity: '1' }],
    }),
    201,
  );
  if (advance !== '0')
    await done(pay(crew, 'payment_supplier', supplier, { amount: advance, fund_id: 2 }), 201);
  return { supplier, purchase: await done(crew.purchase('PUT', `purchases/${made.id}/approve`), 200) };
}

/**
 * A supplier whose goods were received and paid: open are 500 JPY freight-in of their parcel, and 400 JPY of
 * a container cost. Returns the two documents as vouchers name them.
 */
export async function carriageOwed(
  crew: People,
): Promise<{ supplier: number; documents: [type: DocumentType, id: string][] }> {
  const { order } = await paidOrder(crew);
  const bought = await buy(crew, order);
  const { sfa } = await receive(crew, bought);
  const container = await makeContainer(crew);
  const cost = { kind: 'freight', currency_id: 'JPY', amount: '400' };
  const of = { container_id: container.id, supplier_id: bought.supplier };
  await done(crew.accounting('POST', 'container-costs', { ...of, ...cost }), 201);
  return {
    supplier: bought.supplier,
    documents: [
      ['sfa', String(sfa.id)],
      ['container', String(container.id)],
    ],
  };
}

/** Posts a voucher of a kind, today in JPY unless `body` differs. Kinds without a party get none. */
export const pay = (
  crew: People,
  kind: TransactionKind,
  party: number | undefined,
  body: object,
): Promise<Reply> =>
  crew.accounting('POST', anyKinds[kind].path, {
    ...(anyKinds[kind].party !== 'none' && {
      transactionable_type: anyKinds[kind].party,
      transactionable_id: party,
    }),
    currency_id: 'JPY',
    voucher_date: TODAY,
    ...body,
  });

/** A voucher's documents. */
export const forOrder = ({ order }: Debtor) => ({
  receipts: [{ receiptable_type: 'order', receiptable_id: order.id }],
});
export const forPurchase = ({ purchase }: { purchase: { id: number } }) => ({
  receipts: [{ receiptable_type: 'purchase', receiptable_id: String(purchase.id) }],
});

/** A credit for the goods of an order. */
export async function grantCredit(
  { server, crew }: Business,
  { customer, order }: Debtor,
  body: object = {},
): Promise<{ id: number; version: number }> {
  const wallet_id = await walletId(server, customer);
  return done(
    crew.accounting('POST', 'credit-orders', {
      order_id: order.id,
      type: 'payment_order',
      wallet_id,
      amount: '2000',
      payment_due_date: inDays(30),
      ...body,
    }),
    201,
  );
}

/** Draws a credit for the goods of its order: they become receivable, and no money moves. */
export const drawCredit = (
  crew: People,
  debtor: Debtor,
  { id }: { id: number },
  amount: string,
): Promise<Reply> =>
  pay(crew, 'payment_order', debtor.customer, { ...forOrder(debtor), amount, credit_order_id: id });

/** Records a part of an order as receivable, from a credit of its own. */
export async function owe(
  { server, crew }: Business,
  debtor: Debtor,
  amount: string,
  body: object = {},
): Promise<{ id: number; version: number }> {
  const credit = await grantCredit({ server, crew }, debtor, { amount, ...body });
  await done(drawCredit(crew, debtor, credit, amount), 201);
  return credit;
}

/** The wallet of a customer. */
export async function walletId(server: TestServer, customer: number, currency = 'JPY'): Promise<number> {
  const [wallet] = await server.query(
    `select id from wallets where walletable_type = 'user' and walletable_id = $1 and currency_id = $2`,
    [customer, currency],
  );
  return Number(wallet!.id);
}

/** The account of the chart with a code. */
export async function accountId(server: TestServer, code: string): Promise<number> {
  const [account] = await server.query('select id from accounts where code = $1', [code]);
  return Number(account!.id);
}

/** Balance of a party's account with a role, in its currency. */
export async function balanceOf(
  server: TestServer,
  role: string,
  party: number,
  currency = 'JPY',
): Promise<string> {
  const [row] = await server.query(
    `select balance::text from ledger_accounts l join accounts a on a.id = l.account_id
      where a.role = $1 and l.party_id = $2 and l.currency_id = $3`,
    [role, party, currency],
  );
  return row?.balance ?? '0';
}

/** Amounts of a document's charges of one kind: total, resolved, debited, repaid. */
export async function chargeOf(
  server: TestServer,
  { order, purchase }: { order?: { id: string }; purchase?: { id: number } },
  kind = order === undefined ? 'purchase' : 'purchase_cost',
): Promise<string[]> {
  const [row] = await server.query(
    `select total::text, resolved::text, debited::text, repaid::text from charges
      where kind = $1 and (order_id = $2 or purchase_id = $3)`,
    [kind, order?.id ?? null, purchase?.id ?? null],
  );
  return Object.values(row ?? {});
}

/** Open items of an order: amount, repaid and due date, oldest due date first. */
export async function lotsOf(server: TestServer, { order }: Debtor): Promise<string[][]> {
  const rows = await server.query(
    `select l.amount::text, l.repaid::text, l.payment_due_date::text as due from debt_lots l
      join charges c on c.id = l.charge_id where c.order_id = $1 order by 3, l.id`,
    [order.id],
  );
  return rows.map((row) => Object.values(row));
}

/** Postings of a voucher: debit account, credit account, amount on each side, and VND. */
export async function postingsOf(server: TestServer, transaction: number): Promise<string[][]> {
  const rows = await server.query(
    `select da.code as debit, ca.code as credit, p.to_amount::text, p.from_amount::text, p.amount_base::text
      from ledger_postings p
      join ledger_accounts d on d.id = p.to_account_id join accounts da on da.id = d.account_id
      join ledger_accounts c on c.id = p.from_account_id join accounts ca on ca.id = c.account_id
      where p.transaction_id = $1 order by p.id`,
    [transaction],
  );
  return rows.map((row) => Object.values(row));
}

/** The only voucher of a kind of a document. */
export async function voucherOf(
  server: TestServer,
  document: DocumentType,
  id: string | number,
  kind: TransactionKind,
  currency = 'JPY',
): Promise<Record<string, any>> {
  const rows = await server.query(
    `select t.*, t.amount::text from transactions t join receipts r on r.transaction_id = t.id
      where r.receiptable_type = $1 and r.receiptable_id = $2 and t.type_id = $3 and t.currency_id = $4`,
    [document, String(id), kind, currency],
  );
  expect(rows).toHaveLength(1);
  return rows[0]!;
}

/** Sets the rate of JPY in VND, for every day. */
export const setRate = (server: TestServer, rate: string): Promise<unknown> =>
  server.query(
    `update price_amounts a set value = $1 from price_timelines t join prices p on p.id = t.price_id
      where t.id = a.price_timeline_id and p.group_type = 'exchange-rates'`,
    [rate],
  );

let lone = 0;
/** A voucher without a number series, for postings that a test writes itself. */
export async function loneVoucher(server: TestServer): Promise<number> {
  const [voucher] = await server.query(
    `insert into transactions (organization_id, code_ref, type_id, amount, currency_id, voucher_date)
      values (1, $1, 'debit', 1, 'VND', current_date) returning id`,
    [`XX00-${(lone += 1)}`],
  );
  return Number(voucher!.id);
}

type Posted = [debit: string, credit: string, taken: string, given: string, vnd: string];
interface Golden {
  /** Title of the case. */
  title: string;
  /** Creates what the voucher needs, and returns its party and body. */
  given(business: Business): Promise<{ party?: number; body: object }>;
  /** Expected postings, in order. */
  posts: Posted[];
  /** Number series of the voucher. */
  series: string;
  /** Further checks after posting. */
  after?(business: Business, made: { id: number; [field: string]: unknown }): Promise<void>;
}

/** Golden tests of a kind: each voucher with its exact postings. JPY is at 171.5 VND. */
export function goldenTests(server: TestServer, kind: TransactionKind, cases: readonly Golden[]): void {
  describe(`${kind} posts`, () => {
    test.for(cases.map((golden) => [golden.title, golden] as const))(
      '%s',
      async ([, { given, posts, series, after }]) => {
        const business = { server, crew: await people(server) };
        const { party, body } = await given(business);
        const made = await done(pay(business.crew, kind, party, body), 201);
        expect(made).toMatchObject({
          type_id: kind,
          code_ref: expect.stringMatching(new RegExp(`^${series}\\d{2}-\\d{6}$`)),
        });
        expect(await postingsOf(server, made.id)).toEqual(posts);
        expect(
          await server.query('select distinct kind from ledger_postings where transaction_id = $1', [
            made.id,
          ]),
        ).toEqual([{ kind }]);
        await after?.(business, made);
        await expectBooksInOrder(server);
      },
    );
  });
}
