// How orders are found by a text: a part of their number, or of their customer's name.
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { z } from 'zod';
import type { ListQuery } from '@hakobu/contract/kernel/list.ts';
import { orderPrefixes } from '@hakobu/contract/order/order/order-types.ts';
import type { orderRow } from '@hakobu/contract/order/order/order.endpoints.ts';
import type { Context } from '#kernel/context.ts';
import { alternativesOf, apart } from '#kernel/list/any-of.ts';
import {
  both,
  codeColumn,
  contains,
  type Condition,
  type ListSource,
  type Told,
} from '#kernel/list/list-source.ts';
import { tellingOwn } from '#kernel/list/tells-own.ts';
import { holds, holdsNumber, monthsBeginning } from '#kernel/list/text-index.ts';
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
 * Orders that bear a text which many customers bear, or, among one's own, which numbers
 * of whole months bear: their indexes tell them.
 */
export async function tellOrders(
  ctx: Context,
  { q, filters, between }: ListQuery,
  source: ListSource<OrderRow>,
  such = all,
): Promise<Told<OrderRow> | undefined> {
  if (q === undefined || Object.keys(filters).length + Object.keys(between).length > 0) return undefined;
  const own = ctx.scope === 'own';
  if (own && monthsBeginning('o.id', q, such.prefixes).length > 0) return tellOwn(ctx, q, source, such);
  const { rows } = await sql<{ count: number }>`select count(*) as count
    from (${namedSo(q)} limit ${sql.lit(FEW_CUSTOMERS + 1)}) as named`.execute(ctx.db);
  if (rows[0]!.count <= FEW_CUSTOMERS) return undefined;
  if (own) return tellOwn(ctx, q, source, such);
  return isShort(q) ? undefined : tellNamed(q, source, such);
}

/** By the index of each reach. An order is of the first reach that it is within. */
function tellOwn(ctx: Context, text: string, source: ListSource<OrderRow>, such: Such): Told<OrderRow> {
  const reaches = apart(alternativesOf(orderAccess(ctx)!));
  const given = isShort(text) ? undefined : sql`named_so as materialized (${namedSo(text)})`;
  const bears = given === undefined ? bearsTextEach(text) : bearsTextOf(sql`select id from named_so`, text);
  return {
    source: { ...source, access: () => undefined, ...(given && { given }) },
    ways: reaches.map((reach) => both([reach, such.told, bears])!),
    whole: true,
  };
}

/** By their customers, and those of other customers by their numbers. */
function tellNamed(text: string, source: ListSource<OrderRow>, { prefixes }: Such): Told<OrderRow> {
  const named = sql<SqlBool>`o.customer_id in (${namedSo(text)})`;
  const fits = holdsNumber('o.id', text, prefixes) ?? sql<SqlBool>`false`;
  return { source, ways: [named, sql<SqlBool>`(${fits} and (${named}) is not true)`], whole: true };
}
