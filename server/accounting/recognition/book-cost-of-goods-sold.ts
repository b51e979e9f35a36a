// Cost of goods sold: the cost of delivered goods leaves stock.
import { sql } from 'kysely';
import {
  absolute,
  add,
  compare,
  isPositive,
  isZero,
  negate,
  subtract,
  zero,
  type Decimal,
} from '@hakobu/contract/kernel/decimal.ts';
import { BASE_CURRENCY, proportion } from '@hakobu/contract/kernel/money.ts';
import type { Context } from '#kernel/context.ts';
import { companyAccount, lockAccounts } from '../ledger/ledger-accounts.ts';
import { transferPostings } from '../ledger/transfer.ts';
import { beginVouchers, bookFacts, resultAccounts } from './book-facts.ts';
import { recordGoods, type GoodsValue } from './recognised.ts';

/** Pieces of purchase lines delivered to an order's customer so far. */
export interface Leaving {
  order_id: string;
  items: { purchase_item_id: number; quantity: Decimal }[];
}

/** Stock movements of a purchase line: receipts, and deliveries to orders (negative). */
interface Sum {
  purchase_item_id: number;
  order_id: string | null;
  quantity: Decimal;
  amount_base: Decimal;
}

/**
 * Posts the cost of newly delivered goods, or its reversal, at the exact cost of these pieces; the last
 * pieces of a line take the remainder. Goods that never entered stock have no cost here.
 */
export async function bookCostOfGoodsSold(ctx: Context, leaving: readonly Leaving[]): Promise<void> {
  if (changesOf(leaving, await valuesOf(ctx, leaving)).length === 0) return;
  const [goods, cost] = (await lockAccounts(ctx, [
    ...(['GOODS', 'COST'] as const).map((role) => companyAccount(role, BASE_CURRENCY)),
    ...resultAccounts,
  ])) as [Account, Account];
  // Movements committed before the lock count.
  const changes = changesOf(leaving, await valuesOf(ctx, leaving));
  if (changes.length === 0) return;
  const worth = changes.filter(({ base }) => !isZero(base));
  const { ids, voucher_date } = await beginVouchers(
    ctx,
    worth.map(() => BASE_CURRENCY),
  );
  const kind = 'goods_sold';
  const postings = await transferPostings(
    ctx,
    worth.map(({ base }, index) => {
      const amount = absolute(base);
      const sides = isPositive(base) ? { debit: cost, credit: goods } : { debit: goods, credit: cost };
      const bases = { debit_base: amount, credit_base: amount };
      return { ...sides, ...bases, kind, amount, transaction_id: ids[index]!, voucher_date };
    }),
  );
  const vouchers = worth.map(({ order_id, base }, index) => {
    const amount = absolute(base);
    const documents = [{ receiptable_type: 'order', receiptable_id: order_id, amount }];
    return { id: ids[index]!, kind, amount, currency_id: BASE_CURRENCY, documents } as const;
  });
  await bookFacts(ctx, vouchers, postings, voucher_date);
  await recordGoods(
    ctx,
    changes.flatMap((change) => {
      const transaction_id = ids[worth.indexOf(change)] ?? null;
      return change.values.map((value) => ({ ...value, transaction_id }));
    }),
  );
}

type Account = Awaited<ReturnType<typeof lockAccounts>>[0];

/** Adjusts the cost of delivered goods to the current value of their lines. */
export async function revalueOut(ctx: Context, purchaseItemIds: readonly number[]): Promise<void> {
  const { rows } = await sql<{ order_id: string; purchase_item_id: number; quantity: Decimal }>`
    select order_id, purchase_item_id, -sum(quantity) as quantity
    from goods_values
    where charge_id is null and purchase_item_id is not null and order_id is not null
      and order_id in (
        select order_id from goods_values
        where charge_id is null and purchase_item_id = any(${[...purchaseItemIds]}::bigint[]))
    group by 1, 2
    order by 1, 2`.execute(ctx.db);
  const orders = Map.groupBy(rows, ({ order_id }) => order_id);
  if (orders.size > 0)
    await bookCostOfGoodsSold(
      ctx,
      [...orders].map(([order_id, items]) => ({ order_id, items })),
    );
}

