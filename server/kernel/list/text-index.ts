import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { literally, type Condition } from './list-source.ts';

// a statement ends at a zero byte
const wantedOf = (text: string): string => text.normalize('NFKC').replaceAll('\0', '');

/**
 * Rows whose column holds a text, blind to accents, case and width, as its indexes find them: three and more characters
 * by the trigrams of `plain(column)`, one and two by its grams (`grams_of(plain(column))`), each of which a row bears
 * once. The text stands in the statement itself (quoted): as a parameter, PostgreSQL would soon plan for a common one
 * and read the whole table for a rare one.
 */
export function holds(column: RawBuilder<unknown>, text: string): Condition {
  const wanted = wantedOf(text);
  return [...wanted].length <= 2 && !/\s/.test(wanted)
    ? sql<SqlBool>`grams_of(plain(${column})) @> array[plain(${sql.lit(wanted)})]`
    : sql<SqlBool>`plain(${column}) like plain(${sql.lit(`%${literally(wanted)}%`)})`;
}
