import type { Range } from '@hakobu/contract/kernel/list.ts';
import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely';
import type { Context } from '../context.ts';
import type { Include } from './attach-relation.ts';

export type Condition = Expression<SqlBool>;
/** A column as `alias.column`, or an SQL expression. */
export type Column = string | RawBuilder<unknown>;
/** A column of codes or e-mail addresses: compared as it stands, without case. */
export interface CodeColumn {
  readonly code: string;
}
/** A column that holds normalized text; `within` is the search column of its entity, which has the index. */
export interface NormalizedColumn {
  readonly normalized: RawBuilder<unknown>;
  readonly within: string;
  /** The search column is mostly Japanese. */
  readonly isJapanese?: boolean;
}
/** The search column of an entity that is searched as a whole. */
export interface SearchColumn {
  readonly search: string;
  /** It holds numbers and codes only, without Chinese and Japanese characters. */
  readonly numbers?: true;
}
/** A column whose text is searched. A plain column is normalized row by row, which suits short lists. */
export type TextColumn = Column | CodeColumn | NormalizedColumn | SearchColumn;

/**
 * Where the rows of a list come from. One source serves the page, the count, the single row and exports.
 *
 * `Row` is what the API answers, before includes.
 */
export interface ListSource<Row extends object> {
  /** `orders o`: a table and its alias, with the joins that conditions and sorts need. */
  from: RawBuilder<unknown>;
  /** Joins that only the selected columns need: made for the rows of a page, not for those before it. */
  joins?: RawBuilder<unknown>;
  /** Common table expressions that `from` names: `t as (…)`. */
  with?: RawBuilder<unknown>;
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
   * Narrows lists to where the caller works, such as a warehouse: a single row is read and written
   * wherever it is.
   */
  within?(ctx: Context): Condition | undefined;
  /** Filters whose condition is not plain equality on the column of the same name. */
  filters?: Record<string, TextColumn | ((values: string[], ctx: Context) => Condition)>;
  between?: Record<string, Column | ((range: Range, ctx: Context) => Condition)>;
  /** By one column, or by several of which the first give a coarse order that has an index. */
  sorts?: Record<string, Column | readonly Column[]>;
  /** The condition of a free-text search. */
  search?(text: string, ctx: Context): Condition;
  /** One function an include or append: it reads once for the whole page and sets its field on each row. */
  includes?: Record<string, Include<Row>>;
  appends?: Record<string, Include<Row>>;
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

export const both = (conditions: readonly (Condition | undefined)[]): Condition | undefined => {
  const present = conditions.filter((condition) => condition !== undefined);
  return present.length === 0 ? undefined : sql<SqlBool>`(${sql.join(present, sql` and `)})`;
};
