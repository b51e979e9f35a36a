import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { both, columnOf, isCode, literally, type Column, type Condition } from './list-source.ts';

/** The characters to look for, without the byte at which a statement would end. */
const wantedOf = (column: Column, text: string): string =>
  (isCode(column) ? text : text.normalize('NFKC')).replaceAll('\0', '');

/**
 * Rows whose column holds a text, as its indexes find them: three and more characters by the trigrams of its
 * plain form, one and two by the grams of it (`grams_of`), all of which a text bears that holds them. Codes
 * are plain in lower case. The text stands in the statement itself (quoted): as a parameter, PostgreSQL would
 * soon plan for a common one and read the whole table for a rare one.
 */
export function holds(column: Column, text: string): Condition {
  const wanted = wantedOf(column, text);
  const form = (of: RawBuilder<unknown>) => (isCode(column) ? sql`lower(${of})` : sql`plain(${of})`);
  const plain = form(columnOf(column));
  const exact = sql<SqlBool>`${plain} like ${form(sql.lit(`%${literally(wanted)}%`))}`;
  if (wanted === '' || [...wanted].length > 2 || /\s/.test(wanted)) return exact;
  // one and two plain characters are themselves a gram; a ligature becomes several
  const one = form(sql.lit(wanted));
  return isPlain(wanted)
    ? sql<SqlBool>`grams_of(${plain}) @> array[${one}]`
    : both([sql<SqlBool>`grams_of(${plain}) @> grams_of(${one})`, exact])!;
}

const isPlain = (text: string): boolean => /^[ -~]*$/.test(text);

/** Queries of the keys of rows one of whose columns holds a text. */
export const keysHolding = (
  key: string,
  from: RawBuilder<unknown>,
  columns: readonly string[],
  text: string,
): RawBuilder<unknown>[] =>
  columns.map((column) => sql`select ${sql.ref(key)} as key from ${from} where ${holds(column, text)}`);

/** The number that a text is, as people write it: a text that is none fits no row. */
export const isNumber = (column: string, text: string): Condition =>
  /^[1-9]\d{0,14}$/.test(text) ? sql<SqlBool>`${sql.ref(column)} = ${text}::bigint` : sql<SqlBool>`false`;
