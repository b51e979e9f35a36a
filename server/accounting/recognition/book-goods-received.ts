// Goods received: the liability to the supplier becomes inventory, or is passed on to the customer in whose
// name goods were bought.
import { sql } from 'kysely';
import {
  absolute,
  add,
  isPositive,
  isZero,
  negate,
  subtract,
  zero,
  type Decimal,
} from '@hakobu/contract/kernel/decimal.ts';
import { allocateMoney, BASE_CURRENCY, proportion, type CurrencyId } from '@hakobu/contract/kernel/money.ts';
import type { Context } from '#kernel/context.ts';
import {
  companyAccount,
  lockAccounts,
  partyAccount,
  type AccountKey,
  type LedgerAccount,
} from '../ledger/ledger-accounts.ts';
import { bookBase } from '../ledger/base-amount.ts';
import type { Posting } from '../ledger/post.ts';
import type { ReceiptInput } from '../transaction/write-transaction.ts';
import { beginVouchers, bookFacts, resultAccounts } from './book-facts.ts';
import {
  recognisedOf,
  recordGoods,
  recordRecognitions,
  type GoodsValue,
  type Recognised,
  type Recognition,
} from './recognised.ts';
import { revalueOut } from './book-cost-of-goods-sold.ts';
import { baseOf, supplierPrepayments, AccountStates, bookValueOf, type Part } from './book-values.ts';

/** A supplier's charge with the amount received so far. */
export interface Incoming {
  charge_id: number;
  currency_id: CurrencyId;
  supplier_id: number;
  document: Omit<ReceiptInput, 'amount'>;
  parts: IncomingPart[];
}
/**
 * The target of received goods: inventory, or the order in whose customer's name they were bought; services
 * are expenses.
 */
export interface IncomingPart {
  passed: { charge_id: number; customer_id: number } | null;
  /** The account of amounts that are not passed on. */
  account: 'GOODS' | 'COST';
  /** The total received so far. */
  amount: Decimal;
  lines: IncomingLine[];
}
/** A purchase line with its weight in the value of all lines, and the pieces received. */
export interface IncomingLine {
  purchase_item_id: number;
  worth: Decimal;
  quantity: Decimal;
}

interface Change {
  incoming: Incoming;
  part: IncomingPart;
  difference: Decimal;
  before: Recognised | undefined;
}

/**
 * Posts newly received amounts, or their reversal: inventory or settled orders against the supplier. Prepaid
 * amounts have the value of their payment. Locks `more` party accounts together with its own, for later steps
 * of the transaction.
 */
export async function bookGoodsReceived(
  ctx: Context,
  incoming: readonly Incoming[],
  more: readonly AccountKey[] = [],
): Promise<void> {
  const known = await changesOf(ctx, incoming);
  if (known.length === 0) return;
  const keys = known.flatMap(keysOf);
  await lockAccounts(ctx, [...keys, ...more, ...resultAccounts]);
  // Recognitions committed before the lock count.
  const changes = await changesOf(ctx, incoming);
  const byCharge = [...Map.groupBy(changes, ({ incoming: one }) => one).entries()];
  if (byCharge.length === 0) return;
  const { ids, voucher_date } = await beginVouchers(
    ctx,
    byCharge.map(([{ currency_id }]) => currency_id),
  );
  const states = new AccountStates();
  const booked: Booked[] = [];
  for (const [index, [, own]] of byCharge.entries())
    for (const change of own)
      booked.push(await bookChange(ctx, change, { transaction_id: ids[index]!, voucher_date, states }));
  const vouchers = byCharge.map(([{ supplier_id, currency_id, document }, own], index) => {
    const amount = add(zero, ...own.map(({ difference }) => absolute(difference)));
    const documents = [{ ...document, amount }];
    return { id: ids[index]!, kind: 'goods_received' as const, supplier_id, amount, currency_id, documents };
  });
  const postings = booked.flatMap((one) => one.postings);
  await bookFacts(ctx, vouchers, postings, voucher_date);
  await recordRecognitions(
    ctx,
    booked.flatMap(({ recognitions }) => recognitions),
  );
  await recordIncomingGoods(ctx, booked);
  await revalueOut(
    ctx,
    changes.flatMap(({ part }) => part.lines.map(({ purchase_item_id }) => purchase_item_id)),
  );
}

/** Differences to what was recognized. Charges that are no longer listed become zero. */
async function changesOf(ctx: Context, incoming: readonly Incoming[]): Promise<Change[]> {
  if (incoming.length === 0) return [];
  const recognised = await recognisedOf(
    ctx,
    incoming.map(({ charge_id }) => charge_id),
  );
  return incoming.flatMap((one) => {
    const own = recognised.filter(({ charge_id }) => charge_id === one.charge_id);
    const isTo =
      (part: IncomingPart) =>
      ({ passed_charge_id }: Recognised): boolean =>
        passed_charge_id === (part.passed?.charge_id ?? null);
    const gone = own
      .filter((before) => !one.parts.some((part) => isTo(part)(before)))
      .map(({ passed_charge_id, passed_party_id }) => ({
        passed:
          passed_charge_id === null ? null : { charge_id: passed_charge_id, customer_id: passed_party_id! },
        account: 'GOODS' as const,
        amount: zero,
        lines: [],
      }));
    return [...gone, ...one.parts]
      .map((part) => {
        const before = own.find(isTo(part));
        return { incoming: one, part, before, difference: subtract(part.amount, before?.amount ?? zero) };
      })
      .filter(({ difference }) => !isZero(difference));
  });
}

