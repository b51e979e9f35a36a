import type { ListQuery, Range } from '@hakobu/contract/kernel/list.ts';
import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely';
import type { Context } from '../context.ts';
import type { Include } from './attach-relation.ts';

export type Condition = Expression<SqlBool>;
/** A column as `alias.column`, or an SQL expression. */
export type Column = string | RawBuilder<unknown>;
/** A column of codes, numbers or addresses of mail: compared as it stands, whatever the case. */
export interface CodeColumn {
  readonly code: string;
}
/**
 * A column that keeps the plain form (`plain`) of another, whose words are looked for in it; beside it the grams
 * of that, where so many rows bear one that PostgreSQL reads them all, and would make the grams of each.
 */
export interface PlainColumn {
  readonly plain: string;
  readonly grams?: string | undefined;
}
/** A column whose text is looked for: words of people, unless it is said to be something else. */
export type TextColumn = Column | CodeColumn | PlainColumn;

/** Declares that a column holds codes: `codeColumn('u.email')`. */
export const codeColumn = (column: string): CodeColumn => ({ code: column });
export const isCode = (column: TextColumn): column is CodeColumn =>
  typeof column === 'object' && 'code' in column;
/** Declares that a column keeps plain forms: `plainColumn('u.plain_name')`, and another one their grams. */
export const plainColumn = (column: string, grams?: string): PlainColumn => ({ plain: column, grams });
export const isPlainColumn = (column: TextColumn): column is PlainColumn =>
  typeof column === 'object' && 'plain' in column;

/** A column as it is compared: codes as they stand, words in their plain form. */
export const comparedOf = (column: TextColumn): RawBuilder<unknown> => {
  if (isCode(column)) return sql.ref(column.code);
  return isPlainColumn(column) ? sql.ref(column.plain) : sql`plain(${columnOf(column)})`;
};
/** The same for a filter by its value: the column itself. */
export const filteredOf = (column: TextColumn): Column => {
  if (isCode(column)) return column.code;
  return isPlainColumn(column) ? column.plain : column;
};

/** Rows that one index tells. */
export interface Told<Row extends object> {
  /** The same list, from what the index has. */
  source: ListSource<Row>;
  /** Conditions of which each row that fits the search fits one and no other. */
  ways: readonly Condition[];
  /** False where other rows may fit as well. */
  whole: boolean;
  /** True where more of them than are counted are walked: whatever is asked, those are met soon. */
  elseWalked?: boolean;
}

/**
 * Where the rows of a list come from. One source serves the page, the count, the single row and exports.
 *
 * `Row` is what the API answers, before includes.
 */
