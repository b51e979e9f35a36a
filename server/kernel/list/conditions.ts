import { idOfNumber, type NumberedEntity } from '@hakobu/contract/document-number.ts';
import type { FilterKind, ListQuery, ListSpec, Range } from '@hakobu/contract/kernel/list.ts';
import { compactCode } from '@hakobu/contract/kernel/typed-code.ts';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Context } from '../context.ts';
import {
  aliasOf,
  both,
  columnOf,
  type Column,
  type Condition,
  type ListSource,
  type TextColumn,
} from './list-source.ts';
import { never } from './any-of.ts';
import { contains, filteredOf } from './search.ts';

/** The filters and ranges of a list. */
export function filtersOf<Row extends object>(
  ctx: Context,
  spec: ListSpec,
  source: Pick<ListSource<Row>, 'key' | 'filters' | 'between'>,
  query: ListQuery,
): Condition | undefined {
  const plain = (field: string): Column => `${aliasOf(source)}.${field}`;
  const filters = Object.entries(query.filters).map(([field, values]) => {
    const target = source.filters?.[field] ?? plain(field);
    return typeof target === 'function' ? target(values, ctx) : matches(spec.filters[field]!, target, values);
  });
  const ranges = Object.entries(query.between).map(([field, range]) => {
    const target = source.between?.[field] ?? plain(field);
    return typeof target === 'function' ? target(range, ctx) : within(spec.between![field]!, target, range);
  });
  return both([...filters, ...ranges]);
}

/**
 * A range of the last change: a row changed by then was created by then, which bounds the scan of the index
 * by creation.
 */
export const changedWithin =
  (alias: string) =>
  (range: Range): Condition =>
    both([
      within('instant', `${alias}.updated_at`, range),
      within('instant', `${alias}.created_at`, { end: range.end }),
    ])!;

const sqlType: Record<FilterKind, string> = {
  text: 'text',
  contains: 'text',
  integer: 'bigint',
  decimal: 'numeric',
  boolean: 'boolean',
  date: 'date',
  instant: 'timestamptz',
};

function matches(kind: FilterKind, target: TextColumn, values: string[]): Condition {
  if (kind === 'contains') return contains(target, values[0] ?? '');
  return isOneOf(columnOf(filteredOf(target)), values, sqlType[kind]);
}

/**
 * Equality with one of several values of a type; a single value keeps the index order of the following
 * columns.
 */
export function isOneOf(column: RawBuilder<unknown>, values: readonly string[], type: string): Condition {
  const cast = sql.raw(type);
  if (values.length === 1) return sql<SqlBool>`${column} = ${values[0]}::${cast}`;
  return sql<SqlBool>`${column} = any(${values}::${cast}[])`;
}

const DAY_LENGTH = 10;

/** A range with both ends inclusive; a date on a timestamp range means the whole day. */
export function within(kind: FilterKind, column: Column, { start, end }: Range): Condition {
  const reference = columnOf(column);
  const type = sql.raw(sqlType[kind]);
  const wholeDay = kind === 'instant' && end?.length === DAY_LENGTH;
  const from = start === undefined ? undefined : sql<SqlBool>`${reference} >= ${start}::${type}`;
  const to =
    end === undefined
      ? undefined
      : wholeDay
        ? sql<SqlBool>`${reference} < ${end}::timestamptz + interval '1 day'`
        : sql<SqlBool>`${reference} <= ${end}::${type}`;
  return both([from, to]) ?? sql<SqlBool>`true`;
}

/**
 * Whether a text can find rows by the numbers of their documents: it has a prefix or four characters. Others
 * are the row's own number, or occur in too many.
 */
export const namesDocument = (text: string): boolean => /^[a-z]{2,}\d|^.{4}/i.test(compactCode(text));

/**
 * Equality with the number of a document given as text, with or without its prefix and leading zeros:
 * `PO-0012`, `po 12`, `12`. Other text and other prefixes fit no row.
 */
export function isNumber(column: string, entity: NumberedEntity, text: string): Condition {
  const id = idOfNumber(entity, text);
  return id === undefined ? never : sql<SqlBool>`${sql.ref(column)} = ${id}::bigint`;
}
