import { sql, type RawBuilder, type SqlBool } from 'kysely';
import {
  both,
  comparedOf,
  isCode,
  isPlainColumn,
  literally,
  type Condition,
  type TextColumn,
} from './list-source.ts';
import { tellingOwn } from './tells-own.ts';

/** Fits no row: what is looked up by it need not be asked. */
export const noRow: Condition = sql<SqlBool>`false`;

/** The characters to look for, without the byte at which a statement would end. */
const wantedOf = (column: TextColumn, text: string): string =>
  (isCode(column) ? text : text.normalize('NFKC')).replaceAll('\0', '');

/**
 * Rows whose column holds a text, as its indexes find them: three and more characters by the trigrams of its
 * plain form, one and two by the grams of it (`grams_of`), all of which a text bears that holds them. Codes
 * are plain in lower case. The text stands in the statement itself (quoted): as a parameter, PostgreSQL would
 * soon plan for a common one and read the whole table for a rare one.
 */
export function holds(column: TextColumn, text: string): Condition {
  const wanted = wantedOf(column, text);
  const form = (of: RawBuilder<unknown>) => (isCode(column) ? sql`lower(${of})` : sql`plain(${of})`);
  const plain = isCode(column) ? form(comparedOf(column)) : comparedOf(column);
  const exact = sql<SqlBool>`${plain} like ${form(sql.lit(`%${literally(wanted)}%`))}`;
  const pieces = isPlainColumn(column) && hasTrigram(wanted) ? piecesOf(wanted) : [];
  if (pieces.length > 0)
    return sql<SqlBool>`(${plain} like ${form(sql.lit(`%${pieces.join('%')}%`))}
      and strpos(${plain}, ${form(sql.lit(wanted))}) <> 0)`;
  if (wanted === '' || hasTrigram(wanted)) return exact;
  // one and two plain characters are themselves a gram; more, and ligatures, become several
  const one = form(sql.lit(wanted));
  const kept = isPlainColumn(column) && column.grams !== undefined;
  const grams = kept ? sql.ref(column.grams!) : sql`grams_of(${plain})`;
  // grams that are not kept are never made row by row: of one that all rows bear PostgreSQL would, if it knew
  if (isPlain(wanted) && wanted.length <= 2)
    return sql<SqlBool>`${grams} @> ${kept ? sql`array[${one}]` : sql`(select array[${one}])`}`;
  // the text itself is then checked row by row: its trigrams would find most of the table first
  const checked = sql<SqlBool>`${plain} || '' like ${form(sql.lit(`%${literally(wanted)}%`))}`;
  return both([sql<SqlBool>`${grams} @> grams_of(${one})`, checked])!;
}

/**
 * A text of several words in parts of three letters and more, which have half of its trigrams: tens of
 * thousands of rows bear each of those, and to read them together is what takes long. A short word comes
 * with the space before it.
 */
function piecesOf(text: string): string[] {
  if (!/^[\p{Script=Latin}\d]+(?: [\p{Script=Latin}\d]+)+$/u.test(text)) return [];
  return text.split(' ').flatMap((word, index) => {
    const letters = [...word];
    if (letters.length < TRIGRAM) return index === 0 ? [] : [` ${word}`];
    const last = Math.floor(letters.length / TRIGRAM) - 1;
    return Array.from({ length: last + 1 }, (_, at) =>
      letters.slice(at * TRIGRAM, at === last ? undefined : (at + 1) * TRIGRAM).join(''),
    );
  });
}
const TRIGRAM = 3;

