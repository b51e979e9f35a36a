// Text search of lists: one normalized column per entity (`search_text`) with one n-gram index.
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { compactCode } from '@hakobu/contract/kernel/typed-code.ts';
import { never } from './any-of.ts';
import {
  columnOf,
  type CodeColumn,
  type Column,
  type Condition,
  type NormalizedColumn,
  type SearchColumn,
  type TextColumn,
} from './list-source.ts';

/** Least number of digits of the sequence numbers in orders, contracts and tracking numbers. */
const SEQUENCE_DIGITS = 6;
/** The same of bills of lading and deliveries, `LB261100042`. */
const GOODS_SEQUENCE_DIGITS = 5;

export const codeColumn = (code: string): CodeColumn => ({ code });
/** A column that is part of its entity's search column: `partOf('u.search_text', 'u.email')`. */
export const partOf = (within: string, column: string): NormalizedColumn => ({
  normalized: sql`normalize_search(${sql.ref(column)})`,
  within,
});
/** The same for a part that is stored normalized. */
export const storedPartOf = (
  within: string,
  column: string,
  { isJapanese = false } = {},
): NormalizedColumn => ({ normalized: sql.ref(column), within, isJapanese });

export const searchColumn = (search: string): SearchColumn => ({ search });
/** A search column of bills of lading and deliveries, which are found as `lb-42` too. */
export const goodsNumberColumn = (search: string): SearchColumn => ({ search, goodsNumbers: true });
/** A search column of numbers and codes, without Chinese and Japanese characters. */
export const numberColumn = (search: string): SearchColumn => ({ search, numbers: true });

const isCode = (column: TextColumn): column is CodeColumn => typeof column === 'object' && 'code' in column;
const isSearch = (column: TextColumn): column is SearchColumn =>
  typeof column === 'object' && 'search' in column;
const isNormalized = (column: TextColumn): column is NormalizedColumn =>
  typeof column === 'object' && 'normalized' in column;

/** The column used for exact filters. */
export const filteredOf = (column: TextColumn): Column => {
  if (isCode(column)) return column.code;
  if (isSearch(column)) return column.search;
  return isNormalized(column) ? column.normalized : column;
};

/** Escapes wildcards. */
export const literally = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** Normalizes full-width characters, which could become wildcards, and removes NUL. */
const wantedOf = (text: string): string => text.normalize('NFKC').replaceAll('\0', '');

const patternOf = (text: string): RawBuilder<unknown> =>
  sql`normalize_search(${`%${literally(wantedOf(text))}%`})`;

/** Condition: a normalized column contains a text, or the number that the text writes with spaces and hyphens. */
function containsEither(column: RawBuilder<unknown>, text: string): Condition {
  const asTyped = sql<SqlBool>`${column} like ${patternOf(text)}`;
  const number = compactCode(text);
  if (number === wantedOf(text) || !/^(?=.*\d)[a-z\d]+$/i.test(number)) return asTyped;
  return sql<SqlBool>`(${asTyped} or ${column} like ${patternOf(number)})`;
}

/** One or two Chinese or Japanese characters, which have no trigram. */
const isShortCjk = (text: string): boolean => /^[々-ヿ㐀-鿿豈-﫿]{1,2}$/u.test(text);

/**
 * Whether the search column of an entity (`o.search_text`) contains a text. `isJapanese`: the column is
 * mostly Japanese, so that PostgreSQL has statistics of its n-grams to estimate the matching rows.
 */
export function searches(column: string, text: string, { isJapanese = false } = {}): Condition {
  const searched = sql.ref(column);
  const wanted = wantedOf(text);
  if (!isShortCjk(wanted)) return containsEither(searched, text);
  const hasGram = sql<SqlBool>`cjk_grams(${searched}) @> array[normalize_search(${wanted})]`;
  // Without such statistics, a second condition that the index does not cover lowers the row estimate.
  return isJapanese ? hasGram : sql<SqlBool>`(${hasGram} and ${searched} || '' like ${patternOf(text)})`;
}

/**
 * The same for numbers and codes (`o.search_text`) without Chinese or Japanese characters. Numbers of
 * documents are a prefix, the month and a padded sequence number, so `or-12` finds `OR2611000012`.
 */
export function searchesNumber(column: string, text: string): Condition {
  if (isShortCjk(wantedOf(text))) return never;
  return orInSequence(searches(column, text), column, text, SEQUENCE_DIGITS);
}

/** The same for names of bills of lading and deliveries, which people may choose. */
export const searchesGoodsNumber = (column: string, text: string): Condition =>
  orInSequence(searches(column, text), column, text, GOODS_SEQUENCE_DIGITS);

function orInSequence(found: Condition, column: string, text: string, sequenceDigits: number): Condition {
  const [, prefix, digits] = /^([a-z]{2,3})0*([1-9]\d{0,5})$/i.exec(compactCode(text)) ?? [];
  if (prefix === undefined || digits === undefined) return found;
  const number = `${prefix.toLowerCase()}%${digits.padStart(sequenceDigits, '0')}`;
  return sql<SqlBool>`(${found} or ${sql.ref(column)} like ${number})`;
}

/** Whether a column contains a text. */
export function contains(column: TextColumn, text: string): Condition {
  if (isSearch(column) && column.goodsNumbers === true) return searchesGoodsNumber(column.search, text);
  if (isSearch(column))
    return column.numbers === true ? searchesNumber(column.search, text) : searches(column.search, text);
  if (isCode(column)) return sql<SqlBool>`${sql.ref(column.code)} ilike ${`%${literally(text)}%`}`;
  if (!isNormalized(column)) return containsEither(sql`normalize_search(${columnOf(column)})`, text);
  const { within, normalized, isJapanese } = column;
  return sql<SqlBool>`(${searches(within, text, { isJapanese })} and ${containsEither(normalized, text)})`;
}
