import { sql, type RawBuilder } from 'kysely';
import type { ListQuery } from '@hakobu/contract/kernel/list.ts';
import type { Context } from '../context.ts';
import type { Include } from './attach-relation.ts';
import { countRows } from './count-rows.ts';
import { both } from './list-source.ts';
import { isFar, keysWithin, orderBy, type OrderTerm, type Question } from './question.ts';
import { rowsOf } from './read-page.ts';

/** The page of rows that are computed all together, and how many there are, in one statement. */
export async function readGiven<Row extends object>(
  ctx: Context,
  question: Question<Row>,
  includes: readonly Include<Row>[],
): Promise<{ rows: Row[]; total: number }> {
  const { query, filters, search } = question;
  const condition = both([filters, search]);
  // where all fit they are kept already
  const kept = condition === undefined ? sql`not materialized` : sql`materialized`;
  const fitting = sql`fitting as ${kept} (select * from ${keysWithin(question, condition)} as reached)`;
  const listed = sql`(select total from listed)`;
  const found = await rowsOf(
    ctx,
    {
      ...question,
      planned: sql`${question.planned}, ${fitting}, listed as materialized (
        select count(*) as total from fitting) `,
    },
    includes,
    rowsAmong(question, keysOf(question, listed)),
    [sql`${listed} as listed`],
  );
  const total = (found[0] as { listed?: number } | undefined)?.listed;
  for (const row of found as { listed?: number }[]) delete row.listed;
  // nothing on the first page is nothing at all
  return { rows: found, total: total ?? (query.page === 1 ? 0 : await countRows(ctx, question)) };
}

/**
 * The rows of some keys: each row is looked up among those, not compared with one after another, and before
 * anything is joined to it (`coalesce`): few rows are expected, so that a plan would join all of them first.
 */
const rowsAmong = <Row extends object>(
  { source, order }: Question<Row>,
  keys: RawBuilder<unknown>,
): RawBuilder<unknown> =>
  sql`select ${source.select} from ${source.from}
    where coalesce(${sql.ref(source.key)} in (select unnest(${keys})), false)${orderBy(order)}`;

/** The keys of a page among the `fitting`, of which there are `listed`: from the end that is nearer to it. */
function keysOf<Row extends object>(
  { source, query, order }: Question<Row>,
  listed: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const { page, per_page, sort } = query;
  const before = (page - 1) * per_page;
  const onwards = sql`array(select key from fitting${orderBy(order, true)}
    limit ${per_page} offset ${before})`;
  if (!isFar(query)) return onwards;
  // by the key alone all are sorted: to find the first of them PostgreSQL would compare whole texts
  if (order.length === 1)
    return sql`array(with sorted as materialized (
        select key from fitting where ${before}::bigint < ${listed}${orderBy(order, true)})
      select key from sorted limit ${per_page} offset ${before})`;
  if (sort.length === 1 && source.shared?.includes(sort[0]!.field)) return keysAmongEqual(query, order);
  const left = sql`${listed} - ${before}::bigint`;
  const backwards = sql`array(select key from fitting${orderBy(order, true, true)}
    limit greatest(0, least(${left}, ${per_page}::bigint))
    offset greatest(0, ${left} - ${per_page}::bigint))`;
  return sql`case when ${before}::bigint < ${left} then ${onwards} else ${backwards} end`;
}

/**
 * The same where many rows have the same amount: how many have each tells which stand near the page. Those
 * are put in ascending order, in which rows are worked out, and all of them, as above.
 */
function keysAmongEqual({ page, per_page }: ListQuery, order: readonly OrderTerm[]): RawBuilder<unknown> {
  const before = (page - 1) * per_page;
  const { descending } = order[0]!;
  // the page's first row among those near it, and how many there are from it on
  const at = sql`(${before}::bigint - (select min(before) from near))`;
  const left = sql`((select sum(rows)::bigint from near) - ${at})`;
  const asked = descending
    ? sql`limit least(${left}, ${per_page}::bigint) offset greatest(0, ${left} - ${per_page}::bigint)`
    : sql`limit ${per_page} offset ${at}`;
  return sql`array(with equal as (select sort_1, count(*) as rows from fitting group by 1),
      placed as (select sort_1, rows,
          sum(rows) over (${orderBy(order.slice(0, 1), true)})::bigint - rows as before
        from equal),
      near as materialized (select * from placed
        where before < ${before + per_page}::bigint and before + rows > ${before}::bigint),
      sorted as materialized (select key from fitting
        where sort_1 between (select min(sort_1) from near) and (select max(sort_1) from near)
        ${orderBy(order, true, descending)})
    select key from sorted ${asked})`;
}