/** True for a text that a trigram can tell from others: three characters of one word, without signs between. */
const hasTrigram = (text: string): boolean => /[^\s!-/:-@[-`{-~]{3}/u.test(text);

const isPlain = (text: string): boolean => /^[ -~]*$/.test(text);

/**
 * Queries of the keys of rows one of whose columns holds a text. They tell which are within `access`, where
 * the same row says it.
 */
export const keysHolding = (
  key: string,
  from: RawBuilder<unknown>,
  columns: readonly TextColumn[],
  text: string,
  access?: Condition,
): RawBuilder<unknown>[] =>
  columns.map((column) => {
    const told = access === undefined ? sql`` : sql`, ${access} is true as own`;
    const keys = sql`select ${sql.ref(key)} as key${told} from ${from} where ${holds(column, text)}`;
    return access === undefined ? keys : tellingOwn(keys);
  });

/**
 * Rows whose column, the number of a document (`OR2611000001`: two letters, digits), holds a text. Letters
 * are how a number begins: such rows stand side by side in the order of their numbers. Three and more digits
 * are found by trigrams; one and two need no index of their own, which each new document would pay for: they
 * stand in so many that whoever walks meets them soon (undefined).
 */
export function holdsNumber(
  column: string,
  text: string,
  prefixes: readonly string[],
): Condition | undefined {
  const wanted = text.toUpperCase();
  if (!/^[A-Z0-9-]*$/.test(wanted)) return noRow;
  const [, letters, digits = ''] = /^([A-Z]+)(\d*)$/.exec(wanted) ?? [];
  if (letters === undefined) {
    if (wanted.length > 2) return (hasTrigram(wanted) ? bears : bearsUnfound)(column, wanted);
    return /[A-Z]/.test(wanted) ? noRow : undefined;
  }
  const beginnings = [...new Set(prefixes)].flatMap((prefix) =>
    (digits === '' ? prefix.includes(letters) : prefix.endsWith(letters)) ? [prefix + digits] : [],
  );
  const ranges = beginnings.map(
    (beginning) =>
      sql<SqlBool>`${sql.ref(column)} between ${sql.lit(beginning)} and ${sql.lit(`${beginning}zzzz`)}`,
  );
  return ranges.length === 0 ? noRow : sql<SqlBool>`(${sql.join(ranges, sql` or `)})`;
}

/**
 * Rows in whose number some digits and capitals stand, as it is kept: in small letters, and compared as
 * languages do, each of the hundred thousand that an index finds would take ten times as long.
 */
const bears = (column: string, text: string): Condition =>
  sql<SqlBool>`${sql.ref(column)} collate "C" like ${sql.lit(`%${text}%`)}`;

/** The same of a text without a trigram, for which that index would be read from end to end. */
const bearsUnfound = (column: string, text: string): Condition =>
  sql<SqlBool>`${sql.ref(column)} like ${sql.lit(`%${text}%`)}`;

/**
 * Rows whose number begins with a month that digits may be (`261`, `2611`, `26110`), each prefix by itself:
 * they stand side by side, so that the guess of an even spread is wrong for them.
 */
export const monthsBeginning = (column: string, digits: string, prefixes: readonly string[]): Condition[] =>
  /^\d\d[01]\d*$/.test(digits)
    ? [...new Set(prefixes)].map(
        (prefix) =>
          sql<SqlBool>`${sql.ref(column)} between ${sql.lit(prefix + digits)}
            and ${sql.lit(`${prefix}${digits}zzzz`)}`,
      )
    : [];

/** Rows in whose number one or two digits stand: most documents of a month bear those of it. */
export const bearsDigits = (column: string, text: string): Condition | undefined =>
  /^\d{1,2}$/.test(text) ? bearsUnfound(column, text) : undefined;

/**
 * The same of two digits by trigrams, for whoever asks few thousand rows: in a number another digit, a
 * hyphen or nothing follows.
 */
export const bearsPair = (column: string, digits: string): Condition => {
  const followed = [...'0123456789-'].map((next) => sql.lit(`%${digits}${next}%`));
  return sql<SqlBool>`${sql.ref(column)} collate "C"
    like any(array[${sql.join([...followed, sql.lit(`%${digits}`)])}])`;
};

/** The number that a text is, as people write it: a text that is none fits no row. */
export const isNumber = (column: string, text: string): Condition =>
  /^[1-9]\d{0,14}$/.test(text) ? sql<SqlBool>`${sql.ref(column)} = ${text}::bigint` : noRow;