/** The supplier's accounts of a received charge. */
export const accountsOfIncoming = ({ supplier_id, currency_id }: Incoming): AccountKey[] =>
  (['SUPP', 'SUPW'] as const).map((role) =>
    partyAccount(role, { type: 'supplier', id: supplier_id }, currency_id),
  );

const keysOf = ({ incoming, part: { passed } }: Change): AccountKey[] => {
  const { currency_id } = incoming;
  return [
    ...accountsOfIncoming(incoming),
    ...(passed === null
      ? []
      : [partyAccount('CLEAR', { type: 'user', id: passed.customer_id }, currency_id)]),
  ];
};

interface Booked {
  change: Change;
  transaction_id: number;
  postings: Posting[];
  recognitions: Recognition[];
  /** The received value in VND, signed. */
  base: Decimal;
}
interface Terms {
  transaction_id: number;
  voucher_date: string;
  states: AccountStates;
}

/** Posts one change over locked accounts. */
async function bookChange(
  ctx: Context,
  change: Change,
  { states, transaction_id, voucher_date }: Terms,
): Promise<Booked> {
  const { incoming, part, difference, before } = change;
  const [payable, advance, clearing] = (await lockAccounts(ctx, keysOf(change))) as [
    LedgerAccount,
    LedgerAccount,
    LedgerAccount | undefined,
  ];
  const [own] = await lockAccounts(ctx, [companyAccount(part.account, BASE_CURRENCY)]);
  const more = isPositive(difference);
  const amount = absolute(difference);
  const parts = more
    ? await bookValueOf(
        ctx,
        supplierPrepayments(states.of(payable), states.of(advance)),
        amount,
        voucher_date,
      )
    : [{ amount, base: proportion(before!.amount_base, amount, before!.amount, BASE_CURRENCY) }];
  const postings: Posting[] = [];
  let given = zero;
  for (const one of parts) {
    const other = clearing === undefined || !more ? one.base : clearedWorth(states.of(clearing), one);
    given = add(given, other);
    const account = clearing ?? own;
    const sides = more
      ? { debit: account, debit_base: other, credit: payable, credit_base: one.base }
      : { debit: payable, debit_base: one.base, credit: account, credit_base: other };
    const facts = {
      kind: 'goods_received',
      charge_id: incoming.charge_id,
      transaction_id,
      voucher_date,
    } as const;
    postings.push(...(await states.transfer(ctx, { ...facts, ...sides, amount: one.amount })));
  }
  const signed = (value: Decimal): Decimal => (more ? value : negate(value));
  const base = signed(baseOf(parts));
  const row = { transaction_id, amount: difference };
  const passed_charge_id = part.passed?.charge_id ?? null;
  const recognitions: Recognition[] = [
    { ...row, charge_id: incoming.charge_id, passed_charge_id, amount_base: base },
  ];
  if (passed_charge_id !== null)
    recognitions.push({
      ...row,
      ...{ charge_id: passed_charge_id, passed_charge_id: incoming.charge_id, amount_base: signed(given) },
    });
  return { change, transaction_id, postings, recognitions, base };
}

/**
 * Money for goods in a customer's name leaves at book value; if it is not paid yet, at the cost of the goods.
 */
const clearedWorth = (clearing: LedgerAccount, { amount, base }: Part): Decimal =>
  bookBase(clearing, amount) ?? base;

/** Allocates the value of a charge to its lines, with the received pieces. */
async function recordIncomingGoods(ctx: Context, booked: readonly Booked[]): Promise<void> {
  const toStock = booked.filter(({ change: { part } }) => part.passed === null && part.account === 'GOODS');
  if (toStock.length === 0) return;
  const ids = toStock.map(({ change }) => change.incoming.charge_id);
  const { rows } = await sql<Known>`
    select charge_id, purchase_item_id, sum(quantity) as quantity, sum(amount_base) as amount_base
    from goods_values
    where charge_id = any(${ids}::bigint[]) and purchase_item_id is not null
    group by 1, 2`.execute(ctx.db);
  await recordGoods(
    ctx,
    toStock.flatMap((one) => lineValues(one, rows)),
  );
}

interface Known {
  charge_id: number;
  purchase_item_id: number;
  quantity: Decimal;
  amount_base: Decimal;
}

function lineValues({ change, transaction_id, base }: Booked, known: readonly Known[]): GoodsValue[] {
  const { charge_id } = change.incoming;
  const own = known.filter((row) => row.charge_id === charge_id);
  const gone = own
    .filter(({ purchase_item_id: id }) => !change.part.lines.some((line) => line.purchase_item_id === id))
    .map(({ purchase_item_id }) => ({ purchase_item_id, worth: zero, quantity: zero }));
  const lines = [...change.part.lines, ...gone];
  const before = (line: IncomingLine) =>
    own.find(({ purchase_item_id }) => purchase_item_id === line.purchase_item_id);
  const after = add(base, ...own.map(({ amount_base }) => amount_base));
  const worths = allocateMoney(
    after,
    lines.map(({ worth }) => worth),
    BASE_CURRENCY,
  );
  return lines.map((line, index) => ({
    transaction_id,
    ...{ purchase_item_id: line.purchase_item_id, charge_id, order_id: null },
    quantity: subtract(line.quantity, before(line)?.quantity ?? zero),
    amount_base: subtract(worths[index]!, before(line)?.amount_base ?? zero),
  }));
}
