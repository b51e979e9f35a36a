import { TOTAL_CAP } from '@hakobu/contract/kernel/list.ts';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { atOnceOf } from './any-of.ts';
import { areFewOnTheWay } from './are-few.ts';
import { isTotalKnown, rememberTotal } from './count-rows.ts';
import { listLimits } from './list-limits.ts';
import { both } from './list-source.ts';
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
  const each = reaches.map(
    (
      reach,
    ) => sql`(select * from ${keysWithin({ ...question, walks: [reach && atOnceOf(reach)] }, condition)} as reach
      limit ${sql.lit(most + 1)})`,
  );
  const found = await sortFitting(ctx, question, sql`(${sql.join(each, sql` union `)})`, most);
  if (found !== undefined || most < TOTAL_CAP) return found;
  rememberTotal(ctx, question);
  return { total: TOTAL_CAP + 1 };
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
