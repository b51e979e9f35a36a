import { TOTAL_CAP, type ListQuery, type ListSpec, type Page } from '@hakobu/contract/kernel/list.ts';
import { CompiledQuery, sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Context } from '../context.ts';
import { Refusal } from '../refusal.ts';
import { conditionsOf } from './conditions.ts';
import { isKnownCapped, rememberCapped } from './capped-totals.ts';
import { aliasOf, both, columnOf, type Column, type Condition, type ListSource } from './list-source.ts';

/**
 * One page: one statement for the rows, one for the capped total, one for each include. Unpaged lists answer
 * all rows.
 */
export async function listRows<Row extends object>(
  ctx: Context,
  spec: ListSpec,
  source: ListSource<Row>,
  query: ListQuery,
): Promise<Page<Row>> {
  const { page, per_page, q, uncounted } = query;
  const indexed = q === undefined ? undefined : source.searchIndexed?.(q, ctx);
  const byIndex = indexed && whereOf(conditionsOf(ctx, spec, source, query, indexed));
  const counted = byIndex && (await countRows(ctx, source, byIndex, uncounted ? FEW : TOTAL_CAP));
  const fetched = counted !== undefined && counted <= FEW;
  const where = fetched ? byIndex! : whereOf(conditionsOf(ctx, spec, source, query));
  const limit = spec.paged === false ? sql`` : sql` limit ${per_page} offset ${(page - 1) * per_page}`;
  const rowsQuery = sql<Row>`select ${source.select} from ${source.from}${where}
      order by ${orderOf(source, query, fetched)}${limit}`.execute(ctx.db);
  if (spec.paged === false) {
    const { rows } = await rowsQuery;
    await attach(ctx, source, rows, query.include, query.append);
    return unpaged(rows);
  }
  const [{ rows }, total] = await Promise.all([
    rowsQuery,
    uncounted ? 0 : (counted ?? countRows(ctx, source, where)),
  ]);
  await attach(ctx, source, rows, query.include, query.append);
  const told = Math.min(total, TOTAL_CAP);
  const answer: Page<Row> = {
    data: rows,
    current_page: page,
    last_page: Math.max(1, Math.ceil(told / per_page)),
    per_page,
    total: told,
  };
  if (total > TOTAL_CAP) answer.total_capped = true;
  return answer;
}

/** Up to so many rows are fetched and then sorted, rather than looked for in the order that is asked. */
const FEW = 1000;

/** The answer of an unpaged list. */
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
  const { rows } = await sql<Row>`select ${source.select} from ${source.from}${where}`.execute(ctx.db);
  const [row] = rows;
  if (row === undefined) throw new Refusal('not_found', { details: { id } });
  await attach(ctx, source, rows, include, append);
  return row;
}

/**
 * Locks a row for a write, within the caller's rows, and checks `If-Match`. Refuses with `not_found` or
 * `stale_version`. `columns` are what the use case needs of the bare table. The lock lets others refer to the
 * row meanwhile: only its key is not theirs to wait for.
 */
export async function lockRow<Locked>(
  ctx: Context,
  source: Pick<ListSource<never>, 'from' | 'key' | 'access'>,
  {
    id,
    version,
    columns,
  }: { id: string | number; version?: number | undefined; columns: RawBuilder<Locked> },
): Promise<Locked> {
  const alias = aliasOf(source);
  const where = whereOf(both([source.access(ctx), sql<SqlBool>`${sql.ref(source.key)} = ${id}`]));
  const {
    rows: [row],
  } = await sql<Locked & { locked_version: number }>`
    select ${columns}, ${sql.ref(`${alias}.version`)} as locked_version from ${source.from}${where}
    for no key update of ${sql.raw(alias)}`.execute(ctx.db);
  if (row === undefined) throw new Refusal('not_found', { details: { id } });
  const { locked_version, ...rest } = row;
  if (version !== undefined && locked_version !== version)
    throw new Refusal('stale_version', { details: { version: locked_version } });
  return rest as Locked;
}

const whereOf = (condition: Condition | undefined): RawBuilder<unknown> =>
  condition === undefined ? sql`` : sql` where ${condition}`;

/**
 * `fetched`: the rows are few and fetched first. As a row of one column the order fits no index, so
 * PostgreSQL, which guesses more, cannot walk through one.
 */
function orderOf<Row extends object>(
  source: ListSource<Row>,
  query: ListQuery,
  fetched: boolean,
): RawBuilder<unknown> {
  const alias = aliasOf(source);
  const sorts = query.sort.map(({ field, descending }) => ({
    column: source.sorts?.[field] ?? `${alias}.${field}`,
    descending,
  }));
  const last = sorts.at(-1);
  if (!sorts.some(({ column }) => column === source.key))
    sorts.push({ column: source.key, descending: last?.descending ?? false });
  const reference = (column: Column): RawBuilder<unknown> =>
    fetched ? sql`row(${columnOf(column)})` : columnOf(column);
  return sql.join(
    sorts.map(({ column, descending }) => (descending ? sql`${reference(column)} desc` : reference(column))),
  );
}

/** How many rows fit, up to one more than the cap. */
async function countRows<Row extends object>(
  ctx: Context,
  source: ListSource<Row>,
  where: RawBuilder<unknown>,
  cap = TOTAL_CAP,
): Promise<number> {
  const counted = sql<{
    total: number;
  }>`select count(*) as total from (select 1 from ${source.from}${where}
    limit ${cap + 1}) as counted`.compile(ctx.db);
  const list = JSON.stringify([counted.sql, counted.parameters]);
  if (isKnownCapped(list)) return cap + 1;
  const {
    rows: [row],
  } = (await ctx.db.executeQuery(CompiledQuery.raw(counted.sql, [...counted.parameters]))) as {
    rows: { total: number }[];
  };
  const total = row?.total ?? 0;
  if (total > cap) rememberCapped(list);
  return total;
}

async function attach<Row extends object>(
  ctx: Context,
  source: ListSource<Row>,
  rows: Row[],
  include: readonly string[],
  append: readonly string[],
): Promise<void> {
  if (rows.length === 0) return;
  await Promise.all([
    source.always?.(ctx, rows),
    ...include.map((name) => source.includes?.[name]?.(ctx, rows)),
    ...append.map((name) => source.appends?.[name]?.(ctx, rows)),
  ]);
}
