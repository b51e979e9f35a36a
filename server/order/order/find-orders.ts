// How orders are found by a text: a part of their number, or of their customer's name.
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { z } from 'zod';
import type { ListQuery } from '@hakobu/contract/kernel/list.ts';
import { orderPrefixes } from '@hakobu/contract/order/order/order-types.ts';
import type { orderRow } from '@hakobu/contract/order/order/order.endpoints.ts';
import type { Context } from '#kernel/context.ts';
import { alternativesOf, apart } from '#kernel/list/any-of.ts';
import { areFewOnTheWay } from '#kernel/list/are-few.ts';
import {
  both,
  codeColumn,
  contains,
  type Condition,
  type ListSource,
  type Told,
} from '#kernel/list/list-source.ts';
import { listLimits } from '#kernel/list/list-limits.ts';
import { tellingOwn } from '#kernel/list/tells-own.ts';
import { bearsDigits, holds, holdsNumber, monthsBeginning, noRow } from '#kernel/list/text-index.ts';
import { personName } from '../../identity/user/person-name.ts';
import { orderAccess } from './order.access.ts';

type OrderRow = z.output<typeof orderRow>;

const name = personName('u');
const namedSo = (text: string) => sql`select u.id from users u where ${holds(name, text)}`;

/** Names that hold one or two letters are so many that each order's customer is asked instead. */
const isShort = (text: string): boolean => [...text].length < 3 && !/^\d+$/.test(text);

/** The condition of a search. Names of customers are looked up once, where few enough bear the text. */
export const bearsText = (text: string): Condition =>
  isShort(text) ? bearsTextEach(text) : bearsTextOf(namedSo(text), text);

const bearsTextOf = (named: RawBuilder<unknown>, text: string): Condition =>
  sql<SqlBool>`(coalesce(o.customer_id in (${named}), false) or ${bearsNumber(text)})`;

const bearsTextEach = (text: string): Condition =>
  sql<SqlBool>`((select ${contains(name, text)} from users u where u.id = o.customer_id)
    or ${bearsNumber(text)})`;

/** The same where a few orders are wanted, which are met soon: each is asked for its customer's name. */
export const bearsTextSoon = (text: string): Condition =>
  /^\d+$/.test(text) ? bearsText(text) : bearsTextEach(text);

const bearsNumber = (text: string): Condition =>
  holdsNumber('o.id', text, orderPrefixes) ?? contains(codeColumn('o.id'), text);

/** Orders of some kind: a condition on `o`, and how their numbers begin. */
export interface Such {
  condition: Condition;
  /** The same so that no index of it is looked for: those of whose orders they are tell it. */
  told: Condition;
  prefixes: readonly string[];
}
const all: Such = { condition: sql<SqlBool>`true`, told: sql<SqlBool>`true`, prefixes: orderPrefixes };

/** Keys of orders, and whether they are one's own: the index of a customer's orders tells it too. */
function keysFrom(ctx: Context, from: RawBuilder<unknown>): RawBuilder<unknown> {
  const own = ctx.scope === 'own' ? orderAccess(ctx) : undefined;
  if (own === undefined) return sql`select o.id as key from ${from}`;
  return tellingOwn(sql`select o.id as key, ${own} is true as own from ${from}`);
}

/** Keys of orders whose number holds a text: those of a month first, which stand side by side. */
export function findByNumber(text: string, ctx: Context, { condition, prefixes } = all) {
  const fits = holdsNumber('o.id', text, prefixes);
  return (
    fits &&
    [...monthsBeginning('o.id', text, prefixes), fits].map((one) =>
      keysFrom(ctx, sql`orders o where ${one} and ${condition}`),
    )
  );
}

/** Keys of orders whose number or customer's name holds a text. Customers are asked one by one. */
export const findByText = (text: string, ctx: Context, such = all) =>
  findByNumber(text, ctx, such)?.concat(
    keysFrom(
      ctx,
      sql`(${namedSo(text)} offset 0) u
        cross join lateral (select o.id, o.sale_id, o.created_by, o.customer_id from orders o
          where o.customer_id = u.id and ${such.condition} offset 0) o`,
    ),
  );

