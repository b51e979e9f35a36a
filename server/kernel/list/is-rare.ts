import { sql, type SqlBool } from 'kysely';
import type { Context } from '../context.ts';
import { oneByOneOf } from './any-of.ts';
import { listLimits } from './list-limits.ts';
import { both } from './list-source.ts';
import { coreOf, orderBy, whereOf, type Question } from './question.ts';

/**
 * True where walking to the end of the page would pass by more rows than sorting what is found takes, as the
 * first rows on the way tell. A way that ends with them is short, whatever fits on it.
 */
export async function isRare<Row extends object>(
  ctx: Context,
  { source, query, reaches, access, filters, search, order, planned }: Question<Row>,
  most: number,
): Promise<boolean> {
  // only who wants a few rows walks past those of everybody to meet own ones
  const several = reaches.length > 1;
  if (several && !query.uncounted) return false;
  // whose they are is asked of those that fit
  const own = several ? oneByOneOf(access!) : undefined;
  const fits = both([filters, search, own]) ?? sql<SqlBool>`true`;
  const within = whereOf(several ? undefined : reaches[0]);
  const { rows } = await sql<{ fitting: number; passed: number }>`${planned}select
      count(*) filter (where fits) as fitting, count(*) as passed
    from (select ${fits} as fits from ${coreOf(source)}${within}${orderBy(order)}
      limit ${sql.lit(listLimits.sampled)}) as sample`.execute(ctx.db);
  const { fitting, passed } = rows[0]!;
  if (passed < listLimits.sampled) return false;
  return fitting * most < query.page * query.per_page * listLimits.sampled;
}
