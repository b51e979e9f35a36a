import { TOTAL_CAP } from '@hakobu/contract/kernel/list.ts';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { isTotalKnown } from './count-rows.ts';
import { aliasOf, tableOf } from './list-source.ts';
import { keysWithin, orderBy, whereOf, type Question } from './question.ts';
import { sortFitting, type Found } from './sort-fitting.ts';

/**
 * Rows of a long range, sorted without what tells whose they are: that is joined to the first of them, as far
 * as page and total need. Undefined where no table is joined for it.
 */
export async function walkRange<Row extends object>(
  ctx: Context,
  question: Question<Row>,
): Promise<Found | undefined> {
  const { source, query, reaches, order, access, filters } = question;
  if (source.ofRight === undefined || access === undefined || reaches.length > 1) return undefined;
  const alias = sql.ref(aliasOf(source));
  const sorted = sql`(select ${alias}.* from ${sql.table(tableOf(source))} ${alias}${whereOf(filters)}
    ${orderBy(order)} offset 0)`;
  const core = sql`${sorted} ${alias} ${source.ofRight}`;
  const known = isTotalKnown(ctx, question);
  const counted = known ? 0 : TOTAL_CAP + 1;
  const needed = Math.max(query.page * query.per_page, counted);
  const first = keysWithin(
    { ...question, source: { ...source, core }, walks: [access] },
    undefined,
    sql.lit(needed),
  );
  const found = await sortFitting(ctx, question, first, needed);
  return known && found !== undefined ? { ...found, total: TOTAL_CAP + 1 } : found;
}