/** So many customers are asked for their orders one by one. */
const FEW_CUSTOMERS = 1000;

/**
 * Orders that bear a text which no number or many customers bear, or, among one's own, which numbers of whole
 * months bear; those that owe, and one's own of a type: their indexes tell them.
 */
export async function tellOrders(
  ctx: Context,
  query: ListQuery,
  source: ListSource<OrderRow>,
  such = all,
): Promise<Told<OrderRow> | undefined> {
  const { q, filters, between } = query;
  const own = ctx.scope === 'own';
  if (q === undefined) return (own ? tellOwnAsked : tellAsked)(ctx, query, source, such);
  if (Object.keys(filters).length + Object.keys(between).length > 0) return undefined;
  const named = !own && !isShort(q) && holdsNumber('o.id', q, such.prefixes) === noRow;
  if (named && query.uncounted !== true) return tellNamed(q, source, such);
  if (own && monthsBeginning('o.id', q, such.prefixes).length > 0) return tellOwn(ctx, q, source, such);
  const { rows } = await sql<{ count: number }>`select count(*) as count
    from (${namedSo(q)} limit ${sql.lit(FEW_CUSTOMERS + 1)}) as named`.execute(ctx.db);
  if (rows[0]!.count <= FEW_CUSTOMERS) return undefined;
  if (own) return tellOwn(ctx, q, source, such);
  return isShort(q) ? undefined : tellNamed(q, source, such);
}

/** One's own that bear a text. */
function tellOwn(ctx: Context, text: string, source: ListSource<OrderRow>, such: Such): Told<OrderRow> {
  const given = isShort(text) ? undefined : sql`named_so as materialized (${namedSo(text)})`;
  const bears = given === undefined ? bearsTextEach(text) : bearsTextOf(sql`select id from named_so`, text);
  return tellReaches(ctx, { ...source, ...(given && { given }) }, such, bears);
}

/** By the index of each reach. An order is of the first reach that it is within. */
function tellReaches(
  ctx: Context,
  source: ListSource<OrderRow>,
  such: Such,
  asked?: Condition,
): Told<OrderRow> {
  const reaches = apart(alternativesOf(orderAccess(ctx)!));
  return {
    source: { ...source, access: () => undefined },
    ways: reaches.map((reach) => both([reach, such.told, asked])!),
    whole: true,
  };
}

const OWING: readonly string[] = ['purchase_cost_outstanding', 'purchase_cost_unsolved'];
/** What may be asked of orders: names of filters, ranges and sorts. */
type Askable = Readonly<Record<'filters' | 'between' | 'sort', readonly string[]>>;
/** What indexes of whose orders they are, and of types, tell of an order, or what is asked by its number. */
const IN_INDEX: Askable = {
  filters: ['result_proposed', 'sale_id', 'type_id'],
  between: ['created_at', ...OWING],
  sort: ['id', 'created_at'],
};
/** What an order itself tells. */
const IN_ROW: Askable = {
  filters: [...IN_INDEX.filters, 'status_id', 'shipment_method_id', 'without_contract'],
  between: ['created_at', 'updated_at'],
  sort: ['id', 'created_at', 'updated_at'],
};

/** True where nothing else is asked. */
function asksOnly({ filters, between, sort }: ListQuery, known: Askable): boolean {
  const within = (names: readonly string[], some: readonly string[]) =>
    names.every((name) => some.includes(name));
  const sorts = sort.map(({ field }) => field);
  return (
    within(Object.keys(filters), known.filters) &&
    within(Object.keys(between), known.between) &&
    within(sorts, known.sort)
  );
}

