import { TOTAL_CAP, type ListSpec } from '@hakobu/contract/kernel/list.ts';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { FOR_ITS_VALUES } from '../database/statement-names.ts';
import { rememberTotal } from './count-rows.ts';
import { sortUpTo, type Found } from './sort-fitting.ts';
import { isRare } from './is-rare.ts';
import { listLimits } from './list-limits.ts';
import { both, type Told } from './list-source.ts';
import { givenOf, keysWithin, questionOf, type Question } from './question.ts';

/**
 * Counts and sorts the rows that one index tells (`told`). Of more than the cap the total is known by them,
 * and a page that is not met soon is looked up among many. Undefined where no index tells them.
 */
export async function findTold<Row extends object>(
  ctx: Context,
  spec: ListSpec,
  question: Question<Row>,
): Promise<Found | undefined> {
  const told = await question.source.told?.(ctx, question.query);
  if (told === undefined) return undefined;
  const { uncounted } = question.query;
  const most = uncounted ? listLimits.sortedFew : listLimits.sorted;
  const few = await sortTold(ctx, spec, question, told, most);
  if (few !== undefined) return told.whole ? few : undefined;
  const total = most >= TOTAL_CAP ? TOTAL_CAP + 1 : undefined;
  if (total !== undefined) rememberTotal(ctx, question);
  const walked = !told.whole || told.elseWalked === true;
  if (walked || !(await isRare(ctx, question, listLimits.passed))) return { total };
  const many = await sortTold(ctx, spec, question, told, listLimits.sortedTold);
  return many === undefined ? { total } : { keys: many.keys!, total: total ?? many.total };
}

/** Up to `most` told rows, sorted; undefined where there are more. */
async function sortTold<Row extends object>(
  ctx: Context,
  spec: ListSpec,
  { query }: Question<Row>,
  { source, ways }: Told<Row>,
  most: number,
): Promise<Found | undefined> {
  // how many are told depends on the values, also on a first page
  const planned = sql`${sql.raw(FOR_ITS_VALUES)}${givenOf(source)}`;
  const question = { ...questionOf(ctx, spec, source, query), search: undefined, planned };
  const told = sql.join(
    ways.map((way) => {
      const keys = keysWithin({ ...question, walks: [question.access] }, both([way, question.filters]));
      return sql`(select * from ${keys} as way limit ${sql.lit(most + 1)})`;
    }),
    sql` union all `,
  );
  return sortUpTo(ctx, question, sql`(${told})`, most);
}
