import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Context } from '../context.ts';
import type { Include } from './attach-relation.ts';
import { isTotalKnown } from './count-rows.ts';
import { listLimits } from './list-limits.ts';
import { both } from './list-source.ts';
import { findMark, leaveMarks, type Mark } from './page-marks.ts';
import { isFar, keysWithin, orderBy, whereOf, type OrderTerm, type Question } from './question.ts';

/** The rows of the asked page in order; with `keys` those rows, which were looked up. */
export async function readPage<Row extends object>(
  ctx: Context,
  question: Question<Row>,
  includes: readonly Include<Row>[],
  keys: readonly (string | number)[] | undefined,
): Promise<Row[]> {
  const { source, query, paged, reaches, walks, filters, search, order } = question;
  const { select, from } = source;
  if (paged && isFar(query)) return readFarPage(ctx, question, includes, keys);
  if (keys !== undefined) return rowsOf(ctx, question, includes, rowsOfKeys(question, sql`${keys}`));
  const first = (query.page - 1) * query.per_page;
  const condition = both([filters, search]);
  // a range that is not what the rows are sorted by is sorted in its index, and only the page's rows are
  // fetched
  if (walks.length > 1 || source.core !== undefined || Object.keys(query.between).length > 0) {
    const most = paged ? sql.lit(first + query.per_page) : undefined;
    const page = paged ? sql` limit ${sql.lit(query.per_page)} offset ${first}` : sql``;
    const within = sql`array(select key from ${keysWithin(question, condition, most)} as reached
      ${orderBy(order, true)}${page})`;
    return rowsOf(ctx, question, includes, rowsOfKeys(question, within));
  }
  // the first page is the same text whatever is asked, so that it is planned once
  const limit = paged
    ? sql` limit ${sql.lit(query.per_page)}${first === 0 ? sql`` : sql` offset ${first}`}`
    : sql``;
  return rowsOf(
    ctx,
    question,
    includes,
    sql`select ${select} from ${from}${whereOf(both([reaches[0], condition]))}${orderBy(order)}${limit}`,
  );
}

/** The rows of some keys, in the asked order. */
export const rowsOfKeys = <Row extends object>(
  { source, order }: Question<Row>,
  keys: RawBuilder<unknown>,
  marks = sql``,
): RawBuilder<unknown> =>
  sql`select ${source.select}${marks} from ${source.from}
    where ${sql.ref(source.key)} = any(${keys})${orderBy(order)}`;

/**
 * True where walking on from a place met before is less than reading anew: of a list that is capped, and of
 * one that nobody counts. Up to the cap, walking from one row to the next may be far, and sorting all is not.
 */
const isWalked = <Row extends object>(ctx: Context, question: Question<Row>): boolean =>
  isTotalKnown(ctx, question) || (question.query.uncounted === true && !isLookedUp(question));

const isLookedUp = <Row extends object>({ found, source, ranged }: Question<Row>): boolean =>
  found !== undefined || source.told !== undefined || ranged;

/** True where a page far from the beginning lies near a place that was met a moment ago. */
export function isNearMark<Row extends object>(ctx: Context, question: Question<Row>): boolean {
  if (!question.paged || !isFar(question.query) || !isWalked(ctx, question)) return false;
  const first = firstOf(question);
  const mark = findMark(ctx.db, listOf(ctx, question), question.order, first);
  return mark === 'beyond' || (mark !== undefined && first - mark.position <= listLimits.near);
}

const firstOf = <Row extends object>({ query: { page, per_page } }: Question<Row>): number =>
  (page - 1) * per_page;

/** What tells a list and its order from others. */
function listOf<Row extends object>(ctx: Context, question: Question<Row>): string {
  const { filters, search, order } = question;
  const whole = keysWithin(question, both([filters, search])).compile(ctx.db);
  return JSON.stringify([whole.sql, whole.parameters, order.map(({ descending }) => descending)]);
}

/**
 * A page far from the beginning: where a place near it was met a moment ago, the walk goes on from there.
 */
async function readFarPage<Row extends object>(
  ctx: Context,
  question: Question<Row>,
  includes: readonly Include<Row>[],
  found: readonly (string | number)[] | undefined,
): Promise<Row[]> {
  const { order } = question;
  const list = listOf(ctx, question);
  const keys = found === undefined ? walkOn(ctx, question, list) : sql`${found}`;
  if (keys === undefined) return [];
  const told = order.map(({ column }, index) => sql`, (${column})::text as ${sql.ref(`mark_${index + 1}`)}`);
  const query = rowsOfKeys(question, keys, sql.join(told, sql``));
  const rows = (await rowsOf(ctx, question, includes, query)) as (Row & Record<string, unknown>)[];
  const places = rows.map((row) =>
    order.map((_, index) => {
      const name = `mark_${index + 1}`;
      const { [name]: value } = row;
      delete row[name];
      return value as string | null;
    }),
  );
  leaveMarks(ctx.db, list, firstOf(question), places);
  return rows;
}

/** The keys of the page, from the last mark before it on; undefined where nothing was there a moment ago. */
function walkOn<Row extends object>(
  ctx: Context,
  question: Question<Row>,
  list: string,
): RawBuilder<unknown> | undefined {
  const { query, filters, search, order } = question;
  const first = firstOf(question);
  const mark = isWalked(ctx, question) ? findMark(ctx.db, list, order, first) : undefined;
  if (mark === 'beyond') return undefined;
  const passed = first - (mark?.position ?? 0);
  const condition = both([filters, search, mark === undefined ? undefined : onwards(order, mark)]);
  const within = keysWithin(question, condition, sql.lit(passed + query.per_page));
  return sql`array(select key from ${within} as reached
    ${orderBy(order, true)} limit ${sql.lit(query.per_page)} offset ${passed})`;
}

/** The place itself and what comes after it. */
function onwards(order: Question<never>['order'], { values }: Mark) {
  const columns = sql.join(order.map(({ column }) => column));
  const place = sql.join(values.map((value) => sql`${value}`));
  const [{ column, descending }] = order as [OrderTerm];
  // the first column says it once more: columns of several tables have no index together
  return descending
    ? sql<SqlBool>`(${column} <= ${values[0]} and (${columns}) <= (${place}))`
    : sql<SqlBool>`(${column} >= ${values[0]} and (${columns}) >= (${place}))`;
}

/** Runs a query of rows, with what each refers to, what is read beside it, and further columns. */
export async function rowsOf<Row extends object>(
  ctx: Context,
  { source: { beside }, planned }: Pick<Question<Row>, 'source' | 'planned'>,
  includes: readonly Include<Row>[],
  query: RawBuilder<unknown>,
  also: readonly RawBuilder<unknown>[] = [],
): Promise<Row[]> {
  const embedded = includes.flatMap(({ embedded: one }) => (one === undefined ? [] : [one]));
  const columns = [
    sql`page.*`,
    ...also,
    ...(beside === undefined ? [] : [beside.columns]),
    ...embedded.map(({ field, related }) => sql`${related} as ${sql.ref(field)}`),
  ];
  const statement =
    columns.length === 1
      ? sql<Row>`${planned}${query}`
      : sql<Row>`${planned}select ${sql.join(columns)} from (${query}) page ${beside?.from ?? sql``}`;
  return (await statement.execute(ctx.db)).rows;
}
