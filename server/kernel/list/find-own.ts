import { TOTAL_CAP } from '@hakobu/contract/kernel/list.ts';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { atOnceOf } from './any-of.ts';
import { areFewOnTheWay } from './are-few.ts';
import { isTotalKnown, rememberTotal } from './count-rows.ts';
import { listLimits } from './list-limits.ts';
import { both, type Condition } from './list-source.ts';
import { coreOf, isFar, keysWithin, whereOf, type Question } from './question.ts';
import { sortFitting, type Found } from './sort-fitting.ts';

/**
 * Own rows, put together from their reaches and sorted by the statement that counts them: each reach has its
 * index, while the order that is asked leads past the rows of everybody. Undefined where that order is the
 * way.
 */
export async function findOwn<Row extends object>(
  ctx: Context,
  question: Question<Row>,
): Promise<Found | undefined> {
  const { source, query, reaches, filters, search, paged } = question;
  if (source.ownAtOnce !== true || reaches.length < 2 || !paged || query.uncounted) return undefined;
  const condition = both([filters, search]);
  // of many own rows, those of a range that has an index are sooner sorted there
  const inIndex = Object.keys(query.between).some((field) => source.rangedOwn?.includes(field));
  if (inIndex && !(await hasFew(ctx, question, listLimits.askedOwn))) return undefined;
  const far = isFar(query);
  if (!far && condition === undefined) return undefined;
  // of more than are counted, a page far back is put together where they are not many more
  const all = far && (await hasFew(ctx, question, listLimits.sortedOwn));
  if (!all && isTotalKnown(ctx, question)) return undefined;
  const most = all ? listLimits.sortedOwn : Math.min(listLimits.sorted, TOTAL_CAP);
  const ways =
    (await toldHolding(ctx, question)) ?? reaches.map((reach) => both([reach && atOnceOf(reach), condition]));
  const found = await sortWays(ctx, question, ways, most);
  if (found !== undefined || most < TOTAL_CAP) return found;
  rememberTotal(ctx, question);
  return { total: TOTAL_CAP + 1 };
}

/** Own rows that hold the text, told and sorted in one pass; undefined where they are too many. */
export async function sortHolding<Row extends object>(
  ctx: Context,
  question: Question<Row>,
): Promise<Found | undefined> {
  const { source, query, found, reaches } = question;
  if (reaches.length < 2 || query.q === undefined) return undefined;
  const holding = source.holdingOwn?.(query.q, ctx);
  const ways = (await toldHolding(ctx, question)) ?? (holding && [both([found!.filters, holding])]);
  return ways && sortWays(ctx, question, ways, listLimits.sorted);
}

/**
 * Many own rows that hold the text, as indexes tell them. Undefined where none does, or where so many rows of
 * everybody are found by another index that each own one is sooner asked.
 */
async function toldHolding<Row extends object>(
  ctx: Context,
  question: Question<Row>,
): Promise<readonly Condition[] | undefined> {
  const { source, query, filters, planned } = question;
  const own = filters === undefined && query.q !== undefined ? source.toldOwn?.(query.q, ctx) : undefined;
  if (own === undefined || (await hasFew(ctx, question, listLimits.askedOwn))) return undefined;
  const found = sql`select from ${coreOf(source)}${whereOf(own.found)}`;
  if (!(await areFewOnTheWay(ctx, found, listLimits.sorted, planned))) return undefined;
  return [...own.told, both([own.found, own.own])!];
}

/** Rows of several conditions, each up to `most`, put together and sorted. */
function sortWays<Row extends object>(
  ctx: Context,
  question: Question<Row>,
  ways: readonly (Condition | undefined)[],
  most: number,
): Promise<Found | undefined> {
  const each = ways.map(
    (way) => sql`(select * from ${keysWithin({ ...question, walks: [way] }, undefined)} as reach
      limit ${sql.lit(most + 1)})`,
  );
  return sortFitting(ctx, question, sql`(${sql.join(each, sql` union `)})`, most);
}

/** True where the caller's rows are so few that each of them is asked sooner than what is found is narrowed. */
export function hasFew<Row extends object>(
  ctx: Context,
  { source, reaches, planned }: Question<Row>,
  few: number,
): Promise<boolean> {
  const most = sql.lit(few + 1);
  const own = reaches.map(
    (reach) => sql`(select from ${coreOf(source)}${whereOf(reach && atOnceOf(reach))} limit ${most})`,
  );
  return areFewOnTheWay(ctx, sql`select from (${sql.join(own, sql` union all `)}) as own`, few, planned);
}
