import type { ListQuery, ListSpec } from '@hakobu/contract/kernel/list.ts';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Context } from '../context.ts';
import { FOR_ITS_VALUES } from '../database/statement-names.ts';
import { alternativesOf, hasFewRows } from './any-of.ts';
import { filtersOf } from './conditions.ts';
import { listLimits } from './list-limits.ts';
import {
  aliasOf,
  both,
  columnOf,
  tableOf,
  type Column,
  type Condition,
  type ListSource,
} from './list-source.ts';

/** One term of the order: its column, and whether it descends. */
export interface OrderTerm {
  column: RawBuilder<unknown>;
  descending: boolean;
  /** True where no row leaves it empty. */
  filled: boolean;
}

/** What a list is asked, as SQL. */
export interface Question<Row extends object> {
  source: ListSource<Row>;
  query: ListQuery;
  paged: boolean;
  /** The caller's rows: each is read on its own where they are several. Undefined is every row. */
  reaches: readonly (Condition | undefined)[];
  /** The same, in the parts in which the asked order is walked: each part of every reach after the one before. */
  walks: readonly (Condition | undefined)[];
  /** The same as one condition, for rows that are looked up otherwise. */
  access: Condition | undefined;
  /** Filters and ranges. */
  filters: Condition | undefined;
  /** What is looked up in indexes of texts: queries of keys, and the filters that remain to be checked. */
  found: { ways: readonly RawBuilder<unknown>[]; filters: Condition | undefined } | undefined;
  /** True where what narrows the rows is a range of time, and they are asked in another order. */
  ranged: boolean;
  /** The free-text search, checked row by row. */
  search: Condition | undefined;
  /** By what the rows are sorted; the last term is the key. */
  order: readonly OrderTerm[];
  /** Begins its statements. */
  planned: RawBuilder<unknown>;
}

/** Puts what the caller asks together with what the caller may see. */
export function questionOf<Row extends object>(
  ctx: Context,
  spec: ListSpec,
  asked: ListSource<Row>,
  query: ListQuery,
): Question<Row> {
  const source = asked.instead?.(ctx, query) ?? asked;
  const access = source.access(ctx);
  const reaches = access === undefined ? [undefined] : alternativesOf(access);
  const usual = isUsual(spec, source, query, reaches.length > 1);
  return {
    source,
    query,
    planned: sql`${usual ? sql`` : sql.raw(FOR_ITS_VALUES)}${givenOf(source)}`,
    paged: spec.paged !== false,
    reaches,
    walks: walksOf(source, query, reaches),
    access,
    filters: both([source.within?.(ctx), filtersOf(ctx, spec, source, query)]),
    found: foundBy(ctx, spec, source, query),
    ranged: isRanged(source, query, reaches.length > 1),
    search: query.q === undefined ? undefined : source.search?.(query.q, ctx),
    order: orderOf(source, query),
  };
}

const isRanged = <Row extends object>(
  { ranged = [], rangedOwn = [] }: ListSource<Row>,
  { q, between, sort }: ListQuery,
  own: boolean,
): boolean =>
  q === undefined &&
  Object.keys(between).some(
    (field) => (ranged.includes(field) || (own && rangedOwn.includes(field))) && sort[0]?.field !== field,
  );

/** Begins a statement over rows that are computed. */
export const givenOf = <Row extends object>({ given }: ListSource<Row>): RawBuilder<unknown> =>
  given === undefined ? sql`` : sql`with ${given} `;

function walksOf<Row extends object>(
  { parts }: ListSource<Row>,
  { sort, page, per_page }: ListQuery,
  reaches: Question<Row>['reaches'],
): Question<Row>['walks'] {
  const here = parts?.[sort[0]?.field ?? ''];
  // so far from the beginning, sorting all rows once is less than walking through each part
  if (here === undefined || page * per_page > listLimits.sorted + per_page) return reaches;
  const inOrder = sort[0]!.descending ? here.toReversed() : here;
  return inOrder.flatMap((part) => reaches.map((reach) => both([reach, part])));
}

/** By the search, or else by the first filter that indexes of texts serve. */
function foundBy<Row extends object>(
  ctx: Context,
  spec: ListSpec,
  source: ListSource<Row>,
  query: ListQuery,
): Question<Row>['found'] {
  const { found = {}, foundAmong = {}, foundBetween = {} } = source;
  const { q, filters, between } = query;
  const [field, ways] =
    q === undefined
      ? (firstOf(filters, found, ([text = '']) => text) ??
        firstOf(filters, foundAmong, (values) => values) ??
        firstOf(between, foundBetween, (range) => range) ??
        [])
      : ['q', found.q && (() => found.q!(q, ctx))];
  const keys = ways?.(ctx);
  return (
    keys && { ways: keys, filters: both([source.within?.(ctx), filtersOf(ctx, spec, source, query, field)]) }
  );
}

/** The first of the asked fields that can be looked up. */
function firstOf<Asked, Value>(
  asked: Record<string, Asked>,
  found: Readonly<Record<string, (value: Value, ctx: Context) => RawBuilder<unknown>[] | undefined>>,
  valueOf: (one: Asked) => Value,
): [field: string, ways: (ctx: Context) => RawBuilder<unknown>[] | undefined] | undefined {
  const field = Object.keys(asked).find((name) => found[name] !== undefined);
  return field === undefined ? undefined : [field, (ctx) => found[field]!(valueOf(asked[field]!), ctx)];
}