async function valuesOf(ctx: Context, leaving: readonly Leaving[]): Promise<Sum[]> {
  const items = leaving.flatMap((one) => one.items.map(({ purchase_item_id }) => purchase_item_id));
  const orders = leaving.map(({ order_id }) => order_id);
  const { rows } = await sql<Sum>`
    select purchase_item_id, order_id, sum(quantity) as quantity, sum(amount_base) as amount_base
    from goods_values
    where purchase_item_id = any(${items}::bigint[])
      or purchase_item_id in (
        select purchase_item_id from goods_values
        where charge_id is null and order_id = any(${orders}::text[]))
    group by 1, 2
    order by 1, 2`.execute(ctx.db);
  return rows;
}

interface Change {
  order_id: string;
  /** The cost difference in VND, signed. */
  base: Decimal;
  values: Omit<GoodsValue, 'transaction_id'>[];
}

/** A purchase line while its pieces are delivered. */
interface Stock {
  quantity: Decimal;
  base: Decimal;
  out: Map<string, { quantity: Decimal; base: Decimal }>;
}
const NOTHING = { quantity: zero, base: zero };

function changesOf(leaving: readonly Leaving[], sums: readonly Sum[]): Change[] {
  const stocks = stocksOf(sums);
  return leaving.flatMap(({ order_id, items }) => {
    const known = [...stocks].flatMap(([id, { out }]) => (out.has(order_id) ? [id] : []));
    const ids = new Set([...known, ...items.map(({ purchase_item_id }) => purchase_item_id)]);
    const values = [...ids].flatMap((purchase_item_id) => {
      const stock = stocks.get(purchase_item_id);
      // Goods that never entered stock cannot leave it.
      if (stock === undefined || !isPositive(stock.quantity)) return [];
      const wanted = items.find((item) => item.purchase_item_id === purchase_item_id)?.quantity ?? zero;
      const before = stock.out.get(order_id) ?? NOTHING;
      const after = { quantity: wanted, base: costOf(stock, order_id, wanted) };
      stock.out.set(order_id, after);
      const quantity = subtract(before.quantity, after.quantity);
      const amount_base = subtract(before.base, after.base);
      if (isZero(quantity) && isZero(amount_base)) return [];
      return [{ purchase_item_id, charge_id: null, order_id, quantity, amount_base }];
    });
    if (values.length === 0) return [];
    return [{ order_id, base: negate(add(...values.map(({ amount_base }) => amount_base))), values }];
  });
}

function stocksOf(sums: readonly Sum[]): Map<number, Stock> {
  const stocks = new Map<number, Stock>();
  for (const { purchase_item_id, order_id, quantity, amount_base } of sums) {
    const stock = stocks.get(purchase_item_id) ?? { ...NOTHING, out: new Map() };
    stocks.set(purchase_item_id, stock);
    if (order_id === null) Object.assign(stock, { quantity, base: amount_base });
    else stock.out.set(order_id, { quantity: negate(quantity), base: negate(amount_base) });
  }
  return stocks;
}

/** The cost of pieces of a line; the last ones take the remainder. */
function costOf({ quantity, base, out }: Stock, orderId: string, wanted: Decimal): Decimal {
  if (isZero(wanted)) return zero;
  const others = [...out].flatMap(([id, one]) => (id === orderId ? [] : [one]));
  const gone = add(zero, ...others.map((one) => one.quantity));
  if (compare(add(gone, wanted), quantity) >= 0)
    return subtract(base, add(zero, ...others.map((one) => one.base)));
  return proportion(base, wanted, quantity, BASE_CURRENCY);
}
