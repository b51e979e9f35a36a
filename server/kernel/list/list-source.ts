import type { Range } from '@hakobu/contract/kernel/list.ts';
import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely';
import type { Context } from '../context.ts';
import type { Include } from './attach-relation.ts';

export type Condition = Expression<SqlBool>;
/** A column as `alias.column`, or an SQL expression. */
export type Column = string | RawBuilder<unknown>;
/** A column of codes or email addresses, compared case-insensitively without further normalization. */
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
/** The search column of an entity that is searched over all its texts. */
export interface SearchColumn {
  readonly search: string;
  /** It holds numbers and codes only, without Chinese and Japanese characters. */
  readonly numbers?: true;
  /** It holds the numbers of bills of lading or deliveries, or names that people chose instead. */
  readonly goodsNumbers?: true;
}
/** A column whose text is searched. A plain column is normalized row by row, which suits short lists. */
export type TextColumn = Column | CodeColumn | NormalizedColumn | SearchColumn;

/**
 * The source of a list's rows, used by page, count, single row and exports. `Row` is the API's row before
 * includes.
 */
export interface ListSource<Row extends object> {
  /** `orders o`: a table and its alias, with the joins that conditions and sorts need. */
  from: RawBuilder<unknown>;
  /** Joins that only the selected columns need: made for the rows of a page, not for those before it. */
  joins?: RawBuilder<unknown>;
  /** Common table expressions that `from` names: `t as (…)`. */
  with?: RawBuilder<unknown>;
  /** Selected columns, named like the fields of the response. */
  select: RawBuilder<unknown>;
  /** The unique column that breaks ties, `o.id`. */
  key: string;
  /**
   * Which rows this caller may see. `undefined` = all. Writes use the same function, so a row is reachable
   * exactly when it is listed.
   */
  access(ctx: Context): Condition | undefined;
  /**
   * Restricts lists to the chosen scope, such as a warehouse; single rows are accessible regardless of it.
   */
  within?(ctx: Context): Condition | undefined;
  /** Filters whose condition is not plain equality on the column of the same name. */
  filters?: Record<string, TextColumn | ((values: string[], ctx: Context) => Condition)>;
  between?: Record<string, Column | ((range: Range, ctx: Context) => Condition)>;
  /** Sort expressions: one column, or several of which the first give an indexed coarse order. */
  sorts?: Record<string, Column | readonly Column[]>;
  /** The condition of a free-text search. */
  search?(text: string, ctx: Context): Condition;
  /** Includes and appends: each loads once for the page and sets its field on each row. */
  includes?: Record<string, Include<Row>>;
  appends?: Record<string, Include<Row>>;
  /**
   * Like an include, but part of every response: fields that are cheaper to load for the page than per row.
   */
  always?(ctx: Context, rows: Row[]): Promise<void>;
}

/** Declares a list source. */
export function defineListSource<Row extends object>(source: ListSource<Row>): ListSource<Row> {
  return source;
}

/** A column as SQL; text is an identifier, `o.id`. */
export const columnOf = (column: Column): RawBuilder<unknown> =>
  typeof column === 'string' ? sql.ref(column) : column;

/** The alias of the main table, from the key `o.id`. */
export const aliasOf = (source: { key: string }): string => source.key.split('.')[0] ?? '';

/** The main table, the first of `from`. */
export function tableOf({ from }: { from: RawBuilder<unknown> }): string {
  const [table] = /^\s*\w+/.exec(from.toOperationNode().sqlFragments[0] ?? '') ?? [];
  if (table === undefined) throw new Error('What a list is read from begins with its table');
  return table.trim();
}

export const both = (conditions: readonly (Condition | undefined)[]): Condition | undefined => {
  const present = conditions.filter((condition) => condition !== undefined);
  return present.length === 0 ? undefined : sql<SqlBool>`(${sql.join(present, sql` and `)})`;
};