export interface ListSource<Row extends object> {
  /** `from orders o`: a table and its alias, with the joins that every row needs. */
  from: RawBuilder<unknown>;
  /**
   * Only the tables that conditions and sorts name, where `from` joins more, or dearer ones, for what is
   * selected. Joined from the left, they are read only where they are named.
   */
  core?: RawBuilder<unknown>;
  /** What is selected; column names are the answer's field names. */
  select: RawBuilder<unknown>;
  /** The unique column that breaks ties, `o.id`. */
  key: string;
  /**
   * Which rows this caller may see. `undefined` = all. Writes use the same function, so a row is reachable
   * exactly when it is listed.
   */
  access(ctx: Context): Condition | undefined;
  /**
   * What lists are narrowed to by where one works: a single row is found wherever it is, and written to.
   */
  within?(ctx: Context): Condition | undefined;
  /** Filters whose condition is not plain equality on the column of the same name. */
  filters?: Record<string, TextColumn | ((values: string[], ctx: Context) => Condition)>;
  /**
   * Filters that have an index which is also in the default order: whatever their value, it is the way to go.
   */
  inOrder?: readonly string[];
  between?: Record<string, Column | ((range: Range, ctx: Context) => Condition)>;
  /** By one column, or by several of which the first tell the order coarsely and have an index. */
  sorts?: Record<string, Column | readonly Column[]>;
  /**
   * Conditions that part the rows where a sort has an index for each part, and none for all; the rows of each
   * stand before those of the next.
   */
  parts?: Record<string, readonly Condition[]>;
  /** The condition of a free-text search, checked row by row. */
  search?(text: string, ctx: Context): Condition;
  /**
   * The keys of the rows that fit the search (`q`), or a filter of which nobody can guess how many fit, each
   * query by an index alone, in one column `key`; undefined for a text that no index serves.
   */
  found?: Readonly<Record<string, (text: string, ctx: Context) => RawBuilder<unknown>[] | undefined>>;
  /**
   * The search of one's own rows as one condition over the list's own table, which indexes serve. Own rows
   * among more that hold the text than are sorted are so told in one pass.
   */
  holdingOwn?(text: string, ctx: Context): Condition | undefined;
  /**
   * The same for many own rows where an index tells them together with what the text may stand in: `told` are
   * own rows by such indexes alone, `found` are rows by another index, of which `own` tells one's own.
   */
  toldOwn?(
    text: string,
    ctx: Context,
  ): { told: readonly Condition[]; found: Condition; own: Condition } | undefined;
  /** The same for a filter by any of several values. */
  foundAmong?: Readonly<
    Record<string, (values: readonly string[], ctx: Context) => RawBuilder<unknown>[] | undefined>
  >;
  /** The same for a range. */
  foundBetween?: Readonly<Record<string, (range: Range, ctx: Context) => RawBuilder<unknown>[] | undefined>>;
  /**
   * For a text that is not looked up: what an index in the order of the list tells of the rows that fit,
   * without what they are joined with. Enough of them say that more fit than are counted.
   */
  surely?(text: string): Condition | undefined;
  /**
   * Rows that one index tells together with whose they are and what they are sorted by, so that many are
   * counted and sorted without being fetched; undefined where none tells what is asked.
   */
  told?(ctx: Context, query: ListQuery): Promise<Told<Row> | undefined>;
  /**
   * The keys of the asked page and how many rows fit, where one statement tells both sooner than any index
   * that the rows are walked by.
   */
  placed?(
    ctx: Context,
    query: ListQuery,
  ): RawBuilder<{ total: number; keys: (string | number)[] }> | undefined;
  /** Another source that answers what is asked sooner, row by row the same. */
  instead?(ctx: Context, query: ListQuery): ListSource<Row> | undefined;
  /** Columns of time that have an index, and stand so far apart in other orders that ranges of them are sorted. */
  ranged?: readonly string[];
  /**
   * What `core` joins to its table for the right alone. A long range is sorted before, and only its first
   * rows are joined.
   */
  ofRight?: RawBuilder<unknown>;
  /** The same for own rows alone, whose reaches would each be walked for the page and for the total. */
  rangedOwn?: readonly string[];
  /**
   * Own rows are put together, counted and sorted at once where they are narrowed or a far page is asked:
   * what makes them one's own has indexes that begin with whose they are.
   */
  ownAtOnce?: boolean;
  /**
   * What rows are computed from, once for the page and its total: `t as (…)`, which `core` and `from` then
   * name. Such rows are few enough to be made all together.
   */
  given?: RawBuilder<unknown>;
  /**
   * Sorts of such rows by an amount that none leaves empty and many share: of a far page only those that have
   * the same are compared by their key.
   */
  shared?: readonly string[];
  /** One function an include or append: it reads once for the whole page and sets its field on each row. */
  includes?: Record<string, Include<Row>>;
  appends?: Record<string, Include<Row>>;
  /**
   * Read beside each row by the page's own statement: columns, and the laterals over `page` that bring them.
   */
  beside?: { columns: RawBuilder<unknown>; from: RawBuilder<unknown> };
  /**
   * Like an include, but part of every answer: fields that are cheaper to read once for the page than row by
   * row.
   */
  always?(ctx: Context, rows: Row[]): Promise<void>;
}

/** Declares a list source. */
export function defineListSource<Row extends object>(source: ListSource<Row>): ListSource<Row> {
  return source;
}

/** A column as SQL: text is taken as an identifier, `o.id`. */
export const columnOf = (column: Column): RawBuilder<unknown> =>
  typeof column === 'string' ? sql.ref(column) : column;

/** The alias of the main table, from the key `o.id`. */
export const aliasOf = (source: { key: string }): string => source.key.split('.')[0] ?? '';

/** The main table, with which `from` begins. */
export function tableOf({ from }: { from: RawBuilder<unknown> }): string {
  const [table] = /^\s*\w+/.exec(from.toOperationNode().sqlFragments[0] ?? '') ?? [];
  if (table === undefined) throw new Error('What a list is read from begins with its table');
  return table.trim();
}

/** Wildcards in a text are taken literally. */
export const literally = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/**
 * "Contains", blind to case, and in words of people also to accents and width; a trigram index can serve it.
 */
export const contains = (column: TextColumn, text: string): Condition => {
  const part = `%${literally(text)}%`;
  if (!isCode(column)) return sql<SqlBool>`${comparedOf(column)} like plain(${part})`;
  // digits have no case: nothing is made of each row to compare it
  return /^\d+$/.test(text)
    ? sql<SqlBool>`${comparedOf(column)} like ${part}`
    : sql<SqlBool>`${comparedOf(column)} ilike ${part}`;
};

/**
 * The same where rows are asked one by one and no index could serve: most texts have no letters beyond those
 * of ASCII, and are plain in lower case.
 */
export const containsEach = (column: Column, text: string): Condition => {
  const each = columnOf(column);
  return sql<SqlBool>`case when octet_length(${each}) = length(${each}) then lower(${each} collate "C")
    else plain(${each}) end like plain(${`%${literally(text)}%`})`;
};

export const both = (conditions: readonly (Condition | undefined)[]): Condition | undefined => {
  const present = conditions.filter((condition) => condition !== undefined);
  return present.length === 0 ? undefined : sql<SqlBool>`(${sql.join(present, sql` and `)})`;
};
