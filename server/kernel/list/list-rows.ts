import {
  lastReadablePage,
  TOTAL_CAP,
  type ListQuery,
  type ListSpec,
  type Page,
} from '@hakobu/contract/kernel/list.ts';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Context } from '../context.ts';
import { forNoKeyUpdate, forUpdate } from '../locks/lock.ts';
import { heldLocks } from '../locks/held-locks.ts';
import { rankOf } from '../locks/ranks.ts';
import { Refusal } from '../refusal.ts';
import type { Include } from './attach-relation.ts';
import { countRows } from './count-rows.ts';
import { aliasOf, both, tableOf, type ListSource } from './list-source.ts';
import { readPage, runRows, withRelated } from './read-page.ts';
import { statementOf, whereOf, withOf } from './statement.ts';

/**
 * One page: one statement for the rows with what each refers to, one for the capped total, one for each
 * include of many. Unpaged lists answer all rows.
 */
export async function listRows<Row extends object>(
  ctx: Context,
  spec: ListSpec,
  source: ListSource<Row>,
  query: ListQuery,
): Promise<Page<Row>> {
  const statement = statementOf(ctx, spec, source, query);
  if (query.counted !== undefined) return pageOf([], await countRows(ctx, statement), query);
  const includes = includesOf(source, query.include, query.append);
  const [rows, total] = await Promise.all([
    readPage(ctx, statement, includes),
    query.uncounted || spec.paged === false ? 0 : countRows(ctx, statement),
  ]);
  await attach(ctx, source, rows, includes);
  return spec.paged === false ? unpaged(rows) : pageOf(rows, total, query);
}

/** Rows of a page with their capped total. */
export function pageOf<Row>(
  rows: Row[],
  total: number,
  { page, per_page }: Pick<ListQuery, 'page' | 'per_page'>,
): Page<Row> {
  const shown = Math.min(total, TOTAL_CAP);
  const answer: Page<Row> = {
    data: rows,
    current_page: page,
    last_page: Math.max(1, Math.min(Math.ceil(shown / per_page), lastReadablePage(per_page))),
    per_page,
    total: shown,
  };
  if (total > TOTAL_CAP) answer.total_capped = true;
  return answer;
}

/** The response of an unpaged list. */
export const unpaged = <Row>(rows: Row[]): Page<Row> => ({ data: rows }) as Page<Row>;

/** One row by its key, within the caller's rows. Refuses with `not_found`. */
export async function findRow<Row extends object>(
  ctx: Context,
  source: ListSource<Row>,
  id: string | number,
  include: readonly string[] = [],
  append: readonly string[] = [],
): Promise<Row> {
  const where = whereOf(both([source.access(ctx), sql<SqlBool>`${sql.ref(source.key)} = ${id}`]));
  const includes = includesOf(source, include, append);
  const [rows, ...relations] = await Promise.all([
    runRows<Row>(
      ctx,
      withRelated(
        includes,
        sql`select ${source.select} from ${source.from} ${source.joins ?? sql``}${where}`,
        withOf(source),
      ),
    ),
    ...includes.filter(isEarly).map((one) => readEarly(ctx, one, id)),
  ]);
  const [row] = rows;
  if (row === undefined) throw new Refusal('not_found', { details: { id } });
  Object.assign(row, ...relations);
  await attach(
    ctx,
    source,
    rows,
    includes.filter((one) => !isEarly(one)),
  );
  return row;
}

/** Includes by the row's own key are loaded in parallel with the row. */
const isEarly = ({ byKey }: Include<any>): boolean => byKey === 'id';

async function readEarly<Row extends object>(
  ctx: Context,
  include: Include<Row>,
  id: string | number,
): Promise<object> {
  const row = { id } as unknown as Row;
  await include(ctx, [row]);
  const { id: _, ...fields } = row as { id: unknown };
  return fields;
}

/**
 * Locks a row for a write, within the caller's rows, and checks `If-Match`. Refuses with `not_found` or
 * `stale_version`. `columns` of the table are returned. Foreign keys to the row are not blocked (`for no key
 * update`), unless `whole`, which waits for referencing transactions before the row ends. Ranked rows follow
 * the lock order.
 */
export async function lockRow<Locked>(
  ctx: Context,
  source: Pick<ListSource<never>, 'from' | 'key' | 'access'>,
  {
    id,
    version,
    columns,
    whole = false,
  }: {
    id: string | number;
    version?: number | undefined;
    columns: RawBuilder<Locked>;
    whole?: boolean;
  },
): Promise<Locked> {
  const alias = aliasOf(source);
  const where = whereOf(both([source.access(ctx), sql<SqlBool>`${sql.ref(source.key)} = ${id}`]));
  const rank = rankOf(tableOf(source));
  const locks = heldLocks(ctx);
  if (rank !== undefined && !locks.holds(rank, [id])) locks.enter(rank);
  const {
    rows: [row],
  } = await (whole ? forUpdate : forNoKeyUpdate)(
    sql<Locked & { locked_version: number }>`
      select ${columns}, ${sql.ref(`${alias}.version`)} as locked_version from ${source.from}${where}`,
    alias,
  ).execute(ctx.db);
  if (row === undefined) throw new Refusal('not_found', { details: { id } });
  if (rank !== undefined) locks.add(rank, [id]);
  const { locked_version, ...rest } = row;
  if (version !== undefined && locked_version !== version)
    throw new Refusal('stale_version', { details: { version: locked_version } });
  return rest as Locked;
}

const includesOf = <Row extends object>(
  source: ListSource<Row>,
  include: readonly string[],
  append: readonly string[],
): Include<Row>[] =>
  [...include.map((name) => source.includes?.[name]), ...append.map((name) => source.appends?.[name])].filter(
    (one) => one !== undefined,
  );

/** Loads what the rows' own statement did not include. */
async function attach<Row extends object>(
  ctx: Context,
  source: ListSource<Row>,
  rows: Row[],
  includes: readonly Include<Row>[],
): Promise<void> {
  if (rows.length === 0) return;
  await Promise.all([
    source.always?.(ctx, rows),
    ...includes.filter(({ embedded }) => embedded === undefined).map((include) => include(ctx, rows)),
  ]);
}
