import { sql } from 'kysely';
import type { suggestPayers as endpoint } from '@hakobu/contract/accounting/transaction/transaction.endpoints.ts';
import { compare, isPositive, zero, type Decimal } from '@hakobu/contract/kernel/decimal.ts';
import type { Context } from '#kernel/context.ts';
import { findRow } from '#kernel/list/list-rows.ts';
import type { Handler } from '#kernel/route.ts';
import { isOpen } from '../charge/open-charges.ts';
import { transactionSource } from './transaction.queries.ts';

const MOST = 5;
/** Maximum number of words of a text; texts of banks are shorter. */
const WORDS = 60;
const DOCUMENT = /[A-Z]{2}\d{6,14}/g;

export interface Payer {
  id: number;
  name: string;
  /** The matched property. */
  by: string;
}

/** A receipt with the payer's text. */
export interface IncomingMoney {
  amount: Decimal;
  text: string;
}

/**
 * Customers who may have paid a voucher: its text names their document or themselves, or they owe exactly its
 * unassigned amount.
 */
export const suggestPayers: Handler<typeof endpoint> = async (ctx, { params }) => {
  const voucher = await findRow(ctx, transactionSource, params.id);
  const { description, unassigned, currency_id, to_currency_id } = voucher;
  const came = { amount: unassigned ?? zero, text: description ?? '' };
  const [payers] = await payersOf(ctx, to_currency_id ?? currency_id, [came]);
  return { data: payers! };
};

/** The same for several amounts of a currency. */
export async function payersOf(
  ctx: Context,
  currency_id: string,
  came: readonly IncomingMoney[],
): Promise<Payer[][]> {
  const named = await payersIn(
    ctx,
    came.map(({ text }) => text),
  );
  const owing = await owingExactly(
    ctx,
    currency_id,
    came.flatMap(({ amount }) => (isPositive(amount) ? amount : [])),
  );
  return came.map(({ amount: asked }, index) => {
    const found = named[index]!;
    const more = owing.filter(({ amount }) => compare(amount, asked) === 0);
    // Several customers with the same debt are no evidence.
    const [one, ...others] = more.filter(({ id }) => found.every((payer) => payer.id !== id));
    if (one === undefined || others.length > 0) return found;
    const { amount: _, ...payer } = one;
    return [...found, payer];
  });
}

/** Customers with exactly this amount outstanding on one document. */
async function owingExactly(
  ctx: Context,
  currency_id: string,
  asked: readonly Decimal[],
): Promise<(Payer & { amount: Decimal })[]> {
  const amounts = [...new Set(asked)];
  if (amounts.length === 0) return [];
  const { rows } = await sql<Payer & { amount: Decimal }>`
    select u.id, u.name, coalesce(c.order_id, c.contract_id, '') as by, c.amount
    from (
      select c.party_id, c.order_id, c.contract_id, sum(c.unsolved + c.outstanding) as amount
      from charges c
      where ${isOpen('user')} and c.currency_id = ${currency_id}
        and c.organization_id = ${ctx.organizationId}
      group by 1, 2, 3) c
    join users u on u.id = c.party_id
    where c.amount = any(${amounts}::numeric[])
    order by u.id
    limit 1000`.execute(ctx.db);
  return rows;
}

/** Customers named by each of several texts. */
async function payersIn(ctx: Context, texts: readonly string[]): Promise<Payer[][]> {
  const documents = await byDocument(ctx, texts);
  const names = await byName(ctx, texts);
  return texts.map((_, at) => {
    const found = [...documents[at]!, ...names[at]!];
    const isFirst = ({ id }: Payer, place: number) => found.findIndex((other) => other.id === id) === place;
    return found.filter(isFirst).slice(0, MOST);
  });
}

async function byDocument(ctx: Context, texts: readonly string[]): Promise<Payer[][]> {
  const named = texts.map((text) => [...new Set(text.toUpperCase().match(DOCUMENT) ?? [])]);
  const codes = [...new Set(named.flat())];
  if (codes.length === 0) return texts.map(() => []);
  const { rows } = await sql<Payer>`
    select u.id, u.name, d.id as by
    from (
      select id, customer_id from orders
      where id = any(${codes}::text[]) and organization_id = ${ctx.organizationId}
      union all
      select id, customer_id from contracts
      where id = any(${codes}::text[]) and organization_id = ${ctx.organizationId}) as d
    join users u on u.id = d.customer_id
    order by d.id`.execute(ctx.db);
  return named.map((own) => rows.filter(({ by }) => own.includes(by)));
}

/** Names of two to six words: banks write them without accents, in capitals. */
async function byName(ctx: Context, texts: readonly string[]): Promise<Payer[][]> {
  if (texts.every((text) => text.trim() === '')) return texts.map(() => []);
  const { rows } = await sql<Payer & { at: number }>`
    with words as materialized (
      select t.at,
        (array_remove(regexp_split_to_array(normalize_search(t.said), '[^[:alnum:]]+'), ''))
          [1:${sql.lit(WORDS)}] as said
      from unnest(${[...texts]}::text[]) with ordinality as t (said, at)),
    names as materialized (
      select distinct w.at, array_to_string(w.said[a:z], ' ') as name
      from words w
      cross join generate_series(1, cardinality(w.said)) a
      cross join generate_series(a + 1, least(a + 5, cardinality(w.said))) z)
    select u.id, u.name, u.name as by, n.at::int as at
    from names n
    join users u on u.plain_name = normalize_search(n.name)
    where u.role_id = 'customer' and u.organization_id = ${ctx.organizationId}
    order by length(u.name) desc, u.id`.execute(ctx.db);
  const byText = Map.groupBy(rows, ({ at }) => at);
  return texts.map((_, index) => (byText.get(index + 1) ?? []).map(({ at: _at, ...payer }) => payer));
}
