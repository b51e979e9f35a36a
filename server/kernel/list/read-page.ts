import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Context } from '../context.ts';
import type { Include } from './attach-relation.ts';
import { both } from './list-source.ts';
import { findMark, leaveMarks, type Mark } from './page-marks.ts';
import { isFar, keysWithin, orderBy, whereOf, type Question } from './question.ts';

/** The rows of the asked page in order; with `keys` those rows. */
export async function readPage<Row extends object>(
  ctx: Context,
  question: Question<Row>,
  includes: readonly Include<Row>[],
  keys: readonly (string | number)[] | undefined,
): Promise<Row[]> {
  const { source, query, paged, reaches, filters, search, order } = question;
  const { select, from } = source;
  if (keys !== undefined)
    return keys.length === 0 ? [] : rowsOf(ctx, question, includes, rowsOfKeys(question, sql`${keys}`));
  const first = (query.page - 1) * query.per_page;
  const condition = both([filters, search]);
  if (paged && isFar(query)) return readFarPage(ctx, question, includes, first);
  // a range that is not what the rows are sorted by is sorted in its index, and only the page's rows are fetched
  if (reaches.length > 1 || source.core !== undefined || Object.keys(query.between).length > 0) {
    const most = paged ? sql.lit(first + query.per_page) : undefined;
    const page = paged ? sql` limit ${sql.lit(query.per_page)} offset ${first}` : sql``;
    const within = sql`array(select key from ${keysWithin(question, condition, most)} as reached${orderBy(order, true)}${page})`;
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
const rowsOfKeys = <Row extends object>(
  { source, order }: Question<Row>,
  keys: RawBuilder<unknown>,
  marks = sql``,
): RawBuilder<unknown> =>
  sql`select ${source.select}${marks} from ${source.from}
    where ${sql.ref(source.key)} = any(${keys})${orderBy(order)}`;

/**
 * A page far from the beginning: where a place near it was met a moment ago, the walk goes on from there.
 */
async function readFarPage<Row extends object>(
  ctx: Context,
  question: Question<Row>,
  includes: readonly Include<Row>[],
  first: number,
): Promise<Row[]> {
  const { query, filters, search, order } = question;
  const whole = keysWithin(question, both([filters, search])).compile(ctx.db);
  const list = JSON.stringify([whole.sql, whole.parameters, order.map(({ descending }) => descending)]);
  const mark = findMark(ctx.db, list, order, first);
  if (mark === 'beyond') return [];
  const passed = first - (mark?.position ?? 0);
  const most = sql.lit(passed + query.per_page);
  const from = mark === undefined ? undefined : onwards(order, mark);
  const keys = sql`array(select key from ${keysWithin(question, both([filters, search, from]), most)} as reached
    ${orderBy(order, true)} limit ${sql.lit(query.per_page)} offset ${passed})`;
  const told = order.map(({ column }, index) => sql`, (${column})::text as ${sql.ref(`mark_${index + 1}`)}`);
  const rows = (await rowsOf(
    ctx,
    question,
    includes,
    rowsOfKeys(question, keys, sql.join(told, sql``)),
  )) as (Row & Record<string, unknown>)[];
  const places = rows.map((row) =>
    order.map((_, index) => {
      const name = `mark_${index + 1}`;
      const { [name]: value } = row;
      delete row[name];
      return value as string | null;
    }),
  );
  leaveMarks(ctx.db, list, first, places);
  return rows;
}

/** The place itself and what comes after it. */
function onwards(order: Question<never>['order'], { values }: Mark) {
  const columns = sql.join(order.map(({ column }) => column));
  const place = sql.join(values.map((value) => sql`${value}`));
  return order[0]!.descending
    ? sql<SqlBool>`(${columns}) <= (${place})`
    : sql<SqlBool>`(${columns}) >= (${place})`;
}

/** Runs a query of rows, with what each refers to and what is read beside it. */
export async function rowsOf<Row extends object>(
  ctx: Context,
  { source: { beside }, planned }: Pick<Question<Row>, 'source' | 'planned'>,
  includes: readonly Include<Row>[],
  query: RawBuilder<unknown>,
): Promise<Row[]> {
  const embedded = includes.flatMap(({ embedded: one }) => (one === undefined ? [] : [one]));
  const columns = [
    sql`page.*`,
    ...(beside === undefined ? [] : [beside.columns]),
    ...embedded.map(({ field, related }) => sql`${related} as ${sql.ref(field)}`),
  ];
  const statement =
    columns.length === 1
      ? sql<Row>`${planned}${query}`
      : sql<Row>`${planned}select ${sql.join(columns)} from (${query}) page ${beside?.from ?? sql``}`;
  return (await statement.execute(ctx.db)).rows;
}
