import { TOTAL_CAP } from '@hakobu/contract/kernel/list.ts';
import { sql, type SqlBool } from 'kysely';
import type { Context } from '../context.ts';
import { isTotalKnown } from './count-rows.ts';
import { listLimits } from './list-limits.ts';
import { aliasOf, both, columnOf, tableOf, type Condition } from './list-source.ts';
import { coreOf, keysWithin, orderBy, whereOf, type OrderTerm, type Question } from './question.ts';
import { sortFitting, type Found } from './sort-fitting.ts';

/**
 * Rows of a long range of time that are asked by their number: the first ones along the range tell from
 * which number on so many are, and only those are counted and sorted. What tells whose they are is joined to
 * as many as page and total need. Undefined where another order is asked.
 */
export async function walkRange<Row extends object>(
  ctx: Context,
  question: Question<Row>,
): Promise<Found | undefined> {
  const { query, reaches } = question;
  const along = alongRange(question);
  if (along === undefined || reaches.length > 1) return undefined;
  const known = isTotalKnown(ctx, question);
  const needed = Math.max(query.page * query.per_page, known ? 0 : TOTAL_CAP + 1);
  const found = await sortNear(ctx, question, along, needed);
  return known && found !== undefined ? { ...found, total: TOTAL_CAP + 1 } : found;
}

function sortNear<Row extends object>(
  ctx: Context,
  question: Question<Row>,
  along: OrderTerm,
  needed: number,
): Promise<Found | undefined> {
  const { source, order, access, filters } = question;
  const key = sql.ref(source.key);
  const near = both([filters, numberedWithFirst(question, along, needed)]);
  // in the order of the range its index is the way, however many rows PostgreSQL expects beyond that number
  if (source.ofRight === undefined || access === undefined) {
    const fitting = sql`(select ${key} as key, ${key} as sort_1
      from ${coreOf(source)}${whereOf(both([access, near]))}${orderBy([along])})`;
    return sortFitting(ctx, question, fitting, listLimits.sortedRange);
  }
  const alias = sql.ref(aliasOf(source));
  const fitting = sql`(select ${alias}.* from ${sql.table(tableOf(source))} ${alias}${whereOf(near)}
    ${orderBy([along])} offset 0)`;
  const core = sql`(select * from ${fitting} ${alias}${orderBy(order)} offset 0) ${alias} ${source.ofRight}`;
  const first = { ...question, source: { ...source, core }, walks: [access] };
  return sortFitting(ctx, question, keysWithin(first, undefined, sql.lit(needed)), needed);
}

/** The order of the one range, where the rows are sorted by their key alone. */
function alongRange<Row extends object>({ source, query, order }: Question<Row>): OrderTerm | undefined {
  const [field, another] = Object.keys(query.between);
  if (field === undefined || another !== undefined || order.length > 1) return undefined;
  const target = source.between?.[field] ?? `${aliasOf(source)}.${field}`;
  return typeof target === 'function' ? undefined : { ...order[0]!, column: columnOf(target) };
}

/** Rows that are not numbered after every one of the first `needed` along the range: the asked ones are. */
function numberedWithFirst<Row extends object>(
  { source, access, filters }: Question<Row>,
  along: OrderTerm,
  needed: number,
): Condition {
  const key = sql.ref(source.key);
  const first = sql`select ${key} as key from ${coreOf(source)}${whereOf(both([access, filters]))}
    ${orderBy([along])} limit ${sql.lit(needed)}`;
  return along.descending
    ? sql<SqlBool>`${key} >= (select min(key) from (${first}) as first)`
    : sql<SqlBool>`${key} <= (select max(key) from (${first}) as first)`;
}