/** True where so few orders are of a kind, those of everybody together. */
const areFewOfAll = (ctx: Context, { condition }: Such, few: number): Promise<boolean> =>
  areFewOnTheWay(ctx, sql`select from orders o where ${condition}`, few);

/**
 * One's own of a type, or those that owe: all are read in the indexes of whose they are, sooner than those
 * that fit are looked up. Where the order itself is asked, those of a type are counted and sorted in one
 * pass.
 */
async function tellOwnAsked(
  ctx: Context,
  query: ListQuery,
  source: ListSource<OrderRow>,
  such: Such,
): Promise<Told<OrderRow> | undefined> {
  const owing = owingOf(ctx, query, source);
  if (such === all ? owing === undefined : await areFewOfAll(ctx, such, listLimits.sortedFew))
    return undefined;
  if (asksOnly(query, IN_INDEX)) {
    if (owing === undefined) return { ...tellReaches(ctx, source, such), elseWalked: true };
    if (!(await areFewOnTheWay(ctx, owing.keys, listLimits.sortedFar))) return undefined;
    // for all reaches they are found once
    const given = sql`owing as materialized (${owing.keys})`;
    const those = fitting(source, owing.field, sql`o.id in (select key from owing)`);
    return { ...tellReaches(ctx, { ...those, given }, such), elseWalked: true };
  }
  if (such === all || !asksOnly(query, IN_ROW)) return undefined;
  const own = both([orderAccess(ctx), such.condition])!;
  return { source: { ...source, access: () => undefined }, ways: [own], whole: true, elseWalked: true };
}

/**
 * Those of the company that owe, where they are fewer than are counted. Of a type that has few, all are read
 * in its index; else those that owe are looked up. Those of a type that were changed in a range of time are
 * counted and sorted in one pass.
 */
async function tellAsked(
  ctx: Context,
  query: ListQuery,
  source: ListSource<OrderRow>,
  such: Such,
): Promise<Told<OrderRow> | undefined> {
  const { filters, between, uncounted } = query;
  const owing = owingOf(ctx, query, source);
  const ways = [sql<SqlBool>`true`];
  if (such !== all && between.updated_at !== undefined && asksOnly(query, IN_ROW))
    return { source, ways, whole: true, elseWalked: true };
  if (owing === undefined || uncounted === true) return undefined;
  if (Object.keys(filters).length + Object.keys(between).length > 1) return undefined;
  if (!(await areFewOnTheWay(ctx, owing.keys, listLimits.sorted))) return undefined;
  if (such !== all && asksOnly(query, IN_INDEX) && (await areFewOfAll(ctx, such, listLimits.sortedTold)))
    return { source, ways, whole: true };
  const those = fitting(source, owing.field, sql`o.id = any(array(${owing.keys}))`);
  return { source: those, ways, whole: true };
}

/** The first range of what is owed, and the keys of the orders within it. */
function owingOf(ctx: Context, { between }: ListQuery, { foundBetween }: ListSource<OrderRow>) {
  const field = OWING.find((name) => between[name] !== undefined);
  const keys = field === undefined ? undefined : foundBetween?.[field]?.(between[field]!, ctx)?.[0];
  return keys === undefined ? undefined : { field: field!, keys };
}

/** The same list where rows fit a range that fit a condition. */
const fitting = (
  source: ListSource<OrderRow>,
  field: string,
  condition: RawBuilder<SqlBool>,
): ListSource<OrderRow> => ({ ...source, between: { ...source.between, [field]: () => condition } });

/** By their customers, and those of other customers by their numbers. */
function tellNamed(text: string, source: ListSource<OrderRow>, { prefixes }: Such): Told<OrderRow> {
  const named = sql<SqlBool>`o.customer_id in (${namedSo(text)})`;
  const fits = holdsNumber('o.id', text, prefixes) ?? bearsDigits('o.id', text) ?? noRow;
  const numbered = sql<SqlBool>`(${fits} and (${named}) is not true)`;
  return { source, ways: fits === noRow ? [named] : [named, numbered], whole: true };
}
