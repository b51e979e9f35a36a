import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { both, columnOf, contains, isCode, literally, type Column, type Condition } from './list-source.ts';

// a statement ends at a zero byte
const wantedOf = (text: string): string => text.normalize('NFKC').replaceAll('\0', '');

/**
 * Rows whose column holds a text, as its indexes find them: three and more characters by the trigrams of
 * `plain(column)`, one and two by its grams (`grams_of(plain(column))`), all of which a text bears that holds them. The
 * text stands in the statement itself (quoted): as a parameter, PostgreSQL would soon plan for a common one and read the
 * whole table for a rare one.
 */
export function holds(column: Column, text: string): Condition {
  const wanted = wantedOf(text);
  const reference = columnOf(column);
  const exact = isCode(column)
    ? contains(column, text)
    : sql<SqlBool>`plain(${reference}) like plain(${sql.lit(`%${literally(wanted)}%`)})`;
  if ([...wanted].length <= 2 && !/\s/.test(wanted)) {
    const plainly = sql`plain(${sql.lit(wanted)})`;
    const gram = isPlain(wanted) ? sql`array[${plainly}]` : sql`grams_of(${plainly})`;
    const byGrams = sql<SqlBool>`grams_of(plain(${reference})) @> ${gram}`;
    // one and two plain characters are themselves a gram; a ligature becomes several
    return isPlain(wanted) && !isCode(column) ? byGrams : both([byGrams, exact])!;
  }
  const byTrigrams = sql<SqlBool>`plain(${reference}) like plain(${sql.lit(`%${literally(wanted)}%`)})`;
  return isCode(column) ? both([byTrigrams, exact])! : byTrigrams;
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