/** True where one plan fits all values that may be asked. */
function isUsual<Row extends object>(
  spec: ListSpec,
  source: ListSource<Row>,
  { q, filters, between, page, sort }: ListQuery,
  own: boolean,
): boolean {
  const asItComes =
    sort.map(({ field, descending }) => (descending ? `-${field}` : field)).join(',') === spec.defaultSort;
  return (
    q === undefined &&
    page === 1 &&
    Object.keys(between).length === 0 &&
    (!own || (asItComes && source.inOrder !== undefined)) &&
    Object.keys(filters).every((field) => source.inOrder?.includes(field))
  );
}

function orderOf<Row extends object>(source: ListSource<Row>, query: ListQuery): OrderTerm[] {
  const sorts = query.sort.flatMap(({ field, descending }) =>
    [source.sorts?.[field] ?? `${aliasOf(source)}.${field}`]
      .flat<(Column | readonly Column[])[]>()
      .map((column) => ({ column, descending })),
  );
  if (!sorts.some(({ column }) => column === source.key))
    sorts.push({ column: source.key, descending: sorts.at(-1)?.descending ?? false });
  return sorts.map(({ column, descending }) => ({
    column: columnOf(column),
    descending,
    filled: column === source.key || (typeof column === 'string' && isFilled(source, column)),
  }));
}

function isFilled<Row extends object>(source: ListSource<Row>, column: string): boolean {
  const [alias, name = ''] = column.split('.');
  if (filledColumns.has(name)) return true;
  return alias === aliasOf(source) && name in filledIn && filledIn[name] === tableOf(source);
}

/**
 * Columns by which lists are sorted and which no table leaves empty; a test compares them with the schema.
 */
export const filledColumns: ReadonlySet<string> = new Set([
  'amount',
  'arrival_date',
  'created_at',
  'id',
  'name',
  'order_created_at',
  'payment_due_date',
  'title',
  'updated_at',
  'voucher_date',
]);

/** Others, which one table alone never leaves empty. */
export const filledIn: Readonly<Record<string, string>> = { purchase_id: 'purchase_items' };

export const whereOf = (condition: Condition | undefined): RawBuilder<unknown> =>
  condition === undefined ? sql`` : sql` where ${condition}`;

/** `order by` of a question, over its own columns or those that a subquery calls `sort_1`, `sort_2` … */
export const orderBy = (
  order: readonly OrderTerm[],
  named = false,
  fromItsEnd = false,
): RawBuilder<unknown> =>
  sql` order by ${sql.join(
    order.map(({ column, descending }, index) => {
      const by = named ? sql.ref(`sort_${index + 1}`) : column;
      return descending === fromItsEnd ? by : sql`${by} desc`;
    }),
  )}`;

export const isFar = ({ page, per_page }: ListQuery): boolean => (page - 1) * per_page >= listLimits.far;

/** The tables that conditions and sorts need. */
export const coreOf = <Row extends object>({ core, from }: ListSource<Row>): RawBuilder<unknown> =>
  core ?? from;

/**
 * Keys of the rows within each reach, with what they are sorted by, as one query in parentheses: `(select …
 * union select …)`. `most` of each reach are enough for the `most` first of all.
 */
export function keysWithin<Row extends object>(
  { source, reaches, walks, order }: Question<Row>,
  condition: Condition | undefined,
  most?: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const columns = sql.join([
    sql`${sql.ref(source.key)} as key`,
    ...order.map(({ column }, index) => sql`${column} as ${sql.ref(`sort_${index + 1}`)}`),
  ]);
  const one = (reach: Condition | undefined, needed?: Condition) => {
    // as a row of one column the order fits no index
    const by = hasFewRows(reach)
      ? order.map((term) => ({ ...term, column: sql`row(${term.column})` }))
      : order;
    const limit = most === undefined ? sql`` : sql`${orderBy(by)} limit ${most}`;
    const where = whereOf(both([reach, condition, needed]));
    return sql`(select ${columns} from ${coreOf(source)}${where}${limit})`;
  };
  if (walks.length === 1) return one(walks[0]);
  const several = (some: Question<Row>['walks'], needed?: Condition) =>
    some.length === 1
      ? one(some[0], needed)
      : sql`(${sql.join(
          some.map((walk) => one(walk, needed)),
          sql` union `,
        )})`;
  const parts = walks.length / reaches.length;
  if (parts === 1 || most === undefined || !Number.isInteger(parts)) return several(walks);
  const ofPart = (part: number, needed?: Condition) =>
    several(walks.slice(part * reaches.length, (part + 1) * reaches.length), needed);
  return oneAfterAnother(parts, ofPart, most);
}

/** Parts, each walked only where those before it have too few rows. */
function oneAfterAnother(
  parts: number,
  one: (part: number, needed?: Condition) => RawBuilder<unknown>,
  most: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const names = Array.from({ length: parts }, (_, index) => sql.ref(`part_${index + 1}`));
  const counted = (before: readonly RawBuilder<unknown>[]) =>
    sql.join(
      before.map((name) => sql`(select count(*) from ${name})`),
      sql` + `,
    );
  const walked = names.map((name, index) => {
    const needed = index === 0 ? undefined : sql<SqlBool>`${counted(names.slice(0, index))} < ${most}`;
    return sql`${name} as materialized ${one(index, needed)}`;
  });
  return sql`(with ${sql.join(walked)} ${sql.join(
    names.map((name) => sql`select * from ${name}`),
    sql` union all `,
  )})`;
}
