import { TOTAL_CAP, type ListSpec } from '@hakobu/contract/kernel/list.ts';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { isKnownCapped, rememberCapped } from './capped-totals.ts';
import { rememberTotal } from './count-rows.ts';
import type { Found } from './sort-fitting.ts';
import { isRare } from './is-rare.ts';
import { listLimits } from './list-limits.ts';
import { both, type Told } from './list-source.ts';
import { keysWithin, orderBy, questionOf, type Question } from './question.ts';

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
  if (!told.whole || !(await isRare(ctx, question, listLimits.passed))) return { total };
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
  const question = { ...questionOf(ctx, spec, source, query), search: undefined };
  const limit = sql` limit ${sql.lit(most + 1)}`;
  const fitting = sql.join(
    ways.map((way) => {
      const keys = keysWithin({ ...question, walks: [question.access] }, both([way, question.filters]));
      return sql`(select * from ${keys} as way${limit})`;
    }),
    sql` union all `,
  );
  const begun = sql`${question.planned}${question.source.given === undefined ? sql`with` : sql`,`}
    fitting as materialized (select * from (${fitting}) as ways${limit})`;
  const compiled = begun.compile(ctx.db);
  const text = JSON.stringify([compiled.sql, compiled.parameters]);
  if (isKnownCapped(text)) return undefined;
  const { rows } = await sql<{ total: number; keys: (string | number)[] }>`${begun}
    select (select count(*) from fitting) as total,
      array(select key from fitting${orderBy(question.order, true)} limit ${query.per_page}
        offset ${(query.page - 1) * query.per_page}) as keys`.execute(ctx.db);
  const { total, keys } = rows[0]!;
  if (total <= most) return { keys, total };
  rememberCapped(text);
  return undefined;
}
