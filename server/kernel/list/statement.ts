import type { ListQuery, ListSpec } from '@hakobu/contract/kernel/list.ts';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Context } from '../context.ts';
import { CUSTOM_PLAN } from '../database/statement-names.ts';
import { alternativesOf, anyOf } from './any-of.ts';
import { filtersOf } from './conditions.ts';
import { aliasOf, both, columnOf, type Column, type Condition, type ListSource } from './list-source.ts';

interface OrderTerm {
  column: RawBuilder<unknown>;
  descending: boolean;
}

/** A list query as parts of SQL statements. */
export interface Statement<Row extends object> {
  source: ListSource<Row>;
  query: ListQuery;
  paged: boolean;
  /**
   * Rows visible to the caller that match the search. Several alternatives are read one by one and merged.
   */
  alternatives: readonly (Condition | undefined)[];
  /** Filters and ranges. */
  condition: Condition | undefined;
  /** The last term is the key. */
  order: readonly OrderTerm[];
  /** Prefix of each statement. */
  prefix: RawBuilder<unknown>;
}

export function statementOf<Row extends object>(
  ctx: Context,
  spec: ListSpec,
  source: ListSource<Row>,
  query: ListQuery,
): Statement<Row> {
  const search = query.q === undefined ? undefined : source.search?.(query.q, ctx);
  const access = alternatives(source.access(ctx));
  return {
    source,
    query,
    paged: spec.paged !== false,
    alternatives: access.flatMap((one) => alternatives(search).map((found) => both([one, found]))),
    condition: both([source.within?.(ctx), filtersOf(ctx, spec, source, query)]),
    order: orderOf(source, query),
    prefix: sql`${isUnfiltered(query) ? sql`` : sql.raw(CUSTOM_PLAN)}${withOf(source)}`,
  };
}

const alternatives = (condition: Condition | undefined): readonly (Condition | undefined)[] =>
  condition === undefined ? [undefined] : alternativesOf(condition);

/** The first page without filters has the same plan for all callers; otherwise plans depend on the values. */
const isUnfiltered = ({ q, filters, between, page }: ListQuery): boolean =>
  q === undefined && page === 1 && Object.keys({ ...filters, ...between }).length === 0;

export const withOf = <Row extends object>(source: ListSource<Row>): RawBuilder<unknown> =>
  source.with === undefined ? sql`` : sql`with ${source.with} `;

function orderOf<Row extends object>(source: ListSource<Row>, query: ListQuery): OrderTerm[] {
  const sorts = query.sort.flatMap(({ field, descending }) =>
    [source.sorts?.[field] ?? `${aliasOf(source)}.${field}`]
      .flat<(Column | readonly Column[])[]>()
      .map((column) => ({ column, descending })),
  );
  if (!sorts.some(({ column }) => column === source.key))
    sorts.push({ column: source.key, descending: sorts.at(-1)?.descending ?? false });
  return sorts.map(({ column, descending }) => ({ column: columnOf(column), descending }));
}

export const whereOf = (condition: Condition | undefined): RawBuilder<unknown> =>
  condition === undefined ? sql`` : sql` where ${condition}`;

/** `order by`, over the columns themselves or over `sort_1`, `sort_2` … of `keysOf`. */
const orderBy = (order: readonly OrderTerm[], isNamed = false): RawBuilder<unknown> =>
  sql` order by ${sql.join(
    order.map(({ column, descending }, index) => {
      const by = isNamed ? sql.ref(`sort_${index + 1}`) : column;
      return descending ? sql`${by} desc` : by;
    }),
  )}`;

/** The keys of a page as an array: joins that only the selected columns need are not made for skipped rows. */
export function keysOfPage<Row extends object>(statement: Statement<Row>): RawBuilder<unknown> {
  const { source, query, alternatives: several, condition, order } = statement;
  const skipped = (query.page - 1) * query.per_page;
  const key = sql`${sql.ref(source.key)} as key`;
  const limit = (rows: number) => sql` limit ${sql.lit(rows)}`;
  const page = sql`${limit(query.per_page)}${skipped === 0 ? sql`` : sql` offset ${sql.lit(skipped)}`}`;
  if (several.length === 1)
    return sql`array(select ${key} from ${source.from}
      ${whereOf(both([several[0], condition]))}${orderBy(order)}${page})`;
  const columns = order.map(({ column }, index) => sql`${column} as ${sql.ref(`sort_${index + 1}`)}`);
  const each = several.map(
    (alternative) => sql`(select ${sql.join([key, ...columns])} from ${source.from}
      ${whereOf(both([alternative, condition]))}${orderBy(order)}${limit(skipped + query.per_page)})`,
  );
  return sql`array(select key from (${sql.join(each, sql` union `)}) as merged${orderBy(order, true)}${page})`;
}

/** The rows of some keys, or all matching ones, in the requested order. */
export function rowsStatement<Row extends object>(
  { source, alternatives: several, condition, order }: Statement<Row>,
  keys?: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const fits =
    keys === undefined
      ? both([
          several.length === 1 ? several[0] : anyOf(several.filter((one) => one !== undefined)),
          condition,
        ])
      : sql<SqlBool>`${sql.ref(source.key)} = any(${keys})`;
  return sql`select ${source.select} from ${source.from} ${source.joins ?? sql``}
    ${whereOf(fits)}${orderBy(order)}`;
}
