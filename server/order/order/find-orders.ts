// How orders are found by a text: a part of their number, or of their customer's name.
import { sql, type SqlBool } from 'kysely';
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
  sql<SqlBool>`(${
    isShort(text)
      ? sql`(select ${contains(name, text)} from users u where u.id = o.customer_id)`
      : sql`coalesce(o.customer_id in (${namedSo(text)}), false)`
  } or ${holdsNumber('o.id', text, orderPrefixes) ?? contains(codeColumn('o.id'), text)})`;

/** Orders of some kind: a condition on `o`, and how their numbers begin. */
export interface Such {
  condition: Condition;
  /** The same so that no index of it is looked for: those of whose orders they are tell it. */
  told: Condition;
  prefixes: readonly string[];
}
const all: Such = { condition: sql<SqlBool>`true`, told: sql<SqlBool>`true`, prefixes: orderPrefixes };

/** Keys of orders whose number holds a text: those of a month first, which stand side by side. */
export function findByNumber(text: string, { condition, prefixes } = all) {
  const fits = holdsNumber('o.id', text, prefixes);
  return (
    fits && [
      ...monthsBeginning('o.id', text, prefixes).map(
        (month) => sql`select o.id as key from orders o where ${month} and ${condition}`,
      ),
      sql`select o.id as key from orders o where ${fits} and ${condition}`,
    ]
  );
}

/** Keys of orders whose number or customer's name holds a text. Customers are asked one by one. */
export const findByText = (text: string, such = all) =>
  findByNumber(text, such)?.concat(sql`select o.key from (${namedSo(text)} offset 0) u
    cross join lateral (select o.id as key from orders o
      where o.customer_id = u.id and ${such.condition} offset 0) o`);

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
  return {
    source: { ...source, access: () => undefined },
    ways: reaches.map((reach) => both([reach, such.told, bearsText(text)])!),
    whole: true,
  };
}

/** By their customers, and those of other customers by their numbers. */
function tellNamed(text: string, source: ListSource<OrderRow>, { prefixes }: Such): Told<OrderRow> {
  const named = sql<SqlBool>`o.customer_id in (${namedSo(text)})`;
  const fits = holdsNumber('o.id', text, prefixes) ?? sql<SqlBool>`false`;
  return { source, ways: [named, sql<SqlBool>`(${fits} and (${named}) is not true)`], whole: true };
}
