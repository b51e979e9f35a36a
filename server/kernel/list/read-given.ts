import { sql } from 'kysely';
import type { Context } from '../context.ts';
import type { Include } from './attach-relation.ts';
import { countRows } from './count-rows.ts';
import { both } from './list-source.ts';
import { keysWithin, orderBy, type Question } from './question.ts';
import { rowsOf, rowsOfKeys } from './read-page.ts';

/** The page of rows that are computed all together, and how many there are, in one statement. */
export async function readGiven<Row extends object>(
  ctx: Context,
  question: Question<Row>,
  includes: readonly Include<Row>[],
): Promise<{ rows: Row[]; total: number }> {
  const { query, filters, search, order } = question;
  const fitting = sql`fitting as materialized (select *
    from ${keysWithin(question, both([filters, search]))} as reached)`;
  const keys = sql`array(select key from fitting${orderBy(order, true)}
    limit ${query.per_page} offset ${(query.page - 1) * query.per_page})`;
  const found = await rowsOf(
    ctx,
    { ...question, planned: sql`${question.planned}, ${fitting} ` },
    includes,
    rowsOfKeys(question, keys),
    [sql`(select count(*) from fitting) as listed`],
  );
  const total = (found[0] as { listed?: number } | undefined)?.listed;
  for (const row of found as { listed?: number }[]) delete row.listed;
  // nothing on the first page is nothing at all
  return { rows: found, total: total ?? (query.page === 1 ? 0 : await countRows(ctx, question)) };
}
